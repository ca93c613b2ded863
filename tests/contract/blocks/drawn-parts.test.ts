/** Charts and code are drawn wherever blocks can be: in pages, fragments, variants and the layout. */
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageData, SiteData } from '../../../engine/core/page/data'
import { loadAssembly } from '../../../engine/node/build/pages/assembly'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { resolvePointer } from '../../../engine/node/lib/json/text-place'
import { writeCase } from '../../support/check/rule-cases'

const COLORS = { ink: '#000000', paper: '#FFFFFF', mist: '#EEEEEE', action: '#0000AA' }

/** A chart whose last value is written as a long number in groups, as phone numbers are. */
const chart = {
  kind: 'bar',
  label: 'A',
  columns: ['', 'B'],
  rows: [
    ['C', '{all}'],
    ['D', '12 500 000'],
  ],
}
const block = { type: 'chart', chart }
const code = { type: 'code', code: { text: '{"a": 1}', language: 'json' } }

const FILES = {
  'settings.json': {
    ...{
      brand: 'Case',
      url: 'https://case.example',
      language: 'ar',
      tokens: { all: '25 000 000' },
    },
    theme: { colors: { ...COLORS, accent: '#AA0000' } },
  },
  'pages/index.json': {
    ...{ title: 'Page', description: 'A page.' },
    blocks: [
      { type: 'hero', title: 'Home' },
      { ...block, byAudience: { banks: { chart: { ...chart, kind: 'donut' } } } },
      { use: 'numbers' },
      {
        type: 'tabs',
        title: 'Tabs',
        items: ['a', 'b'].map((id) => ({ id, label: id, blocks: [block] })),
      },
      { ...block, chart: { kind: 'bar', label: 'A', rows: { from: 'data/sales.csv' } } },
    ],
  },
  'shared/numbers.json': { content: block },
  'data/sales.csv': 'year,sales\n2024,12\n2025,24\n',
  'audiences.json': {
    audiences: [{ id: 'banks', name: 'Banks', description: 'Come to compare.' }],
  },
  'layout.json': { after: [block, code] },
  'cta.json': {
    rules: [
      { path: '/*', block },
      { path: '/', block },
    ],
  },
}

let page: PageData
let site: SiteData

beforeAll(async () => {
  const dir = join(projectRoot, '.test/drawn-parts')
  writeCase(dir, FILES)
  const { site: checked, problems } = await checkSite(dir)
  const home = checked?.pages.find(({ route }) => route === '/')
  if (!checked || !home) throw new Error(JSON.stringify(problems))
  const assembly = await loadAssembly({ site: checked, build: 'test', year: 2026 })
  page = assembly.buildPageData(home)
  site = assembly.locales[0].buildSiteData()
})

const readPath = (data: unknown, pointer: string) => {
  const drawn = resolvePointer(data, `${pointer}/drawing/parts/0/path`)
  return typeof drawn === 'string' ? drawn : undefined
}

/** The first value fills the height, and is twice as large as the second. */
const BARS = 'M7.5,100V0h32.9V100ZM57.5,100V50h32.9V100Z'

describe('a chart is drawn', () => {
  it.each([
    ['in a block', '/blocks/1/chart'],
    ['in a fragment', '/blocks/2/chart'],
    ['in a nested block', '/blocks/3/items/1/blocks/0/chart'],
    ['in the closing call to action', '/blocks/5/chart'],
  ])('%s', (_, pointer) => {
    expect(readPath(page, pointer)).toBe(BARS)
  })

  it('in the layout', () => {
    expect(readPath(site, '/after/0/chart')).toBe(BARS)
  })

  it('in the variant of an audience', () => {
    expect(resolvePointer(page, '/blocks/1/byAudience/banks/chart/drawing/parts/0')).toMatchObject({
      name: 'C',
      share: expect.stringMatching(/66[.,٫]7/),
    })
  })

  it('from the rows of a file', () => {
    expect(readPath(page, '/blocks/4/chart')).toMatch(/^M/)
  })
})

it('code has its colours in the layout', () => {
  expect(resolvePointer(site, '/after/1/code/runs')).toMatch(/^\d/)
})

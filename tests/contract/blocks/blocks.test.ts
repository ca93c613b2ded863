import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listRareKinds } from '../../../engine/core/page/content-kinds'
import type { PageData } from '../../../engine/core/page/data'
import { findDuplicateIds } from '../../../engine/node/block-tools/testing/markup-issues'
import { loadAssembly } from '../../../engine/node/build/pages/assembly'
import type { Bundle, ModuleFiles } from '../../../engine/node/bundle/bundle'
import { loadCachedBundle } from '../../../engine/node/bundle/bundle-cache'
import type { ServerModule } from '../../../engine/node/bundle/server-module'
import { renderReport } from '../../../engine/node/check/report/report'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { Block } from '../../../schemas/generated/types'
import { loadExamples, routeOfExample, writeExamplesSite } from '../../support/sites/examples-site'
import type { WholePage } from '../../support/sites/read-pages'
import { readPages } from '../../support/sites/read-pages'

const SITE = join(projectRoot, '.test/examples-contract')
const root = (path: string) => join(projectRoot, path)
const examples = loadExamples()
const types = readdirSync(root('blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

describe('block types (R-277)', () => {
  it.each(
    types,
  )('%s has a schema, a component, styles where it needs them, and two examples', (type) => {
    const name = type.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
    expect(existsSync(root(`blocks/${type}/schema.json`))).toBe(true)
    expect(existsSync(root(`blocks/${type}/${name}.tsx`))).toBe(true)
    expect(examples.get(type)?.length).toBeGreaterThanOrEqual(2)
    for (const { page, after = [], ...example } of examples.get(type) ?? []) {
      expect(after.every((block) => Object.hasOwn(block, 'type'))).toBe(true)
      expect(page ?? {}).not.toHaveProperty('blocks')
      expect(example).toEqual({
        name: expect.stringMatching(/./),
        description: expect.stringMatching(/\.$/),
        block: expect.objectContaining({ type }),
      })
    }
  })
})

describe('every example of every block', () => {
  let sources: WholePage[]
  let pages: Map<string, PageData>
  let bundle: Bundle
  let render: ReturnType<ServerModule['createRenderer']>

  beforeAll(async () => {
    writeExamplesSite(SITE)
    const loading = loadCachedBundle()
    const checked = await checkSite(SITE)
    bundle = await loading
    expect(renderReport(checked.problems)).toBe('No problems.')
    if (!checked.site) throw new Error('The examples are not a valid site.')
    const { site } = checked
    const assembly = await loadAssembly({ site, build: 'test', year: 2026 })
    pages = new Map(site.pages.map((page) => [page.route, assembly.buildPageData(page)]))
    sources = readPages(SITE)
    const server: ServerModule = await import(pathToFileURL(bundle.serverEntry).href)
    render = server.createRenderer(assembly.locales[0].buildSiteData(), '')
  }, 120_000)

  afterEach(() => vi.restoreAllMocks())

  const cases = [...examples].flatMap(([type, list]) =>
    list.map((example, index) => ({
      type,
      name: example.name,
      route: routeOfExample(type, index),
    })),
  )

  it.each(cases)('$type: $name is rendered on the server without a warning', ({ route }) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = pages.get(route)
    if (!page) throw new Error(`${route} is missing`)
    const { html } = render(page)
    expect(html).not.toContain('undefined')
    expect(html).not.toContain('[object Object]')
    expect(errors).not.toHaveBeenCalled()
    expect(findDuplicateIds(html)).toEqual([])
  })

  it.each(cases)('$type: $name has all its texts in the HTML', ({ route }) => {
    const page = pages.get(route)
    if (!page) throw new Error(`${route} is missing`)
    const html = decode(render(page).html)
    const texts = sources
      .find((candidate) => candidate.route === route)
      ?.references.filter(({ meaning }) => meaning === 'text')
      // The mobile menu is rendered only when it opens.
      .filter(({ pointer }) => !pointer.includes('/mobile/'))
      // Audience-specific content is shown only after a reader has chosen an audience.
      .filter(({ pointer }) => !pointer.includes('/byAudience/'))
      .map(({ value }) => value.replace('{year}', '2026').replace('{brand}', 'Examples'))
    const isShown = (text: string) => html.includes(text) || isOnlyInHead(page, text)
    expect(texts?.filter((text) => !isShown(text))).toEqual([])
  })

  it('has the rare parts of running text that are found in its data, and no others', () => {
    const shown = cases.map(({ route }) => {
      const page = pages.get(route) as PageData
      const { contentParts } = render(page)
      expect(contentParts).toEqual(listRareKinds(page.blocks).sort())
      return contentParts
    })
    expect([...new Set(shown.flat())].sort()).toEqual(['code', 'quote', 'table'])
    expect(shown).toContainEqual([])
  })

  it('has the styles of rare parts of running text only with these (R-347)', () => {
    const listStyles = (files?: ModuleFiles) => files?.styles.map(({ href }) => href) ?? []
    const common = listStyles(bundle.blocks.get('cards'))
    const listOwn = (files?: ModuleFiles) =>
      listStyles(files).filter((href) => !common.includes(href))
    const kinds = [...bundle.contentParts.keys()].sort()
    expect(kinds).toEqual(['code', 'quote', 'table'])
    for (const kind of kinds) {
      const own = listOwn(bundle.contentParts.get(kind))
      expect(own).not.toEqual([])
      for (const type of ['prose', 'split'])
        expect(listOwn(bundle.blocks.get(type)).filter((href) => own.includes(href))).toEqual([])
    }
  })

  it('that throws is reported with its type, and leaves nothing behind for the next page', () => {
    const page = pages.get(routeOfExample('stats', 0)) as PageData
    const broken = page.blocks.map((block) => ({ ...block, items: null })) as unknown as Block[]
    const { error } = render({ ...page, blocks: broken })
    expect(error?.message).toMatch(/^in the block "stats": TypeError/)
    expect(render(page)).toMatchObject({ html: expect.stringContaining('data-block="stats"') })
    expect(render(page).error).toBeUndefined()
  })

  it('is static where nothing in it moves, and says why where it is alive', () => {
    const why = cases.map(({ type, route }) => {
      const page = pages.get(route)
      if (!page) throw new Error(`${route} is missing`)
      const { liveness } = render(page)
      const block = page.blocks.find((candidate) => candidate.type === type)
      const around = [...liveness.keys()].find((candidate) => candidate.type === type)
      const reasons = liveness.get((block ?? around) as Block)
      return { type, route, reasons: reasons?.join(', ') }
    })
    console.table(why)
    const alive = new Set(why.filter(({ reasons }) => reasons !== '').map(({ type }) => type))
    expect(STATIC.filter((type) => alive.has(type))).toEqual([])
    expect([...alive]).toEqual(expect.arrayContaining(['faq', 'header', 'tabs']))
  })
})

/** Block types whose examples never need React, listed independently of their code. */
const STATIC = [
  'badges',
  'cards',
  'cta',
  'flow',
  'footer',
  'hero',
  'prose',
  'stats',
  'steps',
  'timeline',
]

function decode(html: string): string {
  return html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function isOnlyInHead(page: PageData, text: string): boolean {
  return page.title === text || page.head.some(({ attributes }) => attributes.content === text)
}

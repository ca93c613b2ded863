import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { makeScratchFolder } from '../../support/scratch-folder'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')
const read = (path: string) => readFileSync(join(outDir, path), 'utf8')
const readIndex = (): { url: string; title: string }[] =>
  JSON.parse(read('_data/search-index.json'))

const page = {
  title: 'Rye',
  description: 'Dark, dense and good for a week.',
  search: {
    title: 'Rye bread',
    description: 'Dark and dense.',
    type: 'Bread',
    keywords: ['rye'],
    order: 90,
  },
  blocks: [{ type: 'hero', title: 'Rye that lasts a week' }],
}

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  expect((await buildSite({ siteDir, outDir })).problems).toEqual([])
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a page file that is dropped into a site (R-269)', () => {
  it('is a page, in the sitemap and in the search, and nowhere once it is gone', async () => {
    const file = join(siteDir, 'pages/bread/grains/rye.json')
    const { length } = readIndex()
    expect(existsSync(join(outDir, 'bread/grains/rye.html'))).toBe(false)

    mkdirSync(join(siteDir, 'pages/bread/grains'))
    writeFileSync(file, JSON.stringify(page))
    const { problems, rendered } = await buildSite({ siteDir, outDir })
    expect(problems).toEqual([])
    expect(rendered).toBe(1)
    expect(read('bread/grains/rye.html')).toContain('Rye that lasts a week')
    expect(JSON.parse(read('_data/bread/grains/rye.json')).path).toBe('/bread/grains/rye')
    expect(read('sitemap.xml')).toContain('<loc>https://wren.example/bread/grains/rye</loc>')
    expect(readIndex().map(({ url }) => url)).toContain('/bread/grains/rye')

    rmSync(file)
    expect((await buildSite({ siteDir, outDir })).rendered).toBe(0)
    expect(existsSync(join(outDir, 'bread/grains/rye.html'))).toBe(false)
    expect(read('sitemap.xml')).not.toContain('rye')
    expect(readIndex()).toHaveLength(length)
  })

  it('is in the search only where it says so', async () => {
    const { search: _, ...silent } = page
    writeFileSync(join(siteDir, 'pages/rye.json'), JSON.stringify(silent))
    expect((await buildSite({ siteDir, outDir })).problems).toEqual([])
    expect(read('sitemap.xml')).toContain('<loc>https://wren.example/rye</loc>')
    expect(readIndex().map(({ url }) => url)).not.toContain('/rye')
  })
})

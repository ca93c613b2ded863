/** What is rendered without React is what React renders. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import type { PageData, SiteData } from '../../../engine/core/page/data'
import { listHtmlTexts } from '../../../engine/core/page/html-texts'
import { loadCachedBundle } from '../../../engine/node/bundle/bundle-cache'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { loadAssembly } from '../../../engine/node/pages/assembly'
import { projectRoot } from '../../../engine/node/util/project-root'
import { writeExamplesSite } from '../../support/sites/examples-site'

interface Way {
  html: string
  texts?: string[]
  liveness: ReadonlyMap<object, readonly string[]>
}

interface Server {
  renderBothWays: (site: SiteData, base: string, page: PageData) => { usual: Way; plain?: Way }
}

const EXAMPLES = join(projectRoot, '.test/examples-plain-html')
const SITES = ['site', 'examples/bakery', 'examples/news'].map((path) => join(projectRoot, path))

/** The types of block of which every example is rendered without React. */
const PLAIN = [
  'byline',
  'comparison',
  'cta',
  'roles',
  'stats',
  'steps',
  'table',
  'tabs',
  'timeline',
]

let server: Server

beforeAll(async () => {
  writeExamplesSite(EXAMPLES)
  server = await import(pathToFileURL((await loadCachedBundle()).serverEntry).href)
}, 120_000)

it.each([EXAMPLES, ...SITES])('has the same HTML and live blocks: %s', async (dir) => {
  const { site } = await checkSite(dir)
  if (!site) throw new Error('The site is not valid.')
  const assembly = await loadAssembly({ site, build: 'test', year: 2026 })
  const siteData = assembly.locales[0].buildSiteData()
  const bare = { ...siteData, before: [], after: [] }
  const plain = new Set<string>()
  const others = new Set<string>()
  for (const page of site.pages) {
    const data = assembly.buildPageData(page)
    for (const world of [siteData, bare]) {
      const found = server.renderBothWays(world, '/base', data)
      const types = data.blocks.map(({ type }) => type)
      if (!found.plain) {
        for (const type of types) others.add(type)
        continue
      }
      expect(found.plain.html).toBe(found.usual.html)
      expect(found.plain.texts).toEqual(listHtmlTexts(found.usual.html))
      expect([...found.plain.liveness]).toEqual([...found.usual.liveness])
      for (const type of types) plain.add(type)
    }
  }
  expect(plain.size).toBeGreaterThan(3)
  if (dir === EXAMPLES) {
    expect(PLAIN.filter((type) => !plain.has(type) || others.has(type))).toEqual([])
  }
}, 120_000)

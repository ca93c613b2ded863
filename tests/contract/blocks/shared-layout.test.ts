/**
 * The layout of similar pages is rendered once. The result is the same as rendering each page
 * separately.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { builds } from '../../../blocks/build-registry'
import type { PageData, SiteData } from '../../../engine/core/page/data'
import { loadAssembly } from '../../../engine/node/build/pages/assembly'
import { loadCachedBundle } from '../../../engine/node/bundle/bundle-cache'
import type { ServerModule } from '../../../engine/node/bundle/server-module'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { Block } from '../../../schemas/generated/types'
import { loadExamples, routeOfExample, writeExamplesSite } from '../../support/sites/examples-site'

const SITE = join(projectRoot, '.test/examples-shared-layout')
const TONES = ['paper', 'mist', 'ink', 'action'] as const

const examples = loadExamples()
const cases = Object.entries(builds)
  .filter(([, build]) => 'layoutKey' in build)
  .flatMap(([type]) =>
    (examples.get(type) ?? []).map(({ name }, index) => ({
      ...{ type, name },
      route: routeOfExample(type, index),
    })),
  )

let siteData: SiteData
let pages: Map<string, PageData>
let server: ServerModule

beforeAll(async () => {
  writeExamplesSite(SITE)
  const { site } = await checkSite(SITE)
  if (!site) throw new Error('The examples are not a valid site.')
  const assembly = await loadAssembly({ site, build: 'test', year: 2026 })
  pages = new Map(site.pages.map((page) => [page.route, assembly.buildPageData(page)]))
  siteData = assembly.locales[0].buildSiteData()
  server = await import(pathToFileURL((await loadCachedBundle()).serverEntry).href)
}, 120_000)

/** Pages at the paths that a layout links to, under those paths and elsewhere, in all tones. */
function listPages(blocks: Block[]): PageData[] {
  const [hero] = pages.get(routeOfExample('hero', 0))?.blocks ?? []
  const page = pages.get('/') as PageData
  const found = JSON.stringify(blocks).matchAll(/"href":"(\/[^"#?]*)"/g)
  const paths = new Set(['/', '/elsewhere', ...Array.from(found, ([, href = '']) => href)])
  return [...paths].flatMap((path) =>
    TONES.flatMap((tone) =>
      [path, `${path === '/' ? '' : path}/below`].map((at) => ({
        ...page,
        path: at,
        blocks: [{ ...(hero as Block), tone }],
      })),
    ),
  )
}

const LANGUAGES: SiteData['languages'] = {
  label: 'Language',
  path: '',
  list: [
    { path: '', language: 'en', name: 'English', route: '/', home: 'Home' },
    { path: 'de', language: 'de', name: 'Deutsch', route: '/de', home: 'Startseite' },
  ],
}

it('is tried with the blocks that say what they show of a page', () => {
  expect([...new Set(cases.map(({ type }) => type))].sort()).toEqual([
    'footer',
    'header',
    'notice-bar',
  ])
})

it.each(cases)('$type: $name is the same on each page as if it were rendered there', ({
  route,
}) => {
  const own = pages.get(route) as PageData
  const around = own.blocks.slice(0, 1)
  const { icons, assets, maps } = own
  const one = { ...siteData, icons, assets, maps, before: around, after: [] }
  for (const site of [
    one,
    { ...one, before: [], after: around },
    { ...one, languages: LANGUAGES },
  ]) {
    const shared = server.createRenderer(site, '')
    const list = listPages(around).map((page) => ({ ...page, versions: { de: `/de${page.path}` } }))
    for (const page of [...list, ...list, ...list]) {
      const { html, liveness, ...rest } = server.createRenderer(site, '')(page)
      const found = shared(page)
      expect(found.html).toBe(html)
      expect(new Map(found.liveness)).toEqual(new Map(liveness))
      expect(found).toMatchObject(rest)
    }
  }
}, 60_000)

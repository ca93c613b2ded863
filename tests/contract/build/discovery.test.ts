/** The output for search engines and link previews. */
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { imageSize } from 'image-size'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { htmlPathOf, markdownPathOf } from '../../../engine/core/addresses/paths'
import type { Thing } from '../../../engine/core/page/structured-data'
import { buildSite } from '../../../engine/node/build/build-site'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'
import { readPages } from '../../support/sites/read-pages'

const outDir = join(makeScratchFolder(), 'dist')
const SITE = 'examples/bakery'
const URL_OF_SITE = 'https://www.saltmarsh.example'
const read = (path: string) => readFileSync(join(outDir, path), 'utf8')
const routes = readPages(SITE).map(({ route }) => route)

/**
 * The required properties of each structured data type:
 * https://developers.google.com/search/docs/appearance/structured-data
 */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'hiringOrganization', 'jobLocation', 'identifier'],
}

/** A page's JSON-LD. */
function readThings(route: string): Thing[] {
  const [, json] =
    /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(read(htmlPathOf(route))) ?? []
  if (json === undefined) return []
  const data = JSON.parse(json)
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

function readMeta(route: string): Record<string, string> {
  const tags = read(htmlPathOf(route)).matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
  )
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]))
}

beforeAll(async () => {
  expect((await buildSite({ siteDir: SITE, outDir, precompress: false })).pages).toBe(routes.length)
}, 120_000)

afterAll(() => rmSync(outDir, { recursive: true, force: true }))

describe('search engines (R-345)', () => {
  it('get the address of the sitemap, and may fetch everything', () => {
    expect(read('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${URL_OF_SITE}/sitemap.xml\n`,
    )
  })

  it('find in the sitemap the canonical address of every page that may be found, and no other', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    const indexed = routes.filter((route) => {
      const html = read(htmlPathOf(route))
      return readMeta(route).robots?.startsWith('index') && !html.includes('http-equiv="refresh"')
    })
    const canonical = indexed.map(
      (route) => /<link rel="canonical" href="([^"]+)"/.exec(read(htmlPathOf(route)))?.[1],
    )
    expect(listed.sort()).toEqual(canonical.sort())
    expect(listed).toContain(`${URL_OF_SITE}/order`)
    expect(listed).not.toContain(`${URL_OF_SITE}/privacy`)
    expect(listed.length).toBeGreaterThan(6)
  })

  it('read who runs the site, the way to each page, questions and jobs', () => {
    const typesOf = (route: string) => readThings(route).map((thing) => thing['@type'])
    expect(typesOf('/')).toContain('Organization')
    expect(typesOf('/questions')).toEqual(['BreadcrumbList', 'FAQPage'])
    expect(typesOf('/about').filter((type) => type === 'JobPosting')).toHaveLength(2)
    for (const route of routes) {
      const types = typesOf(route).filter((type) => type !== 'JobPosting')
      expect(new Set(types).size, `${route} has one of each kind`).toBe(types.length)
    }
  })

  it('miss nothing that they ask for, and no word in braces stands there', () => {
    const things = routes.flatMap(readThings)
    for (const thing of things) {
      const missing = REQUIRED[thing['@type']]?.filter((name) => !thing[name])
      expect(missing, thing['@type']).toEqual([])
      expect(JSON.stringify(thing)).not.toMatch(/\{[a-z]\w*\}/i)
    }
    expect(new Set(things.map((thing) => thing['@type']))).toEqual(new Set(Object.keys(REQUIRED)))
  })
})

describe('the preview of a link (R-345)', () => {
  it.each(routes)('of %s has its title, words, kind, site and language', (route) => {
    const meta = readMeta(route)
    expect(meta).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Saltmarsh Bakery',
      'og:locale': 'en_GB',
      'og:description': meta.description,
    })
    expect(read(htmlPathOf(route))).toContain(`<title>${meta['og:title']}</title>`)
    expect(meta['twitter:card']).toBe('summary_large_image')
  })

  it.each(routes)('of %s has a picture of its own, of the size that is shown', (route) => {
    const meta = readMeta(route)
    const address = meta['og:image'] ?? ''
    expect(address.startsWith(`${URL_OF_SITE}/assets/`)).toBe(true)
    const picture = readFileSync(join(outDir, new URL(address).pathname))
    expect(imageSize(picture)).toMatchObject({ type: 'png', width: 1200, height: 630 })
    expect(picture.length).toBeLessThan(120_000)
    expect(meta['og:image:alt']).not.toBe('')
  })

  it('has different pictures for different titles', () => {
    const pictures = routes.map((route) => readMeta(route)['og:image'])
    expect(new Set(pictures).size).toBe(routes.length)
  })
})

describe('programs that read the site (R-345)', () => {
  it.each(routes)('find the words of %s as Markdown, linked from its head', (route) => {
    const path = markdownPathOf(route)
    const markdown = read(path)
    expect(read(htmlPathOf(route))).toContain(
      `<link rel="alternate" type="text/markdown" href="${path}"`,
    )
    expect(markdown.match(/^# \S.*$/gm)).toHaveLength(1)
    expect(markdown).not.toMatch(/<\/?[a-z][^>]*>|undefined|\[object|\n{3}/)
    expect(markdown).not.toMatch(/^#{1,6}\s*$/m)
  })

  it('find an overview with every page that may be found, once', () => {
    const overview = read('llms.txt')
    expect(overview.startsWith('# Saltmarsh Bakery\n\n> ')).toBe(true)
    const listed = [...overview.matchAll(/\]\((\S+)\.md\): \S/g)].map(([, url]) => url)
    const sitemap = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
      url === `${URL_OF_SITE}/` ? `${URL_OF_SITE}/index` : url,
    )
    expect(listed.sort()).toEqual(sitemap.sort())
    expect(overview.match(/^## .+$/gm)).toEqual(['## Pages', '## Our breads'])
  })
})

it('a second build takes all of it over', async () => {
  // Builds in a separate folder, directly after the first build: other tests build too, and evict
  // cached entries.
  const again = join(dirname(outDir), 'again')
  const build = () => buildSite({ siteDir: SITE, outDir: again, precompress: false })
  await build()
  const before = hashFiles(again)
  expect((await build()).rendered).toBe(0)
  expect(hashFiles(again)).toEqual(before)
})

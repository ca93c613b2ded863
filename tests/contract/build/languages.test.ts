/** The build of a site in three languages. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseXml } from '@rgrove/parse-xml'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { makeScratchFolder } from '../../support/scratch-folder'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')
const URL = 'https://wren.example'

const read = (path: string) => readFileSync(join(outDir, path), 'utf8')
const readJson = (path: string) => JSON.parse(read(path))
const htmlOf = (route: string) => read(route === '/' ? 'index.html' : `${route.slice(1)}.html`)
const find = (route: string, pattern: RegExp) => pattern.exec(htmlOf(route))?.[1]

/** A page's links to its translations: a URL for each language tag. */
const readVersions = (route: string) =>
  Object.fromEntries(
    [...htmlOf(route).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language = '', href = '']) => [language, href],
    ),
  )

const edit = (file: string, from: string, to: string) => {
  const path = join(siteDir, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
}

const listRoutes = () =>
  listFiles(outDir)
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))

beforeAll(async () => {
  cpSync('tests/sites/languages', siteDir, { recursive: true })
  const { problems } = await buildSite({ siteDir, outDir })
  expect(problems.map(({ rule }) => rule)).toEqual(['missing-translation'])
}, 120_000)

describe('a document', () => {
  it.each([
    ['/', 'lang="en"'],
    ['/de/bread', 'lang="de-AT"'],
    ['/ar', 'lang="ar" dir="rtl"'],
    ['/de/404', 'lang="de-AT"'],
  ])('%s says its language and how that is written', (route, language) => {
    expect(find(route, /<html ([^>]*?) data-mantine/)).toBe(language)
  })

  it('has the layout, the words, the name and the tokens of its language', () => {
    const html = htmlOf('/de')
    expect(html).toContain('Menü öffnen')
    expect(html).toContain('>Besuch<')
    expect(html).toContain('Servus, wir backen mit Zeit.')
    expect(html).toContain('<title>Jeden Morgen frisches Brot | Bäckerei Zaunkönig</title>')
    expect(htmlOf('/ar')).toContain('Hello، نخبز على مهل.')
  })

  it('ends with the closing call to action of its language, or of the site', () => {
    expect(htmlOf('/de/visit')).toContain('Kommen Sie vorbei')
    expect(htmlOf('/ar')).toContain('Come and taste it')
  })

  it('names the data of its language', () => {
    const paths = ['/', '/de', '/ar'].map((route) => find(route, /data-site="([^"]+)"/) ?? '')
    expect(paths.map((path) => readJson(path).language)).toEqual(['en', 'de-AT', 'ar'])
    expect(paths.map((path) => readJson(path).brand)).toEqual([
      'Wren Street Bakery',
      'Bäckerei Zaunkönig',
      'مخبز النمنمة',
    ])
  })

  it('has the fonts of its language', () => {
    expect(htmlOf('/ar')).toContain('Noto Sans Arabic')
    expect(htmlOf('/de')).not.toContain('Noto Sans Arabic')
  })
})

describe('the versions of a page', () => {
  it('are named by each of them alike, with whole addresses and one for all others', () => {
    for (const route of listRoutes()) {
      const versions = readVersions(route)
      if (Object.keys(versions).length === 0) continue
      expect(Object.values(versions)).toContain(URL + (route === '/' ? '/' : route))
      expect(versions['x-default']).toBe(versions.en)
      for (const href of Object.values(versions)) {
        expect(readVersions(href.slice(URL.length))).toEqual(versions)
      }
    }
    expect(readVersions('/bread')).toEqual({
      en: `${URL}/bread`,
      'de-AT': `${URL}/de/bread`,
      ar: `${URL}/ar/bread`,
      'x-default': `${URL}/bread`,
    })
  })

  it('are none of a page that is in one language, is not to be found, or stands for a missing one', () => {
    for (const route of ['/only-english', '/search', '/de/search', '/404', '/de/404']) {
      expect([route, readVersions(route)]).toEqual([route, {}])
    }
  })

  it('are in the sitemap as they are in the pages', () => {
    const { root } = parseXml(read('sitemap.xml'))
    const urls = (root?.children ?? []).filter((node) => 'name' in node && node.name === 'url')
    const listed = urls.map((node) => {
      const parts = 'children' in node ? (node.children as { name?: string; text?: string }[]) : []
      const loc = parts.find(({ name }) => name === 'loc')?.text ?? ''
      const links = parts.flatMap((part) =>
        part.name === 'xhtml:link'
          ? [(part as { attributes: Record<string, string> }).attributes]
          : [],
      )
      expect(links.every(({ rel }) => rel === 'alternate')).toBe(true)
      return [loc, Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]))] as const
    })
    expect(listed.length).toBe(13)
    expect(root?.attributes['xmlns:xhtml']).toBe('http://www.w3.org/1999/xhtml')
    for (const [loc, links] of listed) {
      expect([loc, links]).toEqual([loc, readVersions(loc.slice(URL.length) || '/')])
    }
  })
})

describe('the choice of languages', () => {
  const readChoice = (route: string) =>
    [
      ...(find(route, /<nav class="languages"(.*?)<\/nav>/) ?? '').matchAll(
        /<a href="([^"]+)" lang="([^"]+)" hrefLang="\2"><bdi>(.*?)<\/bdi><\/a>/g,
      ),
    ].map(([, href, language, text]) => [href, language, text])

  it('leads to the same page', () => {
    expect(readChoice('/de/bread')).toEqual([
      ['/bread', 'en', 'English'],
      ['/ar/bread', 'ar', 'العربية'],
    ])
  })

  it('says in the words of a language that it leads to the home page there', () => {
    expect(readChoice('/only-english')).toEqual([
      ['/de', 'de-AT', 'Deutsch <small>(Startseite)</small>'],
      ['/ar', 'ar', 'العربية <small>(الصفحة الرئيسية)</small>'],
    ])
  })

  it('is named in the language of the page', () => {
    expect(htmlOf('/de')).toContain('<nav class="languages" aria-label="Sprachen">')
  })
})

describe('what lists pages', () => {
  it('shows those of the language', () => {
    expect(htmlOf('/de')).toContain('Ein neuer Ofen')
    expect(htmlOf('/de')).not.toContain('A new oven')
    expect(htmlOf('/')).not.toContain('Ein neuer Ofen')
    expect(/2\. März 2026/.test(htmlOf('/de'))).toBe(true)
  })

  it('is the search of the language', () => {
    const urls = (path: string) => readJson(path).map(({ url }: { url: string }) => url)
    expect(urls('_data/search-index.json')).toEqual([
      ...['/news/oven', '/', '/bread', '/only-english', '/visit'],
    ])
    expect(urls('_data/search-index.de.json')).toEqual([
      ...['/de/news/oven', '/de', '/de/bread', '/de/visit'],
    ])
    expect(urls('_data/search-index.ar.json')).toEqual([])
  })

  it('is the feed of a folder, in its language', () => {
    const feed = read('de/news/feed.xml')
    expect(feed).toContain('xml:lang="de-AT"')
    expect(feed).toContain('<title>Neues von Bäckerei Zaunkönig</title>')
    expect(feed).not.toContain('A new oven')
    expect(readJson('de/news/feed.json')).toMatchObject({ language: 'de-AT' })
    expect(htmlOf('/news')).not.toContain('/de/news/feed.xml')
  })

  it('is an overview for programs, of each language', () => {
    expect(read('llms.txt')).toContain(`[Bäckerei Zaunkönig](${URL}/de/llms.txt)`)
    expect(read('llms.txt')).not.toContain('/de/bread.md')
    expect(read('de/llms.txt')).toContain(`[Brot](${URL}/de/bread.md)`)
  })
})

it('gives search engines the language of an article, and who runs the site on each home page', () => {
  const structured = (route: string) =>
    JSON.parse(find(route, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? '{}')
  const types = (route: string) =>
    structured(route)['@graph']?.map((thing: { '@type': string }) => thing['@type'])
  expect(types('/de')).toContain('Organization')
  const article = structured('/de/news/oven')['@graph'].find(
    (thing: { '@type': string }) => thing['@type'] === 'Article',
  )
  expect(article).toMatchObject({ inLanguage: 'de-AT' })
})

describe('the next build', () => {
  it('renders the versions of a page that is added, and no other page', async () => {
    writeFileSync(
      join(siteDir, 'pages/ar/visit.json'),
      JSON.stringify({
        title: 'الزيارة',
        description: 'أين نحن.',
        blocks: [{ type: 'hero', title: 'زورونا' }],
      }),
    )
    const { rendered } = await buildSite({ siteDir, outDir })
    expect(rendered).toBe(3)
    expect(readVersions('/de/visit')).toHaveProperty('ar', `${URL}/ar/visit`)
  }, 60_000)

  it('renders the pages of a language whose layout changes, and no other page', async () => {
    edit('locales/de/layout.json', '"Besuch"', '"Anfahrt"')
    const german = readdirSync(join(outDir, 'de'), { recursive: true }).filter((name) =>
      String(name).endsWith('.html'),
    ).length
    const { rendered } = await buildSite({ siteDir, outDir })
    expect(rendered).toBe(german + 1)
    expect(htmlOf('/de/bread')).toContain('>Anfahrt<')
  }, 60_000)
})

describe('a site without additional languages', () => {
  it('has nothing of all this', async () => {
    const plain = join(folder, 'plain')
    await buildSite({ siteDir: 'tests/sites/tiny', outDir: plain })
    const html = readFileSync(join(plain, 'index.html'), 'utf8')
    expect(html).not.toMatch(/hreflang|data-locale|"languages/i)
    const [site = ''] = readdirSync(join(plain, 'assets')).filter((name) => /^site-/.test(name))
    expect(readFileSync(join(plain, 'assets', site), 'utf8')).not.toContain('languages')
    expect(readFileSync(join(plain, 'sitemap.xml'), 'utf8')).not.toContain('xhtml')
  }, 60_000)
})

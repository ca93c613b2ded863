/**
 * The example newspaper in three languages: a few files generate many pages, which the test counts
 * from these files.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { checkSite } from '../../../engine/node/check/run/check-site'
import type { Page } from '../../../schemas/generated/types'
import { makeScratchFolder } from '../../support/scratch-folder'

const SITE = 'examples/news'
const PER_PAGE = 10
const outDir = join(makeScratchFolder(), 'dist')

const listStories = (end: string, locale = '') =>
  readdirSync(join(SITE, 'pages', locale, 'news')).filter(
    (name) => name.endsWith(end) && name[0] !== '_',
  )
const stories = listStories('.json').map(
  (name): Partial<Page> => JSON.parse(readFileSync(join(SITE, 'pages/news', name), 'utf8')),
)
const tags = [...new Set(stories.flatMap(({ tags = [] }) => tags))]
/**
 * Reads the ids with a regular expression: no cell contains a line that looks like the start of a
 * row.
 */
const venues = [
  ...readFileSync(join(SITE, 'data/venues.csv'), 'utf8').matchAll(/^([a-z-]+),[A-Z]/gm),
].map(([, id]) => id)
const authors = ['bryn', 'ines', 'nadia', 'tom']

/** The newspaper's tags are plain words, so their slugs are simple. */
const slugOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-')
const read = (path: string) => readFileSync(join(outDir, path), 'utf8')
const listPages = (folder: string) =>
  readdirSync(join(outDir, folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace('.html', ''))
    .sort()
/** The paths on a page with a given prefix. */
const listLinks = (path: string, start: string) =>
  new Set(
    [...read(path).matchAll(/href="([^"#]+)"/g)].flatMap(([, href = '']) =>
      href.startsWith(start) ? [href] : [],
    ),
  )

let built: Awaited<ReturnType<typeof buildSite>>

beforeAll(async () => {
  built = await buildSite({ siteDir: SITE, outDir, precompress: false })
}, 120_000)

afterAll(() => rmSync(outDir, { recursive: true, force: true }))

it('has no errors and no warnings', async () => {
  expect((await checkSite(SITE)).problems).toEqual([])
  expect(built.problems).toEqual([])
})

describe('a folder of 30 stories', () => {
  it('becomes their pages, two further parts of their list, and a page for each tag', () => {
    expect([stories.length, tags.length]).toEqual([30, 8])
    expect(listPages('news')).toEqual(
      listStories('.json')
        .map((name) => name.replace('.json', ''))
        .sort(),
    )
    expect(listPages('news/page')).toEqual(['2', '3'])
    expect(listPages('news/tags')).toEqual(tags.map(slugOf).sort())
  })

  it('is listed ten at a time, every story once', () => {
    const parts = ['news.html', 'news/page/2.html', 'news/page/3.html']
    const shown = parts.map((part) => [...listLinks(part, '/news/')].filter(isStory))
    expect(shown.map(({ length }) => length)).toEqual([PER_PAGE, PER_PAGE, PER_PAGE])
    expect(new Set(shown.flat()).size).toBe(stories.length)
  })

  it('is listed by tag and by author', () => {
    for (const tag of tags) {
      const found = [...listLinks(`news/tags/${slugOf(tag)}.html`, '/news/')].filter(isStory)
      expect(found.length, tag).toBe(stories.filter((story) => story.tags?.includes(tag)).length)
    }
    for (const author of authors) {
      const found = [...listLinks(`authors/${author}.html`, '/news/')].filter(isStory)
      expect(found.length, author).toBe(stories.filter((story) => story.author === author).length)
    }
  })

  it('has feeds of its 20 newest, which its pages name', () => {
    const newest = stories
      .map(({ date = '' }) => date)
      .sort()
      .at(-1)
    const { items } = JSON.parse(read('news/feed.json'))
    expect(items).toHaveLength(20)
    expect(items[0].date_published).toContain(newest)
    expect(read('news/feed.xml').match(/<entry>/g)).toHaveLength(20)
    expect(read('news/the-last-chimney.html')).toContain('href="/news/feed.xml"')
  })

  it('has long texts from Markdown files', () => {
    expect(listStories('.md')).toEqual(['a-year-on-the-36.md', 'the-last-chimney.md'])
    const html = read('news/the-last-chimney.html')
    expect(html).toMatch(/<h2[^>]*>Eleven centimetres<\/h2>/)
    expect(html).toContain('<blockquote')
    expect(html).toContain('<table')
  })
})

describe('a table of 12 venues', () => {
  it('becomes a page for each row, and a list of them', () => {
    expect(venues).toHaveLength(12)
    expect(listPages('venues')).toEqual(venues.toSorted())
    expect(listLinks('venues.html', '/venues/').size).toBe(12)
    expect(listPages('authors')).toEqual(authors)
  })

  it('omits what a row has no value for', () => {
    const whole = read('venues/cafe-luedenscheid.html')
    expect(whole).toContain('Café Lüdenscheid is open Wednesday to Sunday')
    expect(whole).toContain('href="tel:0113-496-0158"')
    const sparse = read('venues/chapel-yard.html')
    expect(sparse).not.toContain('is open')
    expect(sparse).not.toContain('href="tel:')
    expect(sparse).not.toContain('Room for')
  })
})

describe('the editions in German and Arabic', () => {
  const published: Record<string, string[]> = {
    de: listStories('.json', 'de'),
    ar: listStories('.json', 'ar'),
  }
  const readVersions = (path: string) =>
    [...read(path).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => `${language} ${href?.replace('https://www.theweir.example', '')}`,
    )
  /** The links in the language menu, with their labels. */
  const readChoice = (path: string) => {
    const [choice = ''] = read(path).match(/<nav class="languages".*?<\/nav>/s) ?? []
    return [...choice.matchAll(/href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href, text]) => `${href} ${text?.replaceAll(/<[^>]+>/g, '')}`,
    )
  }

  it('have some of the stories, each below its own path', () => {
    expect([published.de?.length, published.ar?.length]).toEqual([10, 9])
    for (const [locale, names] of Object.entries(published)) {
      expect(listPages(`${locale}/news`)).toEqual(
        names.map((name) => name.replace('.json', '')).sort(),
      )
      expect(
        names.every((name) => listStories('.json').includes(name)),
        locale,
      ).toBe(true)
    }
  })

  it('are in their language and its direction', () => {
    expect(read('index.html')).toMatch(/<html lang="en-GB"(?! dir="rtl")/)
    expect(read('de/news/the-last-chimney.html')).toMatch(/<html lang="de"(?! dir="rtl")/)
    for (const path of [
      'ar.html',
      'ar/about.html',
      'ar/404.html',
      'ar/news/a-year-on-the-36.html',
    ]) {
      expect(read(path), path).toContain('<html lang="ar" dir="rtl"')
    }
  })

  it('name each other, where a story is in all of them', () => {
    const story = '/news/library-sunday-hours'
    for (const locale of ['', 'de/', 'ar/']) {
      expect(readVersions(`${locale}news/library-sunday-hours.html`)).toEqual([
        ...[`en-GB ${story}`, `de /de${story}`, `ar /ar${story}`, `x-default ${story}`],
      ])
    }
    expect(readVersions('ar/news/a-year-on-the-36.html')).toHaveLength(3)
    expect(readVersions('news/cricket-tea-rules.html')).toEqual([])
  })

  it('are chosen by visitors, who see where a story is not in a language', () => {
    expect(readChoice('news/library-sunday-hours.html')).toEqual([
      ...['/de/news/library-sunday-hours Deutsch', '/ar/news/library-sunday-hours العربية'],
    ])
    expect(readChoice('news/cricket-tea-rules.html')).toEqual([
      ...['/de Deutsch (Startseite)', '/ar العربية (الصفحة الرئيسية)'],
    ])
    expect(readChoice('de/news/the-last-chimney.html')).toEqual([
      ...['/news/the-last-chimney English', '/ar العربية (الصفحة الرئيسية)'],
    ])
  })

  it('have feeds and a search of their own', () => {
    for (const [locale, names] of Object.entries(published)) {
      const { language, items } = JSON.parse(read(`${locale}/news/feed.json`))
      expect([language, items.length]).toEqual([locale, names.length])
      const found: { url: string }[] = JSON.parse(read(`_data/search-index.${locale}.json`))
      const urls = found.map(({ url }) => url)
      expect(urls).toContain(`/${locale}/news/library-sunday-hours`)
      expect(urls.filter((url) => !url.startsWith(`/${locale}`))).toEqual([])
    }
    expect(read('_data/search-index.json')).not.toContain('"/de')
  })

  it('ask for the fonts of their script', () => {
    expect(read('ar.html')).toMatch(/rel="preload"[^>]*\/vazirmatn-/)
    expect(read('ar.html')).not.toMatch(/rel="preload"[^>]*\/public-sans-/)
    expect(read('de.html')).toMatch(/rel="preload"[^>]*\/public-sans-/)
  })
})

it('has no other pages than these and its plain ones', () => {
  const plain = ['', 'de', 'ar'].map(
    (locale) =>
      readdirSync(join(SITE, 'pages', locale)).filter((name) => name.endsWith('.json')).length,
  )
  // The editions' home pages are in the first folder.
  expect(plain).toEqual([12 + 2, 9, 8])
  const texts = ['', 'de', 'ar'].map((locale) => listStories('.json', locale).length)
  const english = 2 + tags.length + venues.length + authors.length
  const others = 2 * authors.length + listPages('de/news/tags').length
  expect(built.pages).toBe(sum(plain) + sum(texts) + english + others)
})

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

function isStory(href: string): boolean {
  return existsSync(join(SITE, `pages${href}.json`))
}

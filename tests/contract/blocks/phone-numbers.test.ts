/** Phone numbers keep their direction in the texts of a right-to-left site. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createSearch } from '../../../engine/core/search/search'
import { buildSearchIndex } from '../../../engine/core/search/search-index'
import { loadAssembly } from '../../../engine/node/build/pages/assembly'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { writeCase } from '../../support/check/rule-cases'

const NUMBER = '+44 1632 960131'
const SHOWN = `\u2066${NUMBER}\u2069`
const LINK = `[${NUMBER}](tel:+44-1632-960131)`

/** A site whose texts all contain a phone number. */
function writeSite(language: string): string {
  const dir = join(projectRoot, '.test/phone-numbers', language)
  const settings = {
    ...{ brand: 'Case', url: 'https://case.example', language },
    tokens: { phone: NUMBER },
    theme: {
      colors: {
        ...{ ink: '#000000', paper: '#FFFFFF', mist: '#EEEEEE' },
        ...{ action: '#0000AA', accent: '#AA0000' },
      },
    },
  }
  const blocks = [
    { type: 'hero', title: `هاتف ${NUMBER}`, text: 'هاتف {phone}' },
    { type: 'prose', sections: [{ content: [{ text: LINK }, { list: [NUMBER] }] }] },
    { type: 'people', items: [{ person: 'ada' }, { person: 'bo' }, { name: 'Cy', text: NUMBER }] },
    { type: 'page-list', list: { from: '/news' } },
  ]
  writeCase(dir, {
    'settings.json': settings,
    'pages/index.json': { title: 'Page', description: 'A page.', blocks },
    'pages/news.json': { title: NUMBER, description: 'News.', blocks: [blocks[0]] },
    'pages/news/one.json': {
      ...{ title: '1 {phone}', description: NUMBER, search: { type: 'News' } },
      breadcrumbs: [
        { label: 'Case', href: '/' },
        { label: NUMBER, href: '/news' },
      ],
      blocks: [{ type: 'breadcrumbs' }, blocks[0]],
    },
    'people.json': {
      people: [
        { id: 'ada', name: 'Ada', role: NUMBER },
        { id: 'bo', name: 'Bo', role: '{phone}' },
      ],
    },
    'layout.json': { after: [{ type: 'footer', text: NUMBER, copyright: '© {phone}' }] },
  })
  return dir
}

async function buildSite(language: string) {
  const { site, problems } = await checkSite(writeSite(language))
  if (!site) throw new Error(JSON.stringify(problems))
  const assembly = await loadAssembly({ site, build: 'test', year: 2026 })
  const build = (path: string) => {
    const page = site.pages.find(({ route }) => route === path)
    if (!page) throw new Error(`The site has no page ${path}.`)
    return assembly.buildPageData(page)
  }
  const search = buildSearchIndex(site.pages, { tokens: site.settings.tokens, language })
  const { blocks, persons, lists } = build('/')
  const { title, breadcrumbs } = build('/news/one')
  const { after } = assembly.locales[0].buildSiteData()
  return { home: [blocks, persons, after], lists, title, breadcrumbs, search }
}

it('titles, paragraphs, items, people and the footer isolate them', async () => {
  const texts = JSON.stringify((await buildSite('ar')).home)
  expect(texts.split(NUMBER).length - 1).toBe(9)
  expect(texts.split(SHOWN).length - 1).toBe(9)
  expect(texts).toContain(`[${SHOWN}](tel:+44-1632-960131)`)
})

it('lists, breadcrumbs and search results isolate those of pages', async () => {
  const { lists, title, breadcrumbs, search } = await buildSite('ar')
  const [list] = Object.values(lists ?? {})
  expect(list?.pages).toMatchObject([{ title: `1 ${SHOWN}`, summary: SHOWN }])
  expect(title).toBe(`1 ${SHOWN}`)
  expect(breadcrumbs?.[1]?.label).toBe(SHOWN)
  expect(search).toMatchObject([{ title: `1 ${SHOWN}`, description: SHOWN }])
  expect(createSearch(search)('1 +44 1632')).toHaveLength(1)
})

it('a left-to-right site has none of these characters', async () => {
  expect(JSON.stringify(await buildSite('en'))).not.toContain('\u2066')
})

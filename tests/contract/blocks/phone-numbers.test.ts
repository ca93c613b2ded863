/** Phone numbers keep their direction in the texts of a right-to-left site. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
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
    { type: 'people', items: [{ person: 'ada' }, { name: 'Bo', text: NUMBER }] },
  ]
  writeCase(dir, {
    'settings.json': settings,
    'pages/index.json': { title: 'Page', description: 'A page.', blocks },
    'people.json': { people: [{ id: 'ada', name: 'Ada', role: NUMBER }] },
    'layout.json': { after: [{ type: 'footer', text: NUMBER, copyright: '© {phone}' }] },
  })
  return dir
}

async function buildTexts(language: string): Promise<string> {
  const { site, problems } = await checkSite(writeSite(language))
  if (!site) throw new Error(JSON.stringify(problems))
  const assembly = await loadAssembly({ site, build: 'test', year: 2026 })
  const page = site.pages.find(({ route }) => route === '/')
  if (!page) throw new Error('The site has no home page.')
  const { blocks, persons } = assembly.buildPageData(page)
  return JSON.stringify([blocks, persons, assembly.locales[0].buildSiteData().after])
}

it('titles, paragraphs, items, people and the footer isolate them', async () => {
  const texts = await buildTexts('ar')
  expect(texts.split(NUMBER).length - 1).toBe(8)
  expect(texts.split(SHOWN).length - 1).toBe(8)
  expect(texts).toContain(`[${SHOWN}](tel:+44-1632-960131)`)
})

it('a left-to-right site has none of these characters', async () => {
  expect(await buildTexts('en')).not.toContain('\u2066')
})

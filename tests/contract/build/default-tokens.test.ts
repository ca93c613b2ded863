/**
 * Default strings that contain a site token: in the site's languages, with and without the token.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { DevSite } from '../../../engine/node/servers/dev/site'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'
import { hashFiles } from '../../support/sites/hash-files'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')
const EMAIL = 'hello@wren.example'

/** Shows file labels, on one page per language. */
const FORM = {
  type: 'form',
  id: 'ask',
  name: 'Ask',
  submit: 'Go',
  submitting: 'Going',
  fields: [
    {
      type: 'file',
      name: 'plan',
      label: 'Plan',
      choose: 'Choose',
      drop: 'Drop',
      remove: 'Remove',
      send: false,
    },
  ],
  transport: { type: 'http', url: '/api/plans' },
}

const LINK = `<a href="mailto:${EMAIL}">${EMAIL}</a>`
function edit(file: string, change: (data: { blocks: object[]; locales: object[] }) => object) {
  const path = join(siteDir, file)
  const data = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify(change(data)))
}

/** Defines the token for the whole site, for its German part, or not at all. */
function declare(place: 'site' | 'de' | 'none'): void {
  const tokens = { greeting: 'Hello' }
  const german = { greeting: 'Servus' }
  edit('settings.json', ({ locales: [de, ...others], ...settings }) => ({
    ...settings,
    tokens: place === 'site' ? { ...tokens, email: EMAIL } : tokens,
    locales: [{ ...de, tokens: place === 'de' ? { ...german, email: EMAIL } : german }, ...others],
  }))
}

async function build(to = outDir): Promise<void> {
  const { problems } = await buildSite({ siteDir, outDir: to, buildTime: buildTimeIn(2026) })
  // Strings that no author wrote are not reported.
  expect(problems.filter(({ rule }) => rule.endsWith('-token'))).toEqual([])
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
}

/** The note next to a page's field, and the toast that pages in the same language show. */
function readTexts(route: string) {
  const html = readFileSync(join(outDir, `${route}.html`), 'utf8')
  const [site = ''] = /assets\/site-[0-9a-f]+\.json/.exec(html) ?? []
  const { messages } = JSON.parse(readFileSync(join(outDir, site), 'utf8'))
  return {
    note: /<p [^>]*-note">(.*?)<\/p>/.exec(html)?.[1],
    toast: messages.notices.submissionFailed.description,
  }
}

const TEXTS = {
  en: {
    without: {
      note: 'The file is not sent with your enquiry.',
      toast: 'Please try again.',
    },
    with: {
      note: `The file is not sent with your enquiry. Please email it to ${LINK}.`,
      toast: `Please try again or contact us directly at ${EMAIL}.`,
    },
  },
  de: {
    without: {
      note: 'Die Datei wird nicht mit Ihrer Anfrage gesendet.',
      toast: 'Bitte versuchen Sie es erneut.',
    },
    with: {
      note: `Die Datei wird nicht mit Ihrer Anfrage gesendet. Bitte schicken Sie sie per E-Mail an ${LINK}.`,
      toast: `Bitte versuchen Sie es erneut oder schreiben Sie uns an ${EMAIL}.`,
    },
  },
}

const EVERYWHERE = { en: TEXTS.en.with, de: TEXTS.de.with }
const NOWHERE = { en: TEXTS.en.without, de: TEXTS.de.without }
const IN_GERMAN = { en: TEXTS.en.without, de: TEXTS.de.with }

/** Builds after a change, and expects the output to equal that of a build without a cache. */
async function expectTexts(texts: typeof EVERYWHERE): Promise<void> {
  await build()
  expect({ en: readTexts('visit'), de: readTexts('de/visit') }).toEqual(texts)
  const written = listFiles(outDir).filter((file) => /\.(html|json|md|txt)$/.test(file))
  const raw = written.filter((file) => /\{email\}/.test(readFileSync(join(outDir, file), 'utf8')))
  expect(raw).toEqual([])
  const fresh = join(folder, 'fresh')
  await build(fresh)
  expect(hashFiles(outDir)).toEqual(hashFiles(fresh))
  rmSync(fresh, { recursive: true })
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync('tests/sites/languages', siteDir, { recursive: true })
  for (const page of ['visit', 'de/visit']) {
    edit(`pages/${page}.json`, (data) => ({ ...data, blocks: [...data.blocks, FORM] }))
  }
})

it('have it where the site or the language has it, also after a change of that', async () => {
  declare('none')
  await expectTexts(NOWHERE)
  declare('de')
  await expectTexts(IN_GERMAN)
  declare('site')
  await expectTexts(EVERYWHERE)
  declare('none')
  await expectTexts(NOWHERE)
}, 120_000)

it('are those of the language beside others that it writes itself', async () => {
  declare('de')
  mkdirSync(join(siteDir, 'locales/de'), { recursive: true })
  const own = { notices: { formSubmitted: { title: 'Danke' }, submissionFailed: { title: 'Ach' } } }
  for (const file of ['messages.json', 'locales/de/messages.json']) {
    writeFileSync(join(siteDir, file), JSON.stringify(own))
  }
  await expectTexts(IN_GERMAN)
}, 120_000)

it('change at once while somebody works at the site', async () => {
  declare('none')
  const site = new DevSite(siteDir)
  const readNow = async () => {
    const { locales = [] } = (await site.loadState()) ?? {}
    return locales.map(({ siteData }) => siteData.messages.fileNotSent)
  }
  const [, , arabic] = await readNow()
  expect(await readNow()).toEqual([TEXTS.en.without.note, TEXTS.de.without.note, arabic])
  declare('de')
  expect((await site.change('settings.json')).sharedChanged).toBe(true)
  expect(await readNow()).toEqual([
    TEXTS.en.without.note,
    expect.stringContaining(`(mailto:${EMAIL})`),
    arabic,
  ])
  declare('none')
  await site.change('settings.json')
  expect(await readNow()).toEqual([TEXTS.en.without.note, TEXTS.de.without.note, arabic])
})

/**
 * The interface text in the languages that Quire includes is complete, and the site's own text has
 * priority.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadFile } from '../../../engine/node/check/files/load-file'
import { openSite } from '../../../engine/node/check/run/open-site'
import { buildDefinitions } from '../../../engine/node/check/schema/validate'
import { loadWords } from '../../../engine/node/check/schema/words'
import { isRecord } from '../../../engine/node/lib/files/is-record'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { isWord, listOwnTokens, listSiteTokens } from '../../../engine/node/schemas/default-texts'
import type { JsonSchema } from '../../../engine/node/schemas/json-schema'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import { translateSuggestions } from '../../../engine/node/servers/studio/words/suggested-texts'
import { makeScratchFolder } from '../../support/scratch-folder'
import { readPages } from '../../support/sites/read-pages'

/** The English text: all schema defaults that are strings, and what forms suggest. */
const english = new Set<string>()
/** The schemas of strings with a second default, for sites without a token. */
const withPlain: JsonSchema[] = []
/** Placeholders whose replacement no description mentions. */
const untold: string[] = []
const visit = (schema: unknown, above = ''): void => {
  if (Array.isArray(schema)) for (const one of schema) visit(one, above)
  if (!isRecord(schema)) return
  const { default: usual, defaultWithoutTokens: plain } = schema
  if (isWord(schema as JsonSchema)) english.add(String(usual))
  if (plain !== undefined) {
    english.add(String(plain))
    withPlain.push(schema)
  }
  const described = typeof schema.description === 'string' ? above + schema.description : above
  if (isWord(schema as JsonSchema)) {
    const missing = listOwnTokens(schema).filter((name) => !described.includes(`{${name}}`))
    untold.push(...missing.map((name) => `{${name}} in "${usual}"`))
  }
  for (const child of Object.values(schema)) visit(child, described)
}
const definitions = buildDefinitions(loadSchemas(projectRoot))
visit(definitions)
// The messages that the studio suggests for the rules of forms.
translateSuggestions(definitions, { get: (text) => void english.add(text) })

const listPlaceholders = (text: string) => (text.match(/\{\w+\}|\]\([^)]*\)/g) ?? []).sort()

describe.each([...loadWords(projectRoot)])('the words in "%s"', (language, words) => {
  it('are all words, and no others', () => {
    expect([...words.keys()].sort()).toEqual([...english].sort())
  })

  it.each([...words])('have the placeholders and links of "%s"', (key, word) => {
    expect(listPlaceholders(word)).toEqual(listPlaceholders(key))
    expect(word.trim()).toBe(word)
    expect(word).not.toBe('')
  })

  it('are written in the script of the language', () => {
    const { script = '' } = new Intl.Locale(language).maximize()
    const letters = new RegExp(`\\p{Script=${script}}`, 'u')
    const others = [...words.values()].filter((word) => !letters.test(word))
    expect(others).toEqual([])
  })
})

it('describes all placeholders: a token that a site may lack is none', () => {
  expect(untold).toEqual([])
})

describe('a default without tokens', () => {
  it('stands beside one that is a word and has a token more', () => {
    expect(withPlain).not.toEqual([])
    for (const schema of withPlain) {
      expect(isWord(schema)).toBe(true)
      expect(listSiteTokens(schema)).not.toEqual([])
    }
  })
})

describe('a site', () => {
  const scratch = makeScratchFolder()

  /** A small site in a language, with its own interface text. */
  function openIn(language: string, messages: object | undefined, block: object) {
    const dir = join(scratch, language)
    rmSync(dir, { recursive: true, force: true })
    cpSync(join(projectRoot, 'tests/sites/tiny'), dir, { recursive: true })
    const change = (file: string, by: object | undefined) => {
      if (by === undefined) rmSync(join(dir, file), { force: true })
      else writeFileSync(join(dir, file), JSON.stringify(by))
    }
    const read = (file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8'))
    change('settings.json', { ...read('settings.json'), language })
    change('messages.json', messages)
    change('pages/index.json', { ...read('pages/index.json'), blocks: [block] })
    const opened = openSite(dir)
    const [home] = readPages(dir).filter(({ route }) => route === '/')
    return { messages: loadFile(opened, 'messages'), block: home?.page.blocks[0] }
  }

  const search = { type: 'search-results', links: [{ label: 'Home', href: '/' }] }

  it('without texts of the interface has them in its language', () => {
    const { messages, block } = openIn('de-AT', undefined, search)
    expect(messages).toMatchObject({
      openMenu: 'Menü öffnen',
      notices: { searchLimited: { title: 'Zu viele Suchanfragen', variant: 'error' } },
    })
    expect(block).toMatchObject({
      submit: 'Suchen',
      failed: { title: expect.stringMatching(/ist/) },
    })
  })

  it('has what it writes itself, even in English', () => {
    const { messages, block } = openIn(
      'ar',
      { search: 'Search', notices: { searchLimited: { title: 'Busy' } } },
      { ...search, submit: 'Search', none: { title: 'Nothing' } },
    )
    expect(messages).toMatchObject({
      search: 'Search',
      openMenu: 'فتح القائمة',
      notices: {
        searchLimited: { title: 'Busy', description: 'يُرجى الانتظار لحظة قبل البحث مرة أخرى.' },
      },
    })
    expect(block).toMatchObject({
      submit: 'Search',
      placeholder: 'بحث',
      none: { title: 'Nothing', text: 'لم يُعثر على نتائج عن «{q}».' },
    })
  })

  it('has the default texts of blocks from its messages, in shipped and other languages', () => {
    for (const language of ['de', 'fa', 'en']) {
      const texts = { submit: 'Go', none: { text: 'Nothing for {q}' } }
      const { block } = openIn(
        language,
        { blocks: { 'search-results': texts } },
        { ...search, none: { title: 'Nothing' }, more: 'More' },
      )
      const { placeholder } = openIn(language, undefined, search).block as { placeholder?: string }
      expect(block).toMatchObject({
        submit: 'Go',
        none: { title: 'Nothing', text: 'Nothing for {q}' },
        more: 'More',
        placeholder,
      })
    }
  })

  it('has those in an entry of a list, and in a part that several blocks share', () => {
    const fields = [
      { type: 'select', name: 'a', label: 'A', options: [{ label: 'B', value: 'b' }] },
    ]
    const form = {
      type: 'form',
      name: 'F',
      fields,
      submit: 'Send',
      transport: { type: 'http', url: '/x' },
    }
    const { block } = openIn('fa', { blocks: { form: { selectField: { empty: 'Pick' } } } }, form)
    expect(block).toMatchObject({ fields: [{ empty: 'Pick' }] })
  })

  it('in a language without words has them in English', () => {
    const { messages, block } = openIn('fa', undefined, search)
    expect(messages).toMatchObject({ openMenu: 'Open menu' })
    expect(block).toMatchObject({ submit: 'Search' })
  })
})

import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { labelOf } from '../../../engine/node/check/choices/choice'
import { listChoices } from '../../../engine/node/check/choices/list-choices'
import { SiteFacts } from '../../../engine/node/check/choices/site-facts'
import { LiveCheck } from '../../../engine/node/check/live/live-check'
import { joinLocated } from '../../../engine/node/check/run/locate-issues'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { clearUnsaved, setUnsaved } from '../../../engine/node/lib/files/unsaved-files'
import { isCodeLanguage, listCodeLanguages } from '../../../engine/node/lib/media/highlight'
import { isIcon, listIcons } from '../../../engine/node/lib/media/icons'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import { BASE, writeCase } from '../../support/check/rule-cases'
import { createEditor } from '../../support/guides/editor'
import { isLongRun } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

const pageOf = (title: string, more: object = {}) => ({
  ...{ title, description: `${title}.`, blocks: [{ type: 'hero', title }] },
  ...more,
})

const FILES = {
  'settings.json': {
    ...(BASE['settings.json'] as object),
    tokens: { phone: '123', city: 'Bern' },
    vocabularies: { faqCategories: ['Fees', 'Loans'] },
  },
  'people.json': {
    people: [
      { id: 'ada', name: 'Ada Lovelace' },
      { id: 'bo', name: 'Bo Ek' },
    ],
  },
  'audiences.json': {
    ...{ title: 'Who are you?', label: 'You' },
    audiences: [
      { id: 'new', name: 'New visitor' },
      { id: 'old', name: 'Old friend' },
    ],
  },
  'messages.json': { notices: { callBooked: { title: 'Booked' } } },
  'redirects.json': {
    rules: [
      { from: '/desks', to: '/about', alias: true },
      { from: '/caf%C3%A9', to: '/about', alias: true },
      { from: '/x', to: '/' },
    ],
  },
  'cta.json': { rules: [{ path: '*', block: { type: 'cta', title: 'A' } }] },
  'pages/about.json': pageOf('About us', {
    blocks: [
      { type: 'hero', title: 'About us', id: 'top' },
      { type: 'cta', title: 'Visit', text: { use: 'greeting', with: { name: 'Bo' } }, id: 'visit' },
    ],
  }),
  'pages/news/spring.json': pageOf('Spring', { tags: ['Garden', 'Water'], author: 'ada' }),
  'pages/news/later.json': pageOf('Later', { draft: true }),
  'pages/news/story.md': 'Once.',
  'pages/story.md': '# A\n\nOnce.',
  'shared/greeting.json': { parameters: { name: {} }, content: 'Hello {with.name}' },
  'shared/plain.json': { content: 'Hello' },
  'data/prices.csv': 'Item,Price\nA,1\n',
  'assets/map.svg': SVG,
  'assets/Price list (2).pdf': '%PDF-1.4',
  'public/robots-extra.txt': 'A',
}

const PAGES = ['/', '/404', '/about', '/news/later', '/news/spring']
/** Files for programs, such as `/robots.txt`, can be linked, but are not offered. */
const FILE_PATHS = ['/assets/map.svg', '/assets/Price%20list%20%282%29.pdf', '/robots-extra.txt']
const LINKS = [...PAGES, '/desks', '/caf%C3%A9', ...FILE_PATHS]

const PAGE_NAMES = [
  ...['author', 'date', 'description', 'original', 'redirectTo', 'robots', 'summary', 'title'],
  'updated',
].map((name) => `page.${name}}`)

interface Place {
  what: string
  /** The rule that reports other values. */
  rule: string
  /** The text of a block with a cursor, or that of a file. */
  block?: string
  file?: string
  text?: string
  expected: unknown[]
  /** A value that the rule reports. Default: `none`. */
  other?: string
}

const inAction = (value: string) =>
  `{ "type": "cta", "title": "A", "actions": [{ "label": "B", ${value} }] }`
const inText = (text: string) => `{ "type": "cta", "title": "A", "text": "${text}" }`
const inList = (query: string) => `{ "type": "page-list", "list": { ${query} } }`
const withProperty = (property: string) =>
  `{ "title": "T", "description": "D.", ${property}, "blocks": [{ "type": "hero", "title": "T" }] }`

const PLACES: Place[] = [
  {
    what: 'a link',
    rule: 'missing-page',
    other: '/none',
    block: inAction('"href": "|"'),
    expected: LINKS,
  },
  {
    what: 'a link in a text',
    rule: 'missing-page',
    other: '/none',
    block: inText('See [it](|)'),
    expected: LINKS,
  },
  {
    ...{ what: 'the anchors of a page', rule: 'missing-anchor', expected: ['top', 'visit'] },
    block: inAction('"href": "/about#|"'),
  },
  {
    ...{
      what: 'the anchors of a page in a text',
      rule: 'missing-anchor',
      expected: ['top', 'visit'],
    },
    block: inText('See [it](/about#|).'),
  },
  {
    ...{
      what: 'an asset',
      rule: 'missing-asset',
      other: '/assets/none.svg',
      expected: ['/assets/map.svg'],
    },
    block: '{ "type": "picture", "title": "A", "picture": { "src": "|", "alt": "" } }',
  },
  {
    ...{ what: 'a file', rule: 'missing-asset', other: '/assets/none.svg' },
    block: '{ "type": "downloads", "title": "A", "items": [{ "file": "|", "title": "B" }] }',
    expected: ['/assets/Price list (2).pdf', '/assets/map.svg'],
  },
  {
    ...{ what: 'the audiences of a row', rule: 'unknown-audience', expected: ['new', 'old'] },
    block:
      '{ "type": "coverage", "title": "A", "corner": "B", "covered": "C", "rows": [{ "label": "D", "audiences": ["|"] }] }',
  },
  {
    ...{ what: 'an audience as a name', rule: 'unknown-audience', expected: ['new', 'old'] },
    block: '{ "type": "cta", "title": "A", "byAudience": { "|": { "title": "B" } } }',
  },
  {
    ...{ what: 'a toast', rule: 'unknown-notice', block: inAction('"toast": "call|"') },
    expected: ['callBooked'],
  },
  {
    ...{ what: 'an author', rule: 'unknown-author', text: withProperty('"author": "|"') },
    expected: ['ada', 'bo'],
  },
  {
    ...{ what: 'the author of a list', rule: 'unknown-author', expected: ['ada', 'bo'] },
    block: inList('"from": "/", "author": "|"'),
  },
  {
    ...{ what: 'a folder', rule: 'empty-list', other: '/none', block: inList('"from": "|"') },
    expected: ['/', '/news'],
  },
  {
    ...{
      what: 'a tag of a list',
      rule: 'empty-list',
      block: inList('"from": "/news", "tag": "|"'),
    },
    expected: ['Garden', 'Water'],
  },
  {
    ...{
      what: 'a page in a list',
      rule: 'missing-page',
      other: '/none',
      block: inList('"pages": ["|"]'),
    },
    expected: PAGES,
  },
  {
    ...{ what: 'a token', rule: 'unknown-token', other: 'none}', block: inText('In {|') },
    expected: [...['phone}', 'city}', 'brand}', 'year}'], ...PAGE_NAMES],
  },
  {
    ...{
      what: 'a token in a link',
      rule: 'unknown-token',
      other: 'none}',
      block: inAction('"href": "tel:{ph|"'),
    },
    expected: ['phone}'],
  },
  {
    ...{ what: 'a word of the site', rule: 'unknown-word', expected: ['Fees', 'Loans'] },
    block:
      '{ "type": "faq", "title": "A", "items": [{ "id": "a", "question": "B?", "answer": "C.", "category": "|" }] }',
  },
  {
    ...{ what: 'a fragment', rule: 'unknown-fragment', expected: ['greeting', 'plain'] },
    block: '{ "type": "cta", "title": { "use": "|" } }',
  },
  {
    ...{ what: 'a parameter', rule: 'unknown-parameter', expected: ['name'] },
    block: '{ "type": "cta", "title": { "use": "greeting", "with": { "|": "A" } } }',
  },
  {
    ...{ what: 'a Markdown file', rule: 'unknown-text', expected: ['story.md', 'news/story.md'] },
    block: '{ "type": "prose", "text": { "file": "|" } }',
  },
  {
    ...{ what: 'a data file', rule: 'unknown-rows', expected: ['data/prices.csv'] },
    block: '{ "type": "table", "title": "A", "rows": { "from": "|" } }',
  },
  {
    ...{ what: 'a column', rule: 'missing-column', expected: ['Item', 'Price'] },
    block:
      '{ "type": "table", "title": "A", "rows": { "from": "data/prices.csv", "columns": ["|"] } }',
  },
  {
    ...{
      what: 'the pages of a closing call',
      rule: 'missing-page',
      other: '/none',
      file: 'cta.json',
    },
    text: '{ "rules": [{ "path": "|", "block": { "type": "cta", "title": "A" } }] }',
    expected: ['*', '/news/*', ...PAGES],
  },
  {
    ...{
      what: 'the target of a redirect',
      rule: 'missing-page',
      other: '/none',
      file: 'redirects.json',
    },
    text: '{ "rules": [{ "from": "/desks", "to": "/about", "alias": true }, { "from": "/caf%C3%A9", "to": "/about", "alias": true }, { "from": "/old", "to": "/ab|" }] }',
    expected: ['/about', '/desks', '/caf%C3%A9'],
  },
  {
    ...{
      what: 'a parameter in a fragment',
      rule: 'unknown-placeholder',
      other: 'with.none}',
      expected: ['with.name}'],
    },
    ...{ file: 'shared/greeting.json' },
    text: '{ "parameters": { "name": {} }, "content": "Hello {with.|" }',
  },
  {
    ...{ what: 'a kind of block', rule: 'unknown-block-type', block: '{ "type": "hea|" }' },
    expected: ['header'],
  },
  {
    ...{ what: 'a kind of list', rule: 'not-allowed', block: inList('"from": "/", "sort": "|"') },
    expected: ['newest', 'oldest', 'title', 'path'],
  },
]

/** A page for the places in pages. */
const TRY = 'pages/try.json'

/** In the gate, a sample of long lists. */
const isInSample = (_: unknown, index: number) => isLongRun || index % 8 === 0

let dir: string
let check: LiveCheck
let facts: SiteFacts

beforeAll(async () => {
  dir = join(makeScratchFolder(), 'site')
  writeCase(dir, FILES)
  check = new LiveCheck(dir)
  await check.checkAll()
  facts = new SiteFacts(check)
})

const withBlock = (block: string) =>
  `{ "title": "T", "description": "D.", "blocks": [{ "type": "hero", "title": "T" }, ${block}] }`

/** The file of a place, and its text with a cursor. */
function writePlace({ block, file = TRY, text }: Place): {
  file: string
  text: string
} {
  return { file, text: text ?? withBlock(block ?? '') }
}

/** The choices at the cursor `|`. The file is not saved. */
function ask(file: string, written: string) {
  const offset = written.indexOf('|')
  const text = written.replace('|', '')
  if (file === TRY) {
    edit(file, '{ "title": "T" }')
    check.look(file)
  }
  const known = facts.read(file)
  const found = known && listChoices({ text, offset }, known)
  edit(file)
  const { start = 0, end = 0, isComplete = true } = found ?? {}
  const choices = (found?.choices ?? []).filter(({ value }) => value !== '/try')
  const write = (value: unknown) =>
    text.slice(0, start) + JSON.stringify(value).slice(1, -1) + text.slice(end)
  return { choices, isComplete, write }
}

function edit(file: string, text?: string): void {
  if (text === undefined) clearUnsaved(join(dir, file))
  else setUnsaved(join(dir, file), Buffer.from(text))
  check.forget(file)
}

/** The problems of a rule in a file with each of these texts, as text and message. */
async function listProblems(rule: string, file: string, texts: string[]): Promise<string[]> {
  // Pages do not depend on each other, so all are checked together.
  const groups = file === TRY ? [texts] : texts.map((text) => [text])
  const found: string[] = []
  for (const group of groups) {
    const named = new Map(
      group.map((text, index) => [file === TRY ? `pages/try-${index}.json` : file, text]),
    )
    for (const [name, text] of named) edit(name, text)
    const problems = joinLocated(await check.checkAll())
    for (const name of named.keys()) edit(name)
    for (const [name, text] of named) {
      const own = problems.filter((one) => one.rule === rule && one.file.endsWith(name))
      found.push(...own.map(({ message }) => `${text}: ${message}`))
    }
  }
  return found
}

describe('the choices at a place', () => {
  it.each(PLACES)('are those that the check accepts: $what', async (place) => {
    const { file, text } = writePlace(place)
    const { choices, isComplete, write } = ask(file, text)
    const values = choices.map(({ value }) => value)
    expect(isComplete).toBe(true)
    expect([...values].sort()).toEqual([...place.expected].sort())
    expect(await listProblems(place.rule, file, values.map(write))).toEqual([])
    const other = write(place.other ?? 'none')
    expect(await listProblems(place.rule, file, [other])).not.toEqual([])
  })

  it('are all icons and all languages of code, at most 50 at a time', () => {
    const block = (value: string) =>
      `{ "blocks": [{ "type": "code", "code": { "language": "${value}|" } }, { "type": "cta", "actions": [{ "icon": "|" }] }] }`
    const languages = ask(TRY, block('')).choices.map(labelOf)
    expect(languages).toHaveLength(50)
    expect(ask(TRY, block('')).isComplete).toBe(false)
    for (const name of listCodeLanguages().filter(isInSample)) {
      expect(isCodeLanguage(name)).toBe(true)
      expect(ask(TRY, block(name)).choices[0]?.value).toBe(name)
    }
    const icons = [...listIcons()].filter((_, index) => index % 50 === 0).filter(isInSample)
    for (const name of icons) {
      const found = ask(
        TRY,
        `{ "blocks": [{ "type": "header", "links": [{ "icon": "${name}|" }] }] }`,
      )
      expect(found.choices.map(({ value }) => value)).toContain(name)
      expect(found.choices.every(({ value }) => isIcon(String(value)))).toBe(true)
    }
  })

  it('are found by words of a title or a name, in any order', () => {
    const find = (written: string, text = inAction(`"href": "${written}|"`)) =>
      ask(TRY, withBlock(text)).choices.map(labelOf)
    expect(find('us about')).toEqual(['/about'])
    expect(find('SPRÎNG')).toEqual(['/news/spring'])
    expect(find('/')[0]).toBe('/')
    const author = ask(TRY, '{ "author": "lovelace|" }')
    expect(author.choices).toEqual([{ value: 'ada', detail: 'Ada Lovelace' }])
  })

  it.each([
    ['a missing comma', '{ "title": "T" "author": "|" }'],
    ['a missing quote', '{ "author": "|\n  "title": "T" }'],
    ['a missing quote and comma', '{ "author": "|, "title": "T" }'],
    ['the end of the file', '{ "title": "T", "author": "|'],
    ['no quotes', '{ "author": | }'],
  ])('are known in a text with %s', (_, text) => {
    expect(ask(TRY, text).choices.map(labelOf)).toEqual(['ada', 'bo'])
  })

  it.each([
    ['the tags of other pages', TRY, '{ "tags": ["|"] }', ['Garden', 'Water']],
    ['languages', 'settings.json', '{ "language": "ger|" }', ['de']],
    ['time zones', 'settings.json', '{ "timeZone": "perth|" }', ['Australia/Perth']],
    ['data files', TRY, '{ "each": "|" }', ['data/prices.csv']],
    ['own anchors', 'pages/about.json', withBlock(inAction('"href": "#|"')), ['top', 'visit']],
    [
      'columns without a file',
      TRY,
      withBlock('{ "type": "table", "rows": { "columns": ["|"] } }'),
      [],
    ],
  ])('are known for %s', (_, file, text, expected) => {
    expect(ask(file, text).choices.map(labelOf)).toEqual(expected)
  })

  it('are known or not, but never fail, wherever a text ends', () => {
    const text = JSON.stringify(FILES['pages/about.json'], null, 2)
    const known = facts.read('pages/about.json')
    for (let end = 0; known && end <= text.length; end += 1) {
      for (const [before, after] of [
        [text.slice(0, end), ''],
        [text.slice(0, end), text.slice(end + 1)],
      ]) {
        const found = listChoices({ text: `${before}${after}`, offset: end }, known)
        if (!found) continue
        expect(found.start).toBeLessThanOrEqual(end)
        expect(found.end).toBeGreaterThanOrEqual(end)
        expect(`${before}${after}`.slice(found.start, found.end)).not.toContain('\n')
      }
    }
  })

  it("are those of the file's language", async () => {
    const site = join(makeScratchFolder(), 'site')
    writeCase(site, {
      'settings.json': {
        ...(BASE['settings.json'] as object),
        tokens: { city: 'Bern' },
        locales: [{ language: 'de', tokens: { city: 'Bärn' } }],
      },
      'people.json': { people: [{ id: 'ada', name: 'Ada' }] },
      'locales/de/people.json': { people: [{ id: 'bo', name: 'Bo' }] },
      'pages/de.json': pageOf('Start'),
      'pages/de/orte.json': pageOf('Orte'),
    })
    const live = new LiveCheck(site)
    await live.checkAll()
    const own = new SiteFacts(live).read('pages/de/orte.json')
    const find = (text: string) =>
      own && listChoices({ text: text.replace('|', ''), offset: text.indexOf('|') }, own)?.choices
    expect(find('{ "author": "|" }')).toEqual([{ value: 'bo', detail: 'Bo' }])
    expect(find('{ "title": "{city|" }')?.map(({ detail }) => detail)).toEqual(['Bärn'])
    const links = find(withBlock(inAction('"href": "|"')))?.map(labelOf) ?? []
    expect(links.slice(0, 3)).toEqual(['/de', '/de/orte', '/404'])
  })

  it('are from the last state of a file that cannot be parsed', () => {
    const people = 'people.json'
    facts.record(people)
    edit(people, '{ "people": [')
    expect(ask(TRY, '{ "author": "|" }').choices.map(labelOf)).toEqual(['ada', 'bo'])
    edit(people)
    facts.record('pages/about.json')
    edit('pages/about.json', '{ "blocks": [')
    check.look('pages/about.json')
    const anchors = withBlock(inAction('"href": "/about#|"'))
    expect(ask(TRY, anchors).choices.map(labelOf)).toEqual(['top', 'visit'])
    edit('pages/about.json')
  })
})

describe('the names and values of a schema', () => {
  const schemas = loadSchemas(projectRoot)
  const editor = createEditor('page')

  /** The same in an editor that only has the schemas. */
  const listInEditor = async (text: string) =>
    (await editor.complete(text)).map(({ label }) => label).sort()

  it.each([
    ...schemas.blockTypes.filter(isInSample).map((type) => withBlock(`{ "type": "${type}", | }`)),
    ...['{ | }', withBlock('{ | }'), withBlock('|')],
    withBlock('{ "type": "cta", "actions": [{ | }] }'),
    withBlock('{ "type": "cta", "tone": "|" }'),
    withBlock('{ "type": "cta", "lazy": | }'),
    withBlock('{ "type": "hero", "aside": { "type": "stats", | } }'),
    withBlock('{ "type": "hero", "aside": { "type": "|" } }'),
    withBlock('{ "type": "form", "fields": [{ "type": "|" }] }'),
    withBlock('{ "type": "table", "rows": { | } }'),
    withBlock('{ "type": "prose", "text": { | } }'),
    withBlock('{ "type": "cta", "byAudience": { "new": { | } } }'),
  ])('are those of an editor with the same schema: %s', async (text) => {
    const own = ask(TRY, text).choices.map(labelOf)
    const inEditor = await listInEditor(text)
    // An editor offers these only for a block without a kind.
    const more = ['draft', 'publishAt', 'expireAt', 'use', 'with']
    const isMore = (name: string) => more.includes(name) && !inEditor.includes(name)
    expect(own.filter((name) => !isMore(name)).sort()).toEqual(inEditor)
  })

  it('have descriptions', () => {
    const { choices } = ask(TRY, withBlock('{ "type": "cta", | }'))
    for (const { documentation } of choices) expect(documentation).toMatch(/\.$/)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Hover, Location } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { writeCase } from '../../support/check/rule-cases'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { LanguageClient } from '../../support/servers/language-client'

const WAIT = { timeout: 20_000, interval: 20 }
const PAGE = 'pages/index.json'
const head = { title: 'About', description: 'All about us.' }
const hero = (more: object) => ({ type: 'hero', title: 'About', ...more })

const METHODS = [
  ...['definition', 'references', 'hover', 'prepareRename', 'documentSymbol', 'foldingRange'],
  'documentLink',
].map((name) => `textDocument/${name}`)

let dir: string
let client: LanguageClient
let version = 1

beforeAll(async () => {
  dir = join(makeScratchFolder(), 'Über uns')
  writeCase(dir, {
    'people.json': { people: [{ id: 'ada', name: 'Ada Lovelace' }] },
    'messages.json': { notices: { sent: { title: 'Sent', variant: 'success' } } },
    'shared/hours.json': { content: hero({ text: 'See [about](/about#oak).' }) },
    'assets/oak.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'pages/story.md': '## One\n\nSee [about](/about).\n',
    'pages/about.json': { ...head, blocks: [hero({ id: 'oak' }), { use: 'hours' }] },
    'redirects.json': { rules: [{ from: '/old', to: '/about', status: 301 }] },
  })
  client = new LanguageClient(dir)
  await client.start()
  await client.open(PAGE, '{')
  await vi.waitFor(() => expect(client.published.size).toBeGreaterThan(0), WAIT)
})

afterAll(() => client.stop())

/** Types a text with the cursor `|` into a page, and returns the parameters of a request there. */
async function type(written: string) {
  const offset = written.indexOf('|')
  const text = written.replace('|', '')
  version += 1
  await client.type(PAGE, version, text)
  const uri = client.uriOf(PAGE)
  const position = TextDocument.create(uri, 'json', version, text).positionAt(offset)
  return { textDocument: { uri }, position }
}

const page = (...blocks: string[]) =>
  `{ "title": "Home", "description": "The home page.", "blocks": [\n${blocks.join(',\n')}\n] }`

const define = async (written: string): Promise<Location | null> =>
  client.connection.sendRequest('textDocument/definition', await type(written))
const hover = async (written: string): Promise<string | undefined> => {
  const found = await client.connection.sendRequest<Hover | null>(
    'textDocument/hover',
    await type(written),
  )
  return found ? (found.contents as { value: string }).value : undefined
}
const refer = async (written: string): Promise<string[]> => {
  const params = { ...(await type(written)), context: { includeDeclaration: false } }
  const found = await client.connection.sendRequest<Location[] | null>(
    'textDocument/references',
    params,
  )
  const start = client.uriOf('pages').replace(/pages$/, '')
  const places = (found ?? []).map(({ uri, range }) => {
    return `${uri.slice(start.length)}:${range.start.line}:${range.start.character}`
  })
  return places.sort()
}

const at = (file: string, line: number, character: number, length = 0) => ({
  uri: client.uriOf(file),
  range: { start: { line, character }, end: { line, character: character + length } },
})

describe('the definition', () => {
  it.each([
    ['a page', '{ "type": "hero", "text": "👩‍👩‍👧 [a](/ab|out#oak)" }', 'pages/about.json', ''],
    ['a fragment', '{ "use": "ho|urs" }', 'shared/hours.json', ''],
    ['a picture', '{ "type": "image", "src": "/assets/o|ak.svg" }', 'assets/oak.svg', ''],
    [
      'a Markdown file',
      '{ "type": "text", "text": { "file": "st|ory.md" } }',
      'pages/story.md',
      '',
    ],
    ['a redirect', '{ "type": "hero", "text": "[a](/o|ld)" }', 'redirects.json', '{'],
    ['a person', '{ "type": "people", "items": [{ "person": "a|da" }] }', 'people.json', '{'],
    ['a notice', '{ "type": "form", "success": "se|nt" }', 'messages.json', '{'],
    ['a token', '{ "type": "hero", "title": "{bra|nd}" }', 'settings.json', '"Case"'],
  ])('of %s is its file, also in an unsaved text', async (_, block, file, words) => {
    const found = await define(page(block))
    expect(found?.uri).toBe(client.uriOf(file))
    const { start, end } = found?.range ?? {}
    const line = readFileSync(join(dir, file), 'utf8').split('\n')[start?.line ?? 0]
    expect(line?.slice(start?.character, end?.character)).toBe(words)
  })

  it('of an anchor is its block, also on the same page', async () => {
    const found = await define(page('{ "type": "hero", "text": "[a](/about#o|ak)" }'))
    expect(found?.uri).toBe(client.uriOf('pages/about.json'))
    const lines = readFileSync(join(dir, 'pages/about.json'), 'utf8').split('\n')
    expect(lines[found?.range.start.line ?? 0]).toContain('"id": "oak"')
    const own = page('{ "type": "hero",\n"id": "own" }', '{ "type": "hero", "text": "[a](#o|wn)" }')
    expect(await define(own)).toMatchObject({
      uri: client.uriOf(PAGE),
      range: { start: { line: 2 } },
    })
  })

  it('is missing where nothing is named, and where the JSON has errors', async () => {
    expect(await define(page('{ "type": "hero", "title": "We|lcome" }'))).toBeNull()
    expect(await define('{ "title": "x", [[ "blocks": |')).toBeNull()
    expect(await define('|')).toBeNull()
    expect(await define('{ "blocks": [{ "type": "hero", "text": "[a](/ab|out')).toMatchObject({
      uri: client.uriOf('pages/about.json'),
    })
  })
})

describe('the references', () => {
  it('to a page are all links to it, and its redirects', async () => {
    const found = await refer(page('{ "type": "hero", "title": "T", "text": "[a](/ab|out)" }'))
    expect(found.map((place) => place.split(':')[0])).toEqual(
      expect.arrayContaining(['pages/index.json', 'shared/hours.json', 'redirects.json']),
    )
  })

  it('to an anchor are the links to it', async () => {
    const found = await refer(page('{ "type": "hero", "title": "T", "text": "[a](/about#o|ak)" }'))
    expect(found.map((place) => place.split(':')[0])).toEqual([
      'pages/index.json',
      'shared/hours.json',
    ])
  })

  it('to a picture or a person are their uses', async () => {
    const logo = '{ "src": "/assets/o|ak.svg", "alt": "An oak." }'
    expect(await refer(page(`{ "type": "logos", "items": [${logo}] }`))).toEqual([
      'pages/index.json:1:38',
    ])
    const person = '{ "type": "people", "title": "We", "items": [{ "person": "a|da" }] }'
    expect(await refer(page(person))).toEqual(['pages/index.json:1:57'])
  })

  it('to a fragment are its uses', async () => {
    const found = await refer(page('{ "use": "ho|urs" }'))
    expect(found.map((place) => place.split(':')[0])).toEqual([
      'pages/about.json',
      'pages/index.json',
    ])
  })

  it('are empty for what nothing names', async () => {
    expect(await refer(page('{ "type": "hero", "title": "We|lcome" }'))).toEqual([])
  })
})

describe('the hover', () => {
  it('shows a linked page, an icon, a picture and a block type', async () => {
    expect(await hover(page('{ "type": "hero", "text": "[a](/ab|out)" }'))).toMatch(
      /^\*\*About\*\*\n\nAll about us\.\n\n/,
    )
    expect(await hover(page('{ "type": "image", "src": "/assets/o|ak.svg" }'))).toContain(
      `![/assets/oak.svg](${client.uriOf('assets/oak.svg')})`,
    )
    expect(await hover(page('{ "type": "cards", "items": [{ "icon": "cl|ock" }] }'))).toMatch(
      /^!\[clock\]\(data:image\/svg\+xml;base64,[\w+/=]+\)/,
    )
    expect(await hover(page('{ "type": "hero", "title": "{bra|nd}" }'))).toMatch(/^Case\n/)
    expect(await hover(page('{ "type": "he|ro" }'))).toMatch(/!\[The block "hero": .*hero\.webp\)$/)
  })

  it('describes a property at its name and its value', async () => {
    const name = await hover(page('{ "type": "hero", "ti|tle": "Welcome" }'))
    expect(name).toMatch(/^The main heading of the page \(level 1\)/)
    expect(await hover(page('{ "type": "hero", "title": "Wel|come" }'))).toBe(name)
    expect(await hover(page('{ "type": "hero", "nonsen|se": 1 }'))).toBeUndefined()
    expect(await hover('|')).toBeUndefined()
  })
})

describe('the structure of a file', () => {
  it('has its blocks with their headings, and ranges to fold', async () => {
    const { textDocument } = await type(
      page('{ "type": "hero",\n"title": "Wel|come"\n}', '{ "use": "hours" }'),
    )
    const symbols = await client.connection.sendRequest('textDocument/documentSymbol', {
      textDocument,
    })
    expect(symbols).toMatchObject([
      { name: 'title', children: [] },
      { name: 'description' },
      {
        name: 'blocks',
        children: [{ name: 'Welcome', detail: 'hero' }, { name: 'hours' }],
      },
    ])
    expect(
      await client.connection.sendRequest('textDocument/foldingRange', { textDocument }),
    ).toEqual([
      { startLine: 1, endLine: 2 },
      { startLine: 0, endLine: 4 },
    ])
  })

  it('has links to pages and files', async () => {
    const { textDocument } = await type(page('{ "text": "[a](/about#oak) /no|where" }'))
    expect(
      await client.connection.sendRequest('textDocument/documentLink', { textDocument }),
    ).toEqual([{ range: at(PAGE, 1, 15, 6).range, target: client.uriOf('pages/about.json') }])
    const markdown = { uri: client.uriOf('pages/story.md') }
    expect(
      await client.connection.sendRequest('textDocument/documentLink', { textDocument: markdown }),
    ).toMatchObject([{ target: client.uriOf('pages/about.json') }])
  })
})

describe('every feature', () => {
  it('answers at every place of a text, complete or cut off', async () => {
    const text = page(
      '{ "type": "hero", "id": "a", "text": "{brand} [👩‍👩‍👧](/about#oak) \\"" }',
      '{ "use": "hours", "with": { "a": [1, null] } }',
    )
    const step = pickSize({ short: 7, long: 1 })
    for (let offset = 0; offset <= text.length; offset += step) {
      for (const written of [
        `${text.slice(0, offset)}|`,
        `${text.slice(0, offset)}|${text.slice(offset)}`,
      ]) {
        const params = { ...(await type(written)), context: { includeDeclaration: true } }
        await Promise.all(METHODS.map((method) => client.connection.sendRequest(method, params)))
      }
    }
  })
})

import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CompletionItem, CompletionList, Position } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { writeCase } from '../../support/check/rule-cases'
import { makeScratchFolder } from '../../support/scratch-folder'
import { LanguageClient } from '../../support/servers/language-client'

const WAIT = { timeout: 20_000, interval: 20 }
const PAGE = 'pages/index.json'

let client: LanguageClient
let version = 1

beforeAll(async () => {
  const dir = join(makeScratchFolder(), 'Über uns', 'site')
  writeCase(dir, {
    'people.json': { people: [{ id: 'ada', name: 'Ada Lovelace' }] },
    'pages/desks.json': {
      ...{ title: 'Our desks', description: 'All desks.' },
      blocks: [{ type: 'hero', title: 'Our desks', id: 'oak' }],
    },
  })
  client = new LanguageClient(dir)
  await client.start({
    textDocument: { completion: { completionItem: { snippetSupport: true } } },
  })
  const start = action('"href": "our')
  await client.open(PAGE, start)
  // The whole site is checked once nothing is typed for a while.
  const isKnown = async () => !(await ask({ line: 0, character: start.length })).isIncomplete
  await vi.waitUntil(isKnown, WAIT)
})

afterAll(() => client.stop())

const ask = (position: Position) =>
  client.connection.sendRequest<CompletionList>('textDocument/completion', {
    textDocument: { uri: client.uriOf(PAGE) },
    position,
  })

/** The answer at the cursor `|`, and the text once an item is accepted. */
async function complete(written: string) {
  const offset = written.indexOf('|')
  const text = written.replace('|', '')
  version += 1
  await client.type(PAGE, version, text)
  const uri = client.uriOf(PAGE)
  const document = TextDocument.create(uri, 'json', version, text)
  const { items, isIncomplete } = await ask(document.positionAt(offset))
  const accept = (label: string) => {
    const edit = items.find((item) => item.label === label)?.textEdit
    if (!edit || !('range' in edit)) return undefined
    const { start, end } = edit.range
    expect(document.offsetAt(start)).toBeLessThanOrEqual(offset)
    expect(document.offsetAt(end)).toBeGreaterThanOrEqual(offset)
    expect(start.line).toBe(end.line)
    return TextDocument.applyEdits(document, [edit])
  }
  return { items, isIncomplete, labels: items.map(({ label }: CompletionItem) => label), accept }
}

const action = (rest: string) => `{ "blocks": [{ "type": "cta", "actions": [{ ${rest}`

describe('completion in an editor', () => {
  it('offers the pages of a link, found by their titles', async () => {
    const { items, accept } = await complete(action('"href": "our| }] }] }'))
    expect(items).toEqual([
      expect.objectContaining({
        label: '/desks',
        detail: 'Our desks',
        documentation: { kind: 'markdown', value: 'All desks.' },
        filterText: '/desks Our desks',
      }),
    ])
    expect(accept('/desks')).toBe(action('"href": "/desks }] }] }'))
  })

  it.each([
    ['"href": "|" }] }] }', '/desks', '"href": "/desks" }] }] }'],
    ['"href": "/de|sks#oak" }] }] }', '/desks', '"href": "/desks#oak" }] }] }'],
    ['"href": "/desks#|" }] }] }', 'oak', '"href": "/desks#oak" }] }] }'],
    ['"href": | }] }] }', '/desks', '"href": "/desks" }] }] }'],
    ['"label": "😀" "href": "/|', '/desks', '"label": "😀" "href": "/desks'],
    ['"label": "In {ye|a} 😀" }] }] }', 'year', '"label": "In {year} 😀" }] }] }'],
    ['"new|" }] }] }', 'newTab', '"newTab": $1 }] }] }'],
    ['"new|": true }] }] }', 'newTab', '"newTab": true }] }] }'],
    ['| "label": "A" }] }] }', 'href', '"href": "$1", "label": "A" }] }] }'],
    ['"la', 'label', '"label": "$1"'],
  ])('replaces exactly what is written: %s', async (written, label, expected) => {
    const text = written.includes('|') ? written : `${written}|`
    const { accept } = await complete(action(text))
    expect(accept(label)).toBe(action(expected))
  })

  it('offers a whole block, indented as the file is', async () => {
    const { accept } = await complete('{\n\t"blocks": [\n\t\t|\n\t]\n}')
    const text = accept('cta') ?? ''
    expect(JSON.parse(text).blocks).toMatchObject([{ type: 'cta' }])
    expect(text).toContain('\n\t\t\t"type": "cta",\n')
  })

  it('offers required properties first', async () => {
    const { items, labels } = await complete('{ | }')
    expect(labels.slice(0, 4)).toEqual(['title', 'description', 'blocks', '$schema'])
    expect(items[0]?.documentation).toMatchObject({ value: expect.stringMatching(/^Required\. /) })
  })

  it('offers at most 50 items at a time', async () => {
    const all = await complete(
      action('"icon": "", "toast": "" }] }, { "type": "code", "code": { "language": "|'),
    )
    expect(all.labels).toHaveLength(50)
    expect(all.isIncomplete).toBe(true)
    const some = await complete(
      action('"toast": "" }] }, { "type": "code", "code": { "language": "rust|'),
    )
    expect(some.labels).toEqual(['rust'])
    expect(some.isIncomplete).toBe(false)
  })

  it('knows what is not saved, also while another file has errors', async () => {
    const people = 'people.json'
    await client.open(people, '{ "people": [{ "id": "bo", "name": "Bo" }] }')
    await expect
      .poll(async () => (await complete('{ "author": "|" }')).labels, WAIT)
      .toEqual(['bo'])
    await client.type(people, 2, '{ "people": [{ "id": ')
    await expect.poll(() => client.published.get(client.uriOf(people)), WAIT).toBeDefined()
    expect((await complete('{ "author": "|" }')).labels).toEqual(['bo'])
    await client.close(people)
    await expect
      .poll(async () => (await complete('{ "author": "|" }')).labels, WAIT)
      .toEqual(['ada'])
  })

  it('answers nothing for a file that is not of the site', async () => {
    const textDocument = { uri: 'file:///elsewhere/a.json' }
    const position = { line: 0, character: 1 }
    const request = { textDocument, position }
    expect(await client.connection.sendRequest('textDocument/completion', request)).toBeNull()
  })
})

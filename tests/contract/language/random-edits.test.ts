import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { buildDiagnostic, groupProblems } from '../../../engine/node/servers/language/diagnostics'
import { createRandom } from '../../support/arbitrary/random'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { LanguageClient } from '../../support/servers/language-client'

const WAIT = { timeout: 30_000, interval: 50 }
const ROUNDS = pickSize({ short: 4, long: 100 })
const STEPS = 25

const { seed, random } = createRandom()
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const dir = join(makeScratchFolder(), 'site')
const NEW_FILES = [
  'pages/new.json',
  'pages/blog/new.json',
  'shared/new.json',
  'data/new.csv',
  'x.json',
]
/** What authors type, and what they hit by accident. */
const TYPED = [
  ...['"', '{', '}', '[', ']', ',', ':', '\\', '\n', '\r\n', '\t', ' ', '', '0', '-', '/', '#'],
  ...['"title": "A",', '"href": "/about",', '"type": "hero"', '"icon": "', '{brand}', '**', 'null'],
  ...[
    '👩‍👩‍👧',
    'é',
    '\u0000',
    '\uFEFF',
    '\u2028',
    '{ "a": 1 }',
    '"blocks": [',
    '"id": "top", "id": "top"',
  ],
]

const REQUESTS = [
  ...['textDocument/completion', 'textDocument/hover', 'textDocument/definition'],
  ...['textDocument/references', 'textDocument/prepareRename', 'textDocument/rename'],
  ...['textDocument/codeAction', 'textDocument/documentSymbol', 'textDocument/foldingRange'],
  ...['textDocument/documentLink'],
]

/** The open documents, by their file. */
const open = new Map<string, TextDocument>()
let client: LanguageClient

beforeAll(async () => {
  cpSync(join(projectRoot, 'examples/bakery'), dir, { recursive: true })
  client = new LanguageClient(dir)
  await client.start()
})

afterAll(() => client.process.kill())

function listFiles(): string[] {
  const names = readdirSync(dir, { recursive: true }).map(String)
  return names.filter((name) => /\.(?:json|csv|md)$/.test(name)).sort()
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true })
  writeFileSync(join(dir, file), text)
}

/** Replaces a random part of a text. */
function change(document: TextDocument) {
  const text = document.getText()
  const start = Math.floor(random() * (text.length + 1))
  const end = Math.min(text.length, start + pick([0, 0, 0, 1, 1, 4, 30]))
  const range = { start: document.positionAt(start), end: document.positionAt(end) }
  return { range, text: pick(TYPED) }
}

const STEPS_BY_NAME: Record<string, () => unknown> = {
  open: async () => {
    const file = pick([...listFiles(), ...NEW_FILES])
    if (open.has(file)) return
    const text = listFiles().includes(file) ? readFileSync(join(dir, file), 'utf8') : '{}'
    open.set(file, TextDocument.create(client.uriOf(file), 'json', 1, text))
    await client.open(file, text)
  },
  type: async () => {
    const document = pick([...open.values()])
    if (!document) return
    const contentChanges = [change(document)]
    const version = document.version + 1
    TextDocument.update(document, contentChanges, version)
    const textDocument = { uri: document.uri, version }
    await client.connection.sendNotification('textDocument/didChange', {
      textDocument,
      contentChanges,
    })
  },
  save: async () => {
    const [file, document] = pick([...open]) ?? []
    if (!file || !document) return
    write(file, document.getText())
    const textDocument = { uri: document.uri }
    await client.connection.sendNotification('textDocument/didSave', { textDocument })
  },
  close: async () => {
    const [file] = pick([...open]) ?? []
    if (!file) return
    open.delete(file)
    await client.close(file)
  },
  writeElsewhere: () => {
    const file = pick(listFiles())
    const document = TextDocument.create('', '', 1, readFileSync(join(dir, file), 'utf8'))
    write(
      file,
      TextDocument.applyEdits(
        document,
        [change(document)].map(({ range, text }) => ({ range, newText: text })),
      ),
    )
  },
  remove: () => {
    const file = pick(listFiles())
    if (file !== 'settings.json') rmSync(join(dir, file))
  },
  restore: () => {
    const files = readdirSync(join(projectRoot, 'examples/bakery/pages')).filter((name) =>
      name.endsWith('.json'),
    )
    const file = join('pages', pick(files))
    write(file, readFileSync(join(projectRoot, 'examples/bakery', file), 'utf8'))
  },
  ask: async () => {
    const document = pick([...open.values()])
    if (!document) return
    const position = document.positionAt(Math.floor(random() * (document.getText().length + 1)))
    const textDocument = { uri: document.uri }
    const params = { textDocument, position, range: { start: position, end: position } }
    const more = { newName: '/renamed', context: { includeDeclaration: true, diagnostics: [] } }
    const isKnown = (reason: Error) =>
      !/closed|disposed|Request .* failed with/.test(reason.message)
    await client.connection
      .sendRequest(pick(REQUESTS), { ...params, ...more })
      .catch((reason: Error) => expect(isKnown(reason), reason.message).toBe(true))
  },
}

const NAMES = Object.keys(STEPS_BY_NAME).flatMap((name) =>
  Array(name === 'type' ? 8 : 1).fill(name),
)

/** The diagnostics of the files with all unsaved texts. */
async function listExpected() {
  const saved = join(makeScratchFolder(), 'site')
  cpSync(dir, saved, { recursive: true })
  for (const [file, document] of open) {
    mkdirSync(dirname(join(saved, file)), { recursive: true })
    writeFileSync(join(saved, file), document.getText())
  }
  const { problems } = await checkSite(saved)
  return Object.fromEntries(
    [...groupProblems(problems)]
      .map(
        ([path, list]) => [client.uriOf(relative(saved, path)), list.map(buildDiagnostic)] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const listPublished = () =>
  Object.fromEntries([...client.published].sort(([a], [b]) => (a < b ? -1 : 1)))

describe('an editor in which a site is edited at random', () => {
  it(
    `reports what the check reports, after ${ROUNDS} × ${STEPS} steps (seed ${seed})`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const steps = Array.from({ length: STEPS }, () => pick(NAMES))
        for (const step of steps) await STEPS_BY_NAME[step]?.()
        const expected = await listExpected()
        await expect
          .poll(listPublished, { ...WAIT, message: `round ${round}: ${steps}` })
          .toEqual(expected)
      }
      expect(client.messages).toEqual([])
      expect(await client.stop()).toBe(0)
    },
    pickSize({ short: 120_000, long: 1_800_000 }),
  )
})

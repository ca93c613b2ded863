import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { RULE_GROUPS } from '../../../engine/node/schemas/docs/rule-groups'
import { buildDiagnostic, groupProblems } from '../../../engine/node/servers/language/diagnostics'
import { encode, loadRuleCases, writeCase } from '../../support/check/rule-cases'
import { isLongRun } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { LanguageClient } from '../../support/servers/language-client'

const WAIT = { timeout: 20_000, interval: 20 }

let dir: string
let client: LanguageClient

beforeAll(async () => {
  // Editors encode such characters in URIs in different ways.
  dir = join(makeScratchFolder(), 'Über uns', 'site')
  writeCase(dir, {})
  client = new LanguageClient(dir)
  await client.start()
})

afterAll(() => client.stop())

/** The diagnostics of a site on disk, by the URI of the same file in the editor. */
async function listExpected(folder: string) {
  const { problems } = await checkSite(folder)
  return new Map(
    [...groupProblems(problems)].map(([path, list]) => [
      client.uriOf(relative(folder, path)),
      list.map(buildDiagnostic),
    ]),
  )
}

const TEXT = /\.(?:json|csv|tsv|md|svg)$/
/** In the gate, a sample of the cases. */
const STEP = isLongRun ? 1 : 20

const typed = [...loadRuleCases()]
  .flatMap(([rule, list]) => list.map(({ name, files }) => ({ rule, name, files })))
  .filter(({ files }) =>
    Object.entries(files).every(
      ([file, content]) =>
        TEXT.test(file) && content !== null && typeof encode(content) === 'string',
    ),
  )
  .filter((_, index) => index % STEP === 0)

describe('the problems in an editor', () => {
  it.each(typed)('are those of the check before saving: $rule: $name', async ({ files }) => {
    const saved = join(makeScratchFolder(), 'site')
    writeCase(saved, files)
    const expected = await listExpected(saved)
    for (const [file, content] of Object.entries(files)) {
      await client.open(file, String(encode(content)))
    }
    await expect.poll(() => sort(client.published), WAIT).toEqual(sort(expected))
    for (const file of Object.keys(files)) await client.close(file)
    await expect.poll(() => client.published.size, WAIT).toBe(0)
  })

  it('link to the section of their rule', async () => {
    const text = readFileSync(join(projectRoot, 'docs/reference.md'), 'utf8')
    for (const rule of RULE_GROUPS.flatMap(({ rules }) => Object.keys(rules)))
      expect(text).toContain(`\n#### ${rule}\n`)
    await client.open('pages/index.json', '{')
    const uri = client.uriOf('pages/index.json')
    const href = `${pathToFileURL(join(projectRoot, 'docs/reference.md')).href}#bad-json`
    await expect.poll(() => client.published.get(uri)?.[0]?.codeDescription?.href, WAIT).toBe(href)
    await client.close('pages/index.json')
    await expect.poll(() => client.published.size, WAIT).toBe(0)
  })

  it('are those of the saved files, also while they change on disk', async () => {
    writeFileSync(join(dir, 'pages/index.json'), '{ "title": "Home" }')
    const expected = await listExpected(dir)
    expect(expected.size).toBeGreaterThan(0)
    await expect.poll(() => sort(client.published), WAIT).toEqual(sort(expected))
    writeCase(dir, {})
    await expect.poll(() => client.published.size, WAIT).toBe(0)
  })

  it('count UTF-16 code units, and belong to the version of the text', async () => {
    const page = JSON.parse(readFileSync(join(dir, 'pages/index.json'), 'utf8'))
    await client.open('pages/index.json', JSON.stringify(page))
    await client.type('pages/index.json', 2, JSON.stringify({ description: '👩‍👩‍👧 é', tilte: 1 }))
    const uri = client.uriOf('pages/index.json')
    await expect.poll(() => client.versions.get(uri), WAIT).toBe(2)
    const found = client.published.get(uri)?.find(({ code }) => code === 'unknown-property')
    expect(found?.range).toEqual({
      start: { line: 0, character: 28 },
      end: { line: 0, character: 35 },
    })
    await client.close('pages/index.json')
    await expect.poll(() => client.published.size, WAIT).toBe(0)
  })

  it('are those on disk for a saved file in another encoding, until it is edited', async () => {
    const text = readFileSync(join(dir, 'pages/index.json'), 'utf8')
    writeFileSync(join(dir, 'pages/index.json'), `\uFEFF${text}`, 'utf16le')
    await client.open('pages/index.json', text)
    const uri = client.uriOf('pages/index.json')
    await expect.poll(() => client.published.get(uri)?.[0]?.code, WAIT).toBe('bad-encoding')
    await client.type('pages/index.json', 2, `${text} `)
    await expect.poll(() => client.published.size, WAIT).toBe(0)
    await client.close('pages/index.json')
    writeCase(dir, {})
  })

  it('are not affected by a file of another site', async () => {
    const other = join(makeScratchFolder(), 'site')
    cpSync(dir, other, { recursive: true })
    const textDocument = { languageId: 'json', version: 1, text: '{' }
    for (const uri of [`file://${other}/pages/index.json`, 'untitled:pages/index.json']) {
      await client.connection.sendNotification('textDocument/didOpen', {
        textDocument: { ...textDocument, uri },
      })
    }
    await client.open('pages/index.json', '[')
    await expect
      .poll(() => [...client.published.keys()], WAIT)
      .toContain(client.uriOf('pages/index.json'))
    expect([...client.published.keys()].every((uri) => uri.includes('%C3%9Cber'))).toBe(true)
    await client.close('pages/index.json')
    await expect.poll(() => client.published.size, WAIT).toBe(0)
    rmSync(other, { recursive: true })
  })
})

function sort(found: Map<string, unknown>) {
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1))
}

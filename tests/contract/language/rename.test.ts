import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientCapabilities, WorkspaceEdit } from 'vscode-languageserver/node'
import { writeCase } from '../../support/check/rule-cases'
import { runInProcess } from '../../support/run-command'
import { makeScratchFolder } from '../../support/scratch-folder'
import { applyEdit } from '../../support/servers/apply-edit'
import { LanguageClient } from '../../support/servers/language-client'
import { hashFiles } from '../../support/sites/hash-files'
import { copySite } from '../../support/sites/run-move'

const WAIT = { timeout: 20_000, interval: 20 }
const CAPABILITIES: ClientCapabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename'] } },
}

const VISIT = `{
	"title": "Visit",
	"description": "Find us.",
	"blocks": [
		{ "type": "hero", "text": "👩‍👩‍👧 [us](/about#top), [team](/about/team)", "title": "/nowhere" }
	]
}`
const ABOUT =
  '{ "title": "About", "description": "We.", "blocks": [{ "type": "hero", "title": "We" }] }\n'
const FILES = {
  'pages/about.json': ABOUT,
  'pages/about/team.json': ABOUT.replaceAll('"We', '"The team'),
  'pages/about/more.json': ABOUT.replaceAll('"We', '"More'),
  'pages/visit.json': `\uFEFF${VISIT.replaceAll('\n', '\r\n')}`,
}

let dir: string
let client: LanguageClient

beforeAll(async () => {
  dir = join(makeScratchFolder(), 'Über uns')
  writeCase(dir, FILES)
  client = new LanguageClient(dir)
  await client.start(CAPABILITIES)
  await vi.waitFor(() => expect(client.published.size).toBeGreaterThan(0), WAIT)
})

beforeEach(() => {
  client.messages.length = 0
  for (const name of ['pages', 'redirects.json']) {
    rmSync(join(dir, name), { recursive: true, force: true })
  }
  writeCase(dir, FILES)
})

afterAll(() => client.stop())

const read = (file: string) => readFileSync(join(dir, file), 'utf8').replace('\uFEFF', '')

/** A position after the first letter of some words in a file. */
function locate(file: string, words: string) {
  const text = read(file)
  const lines = text.slice(0, text.indexOf(words) + 1).split(/\r?\n/)
  return {
    textDocument: { uri: client.uriOf(file) },
    position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
  }
}

const rename = (file: string, words: string, newName: string): Promise<WorkspaceEdit | null> =>
  client.connection.sendRequest('textDocument/rename', { ...locate(file, words), newName })

const renameFiles = (...names: [from: string, to: string][]): Promise<WorkspaceEdit | null> =>
  client.connection.sendRequest('workspace/willRenameFiles', {
    files: names.map(([from, to]) => ({ oldUri: client.uriOf(from), newUri: client.uriOf(to) })),
  })

/** The files after `quire move`. */
async function hashMoved(...moves: string[][]): Promise<Record<string, string>> {
  const copy = copySite(dir)
  for (const words of moves) {
    const { output, status } = await runInProcess('move', ...words, '--yes', '--site', copy)
    expect(status, output).toBeLessThan(2)
  }
  return hashFiles(copy)
}

/** The URIs and versions of the changed texts, and the kinds of the other changes. */
const listChanges = (edit: WorkspaceEdit | null) =>
  edit?.documentChanges?.map((change) =>
    'edits' in change ? [change.textDocument.uri, change.textDocument.version] : change.kind,
  )

describe('renaming the page whose path is at the cursor', () => {
  it('gives the files of `quire move`, with the smallest edits', async () => {
    const expected = await hashMoved(['/about', '/company/us'])
    const params = locate('pages/visit.json', '/about#top')
    expect(await client.connection.sendRequest('textDocument/prepareRename', params)).toEqual({
      range: { start: { line: 4, character: 43 }, end: { line: 4, character: 49 } },
      placeholder: '/about',
    })
    const edit = await rename('pages/visit.json', '/about#top', '/company/us')
    expect(edit?.documentChanges).toContainEqual({
      textDocument: { uri: client.uriOf('pages/visit.json'), version: null },
      edits: [
        {
          range: { start: { line: 4, character: 44 }, end: { line: 4, character: 49 } },
          newText: 'company/us',
        },
      ],
    })
    applyEdit(edit ?? {})
    expect(hashFiles(dir)).toEqual(expected)
    expect(client.messages).toEqual([
      'The 2 pages below the renamed page stay. Rename their folder to move them too.',
    ])
  })

  it('changes unsaved texts, for their versions', async () => {
    const typed = ABOUT.replace(
      '"We" }',
      '"We", "text": "See [👩‍👩‍👧](/about) and [us](/about)." }',
    )
    await client.open('pages/about.json', ABOUT)
    await client.type('pages/about.json', 7, typed)
    const edit = await rename('pages/visit.json', '/about#top', '/company')
    expect(listChanges(edit)).toEqual([
      [client.uriOf('pages/about.json'), 7],
      [client.uriOf('pages/visit.json'), null],
      'create',
      [client.uriOf('redirects.json'), null],
      'rename',
    ])
    writeFileSync(join(dir, 'pages/about.json'), typed)
    const expected = await hashMoved(['/about', '/company'])
    applyEdit(edit ?? {})
    expect(hashFiles(dir)).toEqual(expected)
    await client.close('pages/about.json')
  })

  it('is offered only at paths of pages, also while the JSON has errors', async () => {
    const prepare = (words: string) =>
      client.connection.sendRequest('textDocument/prepareRename', locate('pages/visit.json', words))
    expect(await prepare('/nowhere')).toBeNull()
    expect(await prepare('"type"')).toBeNull()
    expect(await prepare('"title"')).toMatchObject({ placeholder: '/visit' })
    writeFileSync(join(dir, 'pages/visit.json'), VISIT.slice(0, -30))
    expect(await prepare('/about/team')).toMatchObject({ placeholder: '/about/team' })
    expect(await rename('pages/visit.json', '"type"', '/x')).toBeNull()
  })

  it.each([
    ['/about#top', '/visit', 'visit.json" exists already. Choose another path.'],
    ['/about#top', '/about', 'The page already has the path "/about".'],
    ['/about#top', '/', 'A page cannot be moved to "/".'],
    ['/about#top', 'Company', 'A page cannot be moved to "Company".'],
  ])('answers as `quire move` where it refuses: %s to %s', async (words, to, message) => {
    await expect(rename('pages/visit.json', words, to)).rejects.toThrow(message)
  })

  it('refuses a page that is not saved, and a file that has changed on disk', async () => {
    await client.open('pages/new.json', ABOUT.replace('"We" }', '"We", "text": "[x](/new)" }'))
    await client.open('pages/visit.json', read('pages/visit.json').replace('/about#top', '/new'))
    await expect(rename('pages/visit.json', '/about#top', '/newer')).rejects.toThrow(
      'pages/new.json" before you rename it.',
    )
    await client.close('pages/new.json')
    await client.close('pages/visit.json')
    await client.open('pages/visit.json', read('pages/visit.json'))
    await rename('pages/visit.json', '/nowhere', '/x')
    writeFileSync(join(dir, 'pages/visit.json'), VISIT.replace('us.', 'them.'))
    await expect(rename('pages/visit.json', '/about#top', '/us')).rejects.toThrow(
      'pages/visit.json" has changed on disk.',
    )
    await client.close('pages/visit.json')
  })
})

describe('renaming the file of a page', () => {
  it('changes only the texts, and nothing after a rename by its path', async () => {
    const expected = await hashMoved(['/about/team', '/team'])
    const edit = await renameFiles(['pages/about/team.json', 'pages/team.json'])
    expect(JSON.stringify(edit)).not.toContain('"rename"')
    applyEdit(edit ?? {})
    expect(await renameFiles(['pages/about/team.json', 'pages/team.json'])).toBeNull()
    renameSync(join(dir, 'pages/about/team.json'), join(dir, 'pages/team.json'))
    expect(hashFiles(dir)).toEqual(expected)
  })

  it('moves a folder with its page, which the editor does not rename', async () => {
    const expected = await hashMoved(['/about', '/company', '--below'])
    const edit = await renameFiles(['pages/about', 'pages/company'])
    expect(edit?.documentChanges).toContainEqual({
      kind: 'rename',
      oldUri: client.uriOf('pages/about.json'),
      newUri: client.uriOf('pages/company.json'),
      options: { overwrite: false },
    })
    applyEdit(edit ?? {})
    renameSync(join(dir, 'pages/about'), join(dir, 'pages/company'))
    expect(hashFiles(dir)).toEqual(expected)
  })

  it('moves several pages at once', async () => {
    writeFileSync(join(dir, 'redirects.json'), '{ "rules": [] }')
    const expected = await hashMoved(['/about/team', '/team'], ['/about/more', '/more'])
    const edit = await renameFiles(
      ['pages/about/team.json', 'pages/team.json'],
      ['pages/about/more.json', 'pages/more.json'],
    )
    applyEdit(edit ?? {})
    for (const name of ['team', 'more']) {
      renameSync(join(dir, `pages/about/${name}.json`), join(dir, `pages/${name}.json`))
    }
    expect(hashFiles(dir)).toEqual(expected)
  })

  it('changes nothing for files that are not pages', async () => {
    expect(await renameFiles(['pages/text.md', 'pages/other.md'])).toBeNull()
    expect(await renameFiles(['pages/about.json', '../about.json'])).toBeNull()
    expect(await renameFiles(['pages/about.json', 'pages/about.txt'])).toBeNull()
  })

  it('reports what it refuses', async () => {
    const message = 'The page at "/" always has this path: it cannot be moved.'
    await expect(renameFiles(['pages/index.json', 'pages/home.json'])).rejects.toThrow(message)
    expect(client.messages).toEqual([message])
  })
})

describe('an editor that cannot rename files', () => {
  it('gets no part of the edit', async () => {
    const other = new LanguageClient(dir)
    await other.start({ workspace: { workspaceEdit: { documentChanges: true } } })
    await vi.waitFor(() => expect(other.published.size).toBeGreaterThan(0), WAIT)
    const params = { ...locate('pages/visit.json', '/about#top'), newName: '/us' }
    await expect(other.connection.sendRequest('textDocument/rename', params)).rejects.toThrow(
      'Run `quire move /about /us` in a terminal: this editor cannot rename files for a language server.',
    )
    await other.stop()
  })
})

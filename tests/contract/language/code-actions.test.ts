import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ClientCapabilities, CodeAction, Diagnostic } from 'vscode-languageserver/node'
import { CodeActionKind } from 'vscode-languageserver/node'
import { fixSite } from '../../../engine/node/edit/fix/fix-site'
import { writeCase } from '../../support/check/rule-cases'
import { makeScratchFolder } from '../../support/scratch-folder'
import { applyEdit } from '../../support/servers/apply-edit'
import { LanguageClient } from '../../support/servers/language-client'

const WAIT = { timeout: 20_000, interval: 20 }
const CAPABILITIES: ClientCapabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] } },
}
const HERO = '{ "type": "hero", "title": "About" }'
const ABOUT = `{ "title": "About", "description": "We.", "blocks": [${HERO}] }`
const PAGE = 'pages/visit.json'

let dir: string
let client: LanguageClient

beforeAll(async () => {
  dir = join(makeScratchFolder(), 'site')
  mkdirSync(dir)
  writeCase(dir, { 'pages/about.json': ABOUT, 'pages/About Us.json': ABOUT })
  client = new LanguageClient(dir)
  await client.start(CAPABILITIES)
  await vi.waitFor(() => expect(client.published.size).toBeGreaterThan(0), WAIT)
})

afterAll(() => client.stop())

/** The diagnostic of a rule in a file, once it is published for a version. */
async function waitFor(file: string, rule: string, version?: number): Promise<Diagnostic> {
  const uri = client.uriOf(file)
  const find = () => client.published.get(uri)?.find(({ code }) => code === rule)
  await expect
    .poll(() => find() !== undefined && client.versions.get(uri) === version, WAIT)
    .toBe(true)
  return find() as Diagnostic
}

function listActions(
  file: string,
  range: Diagnostic['range'],
  only?: string[],
): Promise<CodeAction[]> {
  const textDocument = { uri: client.uriOf(file) }
  const context = { diagnostics: [], only }
  return client.connection.sendRequest('textDocument/codeAction', { textDocument, range, context })
}

/** Opens a page with a problem, applies the first quick fix, and closes the page. */
async function fixPage(text: string, rule: string): Promise<{ action: CodeAction; to: string }> {
  await client.open(PAGE, text)
  const diagnostic = await waitFor(PAGE, rule, 1)
  const [action] = await listActions(PAGE, diagnostic.range)
  if (!action?.edit) throw new Error(`No fix for ${rule}.`)
  expect(action.kind).toBe(CodeActionKind.QuickFix)
  expect(action.diagnostics).toEqual([diagnostic])
  const to = applyTo(text, action)
  await client.close(PAGE)
  return { action, to }
}

/** The text of the page after an action. */
function applyTo(text: string, { edit }: CodeAction): string {
  const [change] = edit?.documentChanges ?? []
  if (!change || !('edits' in change)) throw new Error('The action changes no text.')
  expect(change.textDocument.version).not.toBeUndefined()
  return change.edits.reduceRight((changed, one) => {
    const { range, newText } = one as { range: Diagnostic['range']; newText: string }
    const offsetOf = ({ line, character }: { line: number; character: number }) =>
      text.split('\n').slice(0, line).join('\n').length + Math.min(line, 1) + character
    return changed.slice(0, offsetOf(range.start)) + newText + changed.slice(offsetOf(range.end))
  }, text)
}

const page = (block: string) =>
  `{\r\n\t"title": "Visit",\r\n\t"description": "Find us.",\r\n\t"blocks": [${block}]\r\n}`

describe('quick fixes (R-340)', () => {
  const link = (href: string) =>
    page(
      `{ "type": "hero", "title": "Über 👩‍👩‍👧", "actions": [{ "label": "About", "href": "${href}" }] }`,
    )

  const right = page('{ "type": "hero", "title": "Visit" }')

  it.each([
    ['a wrong link', link('/abuot'), 'missing-page', link('/about')],
    [
      'a misspelt property',
      right.replace('"title": "Visit" }', '"titel": "Visit" }'),
      'unknown-property',
      right,
    ],
    ['a syntax error', right.replace('"hero",', '"hero"'), 'bad-json', right],
  ])('correct %s, and are preferred', async (_, text, rule, expected) => {
    const { action, to } = await fixPage(text, rule)
    expect(action.isPreferred).toBe(true)
    expect(to).toBe(expected)
  })

  it('are several if a hint has several answers, and then none is preferred', async () => {
    await client.open(PAGE, page('{ "type": "car" }'))
    const { range } = await waitFor(PAGE, 'unknown-block-type', 1)
    const actions = await listActions(PAGE, range)
    expect(actions.map(({ title }) => title)).toEqual([
      'Write "cards"',
      'Write "chart"',
      'Write "cta"',
    ])
    expect(actions.some(({ isPreferred }) => isPreferred)).toBe(false)
    await client.close(PAGE)
  })

  it('rename a file that is not open', async () => {
    const { range } = await waitFor('pages/About Us.json', 'bad-file-name')
    const [action] = await listActions('pages/About Us.json', range)
    expect(action?.edit?.documentChanges).toEqual([
      {
        kind: 'rename',
        oldUri: client.uriOf('pages/About Us.json'),
        newUri: client.uriOf('pages/about-us.json'),
      },
    ])
  })

  it('correct a file other than the open page, with a BOM', async () => {
    const layout = { after: [{ type: 'footer', links: [{ label: 'About', href: '/abuot' }] }] }
    writeCase(dir, { 'layout.json': `\uFEFF${JSON.stringify(layout)}`, 'pages/about.json': ABOUT })
    await client.open('pages/about.json', ABOUT)
    const { range } = await waitFor('layout.json', 'missing-page')
    const [action] = await listActions('layout.json', range)
    expect(action?.edit?.documentChanges).toMatchObject([{ textDocument: { version: null } }])
    await applyEdit(action?.edit ?? {})
    const fixed = readFileSync(join(dir, 'layout.json'), 'utf8')
    expect(fixed).toBe(`\uFEFF${JSON.stringify(layout).replace('/abuot', '/about')}`)
    await client.close('pages/about.json')
    rmSync(join(dir, 'layout.json'))
  })

  it('fit the current text, not the one that was reported', async () => {
    await client.open(PAGE, link('/abuot'))
    const { range } = await waitFor(PAGE, 'missing-page', 1)
    await client.type(PAGE, 2, page(HERO))
    expect(await listActions(PAGE, range, [CodeActionKind.QuickFix])).toEqual([])
    await client.close(PAGE)
  })
})

it.each([
  ['bad-json', '{ "type": "hero" "titel": "Visit", "txet": "Welcome." }'],
  [
    'missing-page',
    '{ "type": "hero", "titel": "Visit", "actions": [{ "label": "About", "href": "/abuot" }] }',
  ],
])('"fix all" does what --fix does, after %s (R-340)', async (rule, block) => {
  // The problems of an earlier text stay until the whole site is checked, so each has its own file.
  const file = `pages/${rule}.json`
  const text = page(block)
  const saved = join(makeScratchFolder(), 'site')
  writeCase(saved, { 'pages/about.json': ABOUT, [file]: text })
  await fixSite(saved)
  const fixed = readFileSync(join(saved, file), 'utf8')
  expect(fixed).toContain('"title": "Visit"')
  await client.open(file, text)
  const { range } = await waitFor(file, rule, 1)
  const [action] = await listActions(file, range, ['source.fixAll'])
  expect(action?.kind).toBe('source.fixAll.quire')
  expect(applyTo(text, action as CodeAction)).toBe(fixed)
  await client.close(file)
})

/** The extension for Visual Studio Code, in a host that records what it does. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findQuire } from '../../../editors/vscode/src/find-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { writeCase } from '../../support/check/rule-cases'
import { linkQuire } from '../../support/editors/link-quire'
import type { HostDocument } from '../../support/editors/vscode-host'
import { VscodeHost } from '../../support/editors/vscode-host'
import { isLongRun } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'

const FOLDER = join(projectRoot, 'editors/vscode')
const MAX_SIZE = 1_000_000

/** A server that records its arguments and its folder, and answers nothing. */
const SERVER = `#!/usr/bin/env node
const { appendFileSync } = require('node:fs')
appendFileSync(__dirname + '/started', JSON.stringify([process.cwd(), ...process.argv.slice(2)]) + '\\n')
process.stdin.once('data', (data) => appendFileSync(__dirname + '/received', data))
`

const manifest = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'))
const outDir = makeScratchFolder()
const bundle = join(outDir, 'extension.js')
let host: VscodeHost | undefined

beforeAll(async () => {
  const configFile = join(FOLDER, 'vite.config.mts')
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
})

afterEach(() => host?.stop())

/** Creates a project with a site. Returns its folder. */
function makeProject(files: Record<string, string>): string {
  const folder = join(makeScratchFolder(), 'Über uns')
  for (const [file, text] of Object.entries({ 'site/settings.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
    chmodSync(join(folder, file), 0o755)
  }
  return folder
}

function openIn(folder: string, ...files: string[]): VscodeHost {
  const documents = files.map((file): HostDocument => {
    return { path: join(folder, file), languageId: file.endsWith('.json') ? 'json' : 'markdown' }
  })
  host = new VscodeHost(bundle, documents)
  return host
}

describe('the extension for VS Code', () => {
  it('has a manifest that names its files', () => {
    const { contributes, files, main, version, engines, activationEvents } = manifest
    const own = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
    expect(version).toBe(own.version)
    expect(`~${engines.vscode.slice(1)}`).toBe(own.devDependencies['@types/vscode'])
    expect(activationEvents).toContain('onLanguage:json')
    expect(main).toBe('./dist/extension.js')
    expect(files).toContain('dist')
    const [[language], [grammar]] = [contributes.languages, contributes.grammars]
    expect([language.id, grammar.language]).toEqual(['quire-json', 'quire-json'])
    for (const path of [language.configuration, grammar.path]) {
      expect(files).toContain(path.slice(2))
      expect(JSON.parse(readFileSync(join(FOLDER, path), 'utf8'))).toBeTruthy()
    }
    const { scopeName, patterns } = JSON.parse(readFileSync(join(FOLDER, grammar.path), 'utf8'))
    expect([scopeName, patterns]).toEqual([grammar.scopeName, [{ include: 'source.json' }]])
    // As for JSON: texts are completed while an author types.
    const defaults = contributes.configurationDefaults['[quire-json]']
    expect(defaults['editor.quickSuggestions']).toEqual({ strings: true })
    expect(Object.keys(contributes.configuration.properties)).toEqual(['quire.site'])
    expect(contributes.commands.map(({ command }: { command: string }) => command)).toEqual([
      'quire.restart',
    ])
  })

  it('is one file of at most 1 MB', () => {
    expect(statSync(bundle).size).toBeLessThan(MAX_SIZE)
  })

  it.each([
    ['the link to the command', 'node_modules/.bin/quire', {}],
    [
      'the package without a link',
      'node_modules/quire-pages/cli/quire.js',
      { 'node_modules/quire-pages/package.json': '{ "bin": { "quire": "cli/quire.js" } }' },
    ],
  ])("starts the project's own Quire, by %s", async (_, script, files) => {
    const folder = makeProject({ ...files, [script]: SERVER })
    const page = 'site/pages/index.json'
    const { languages, messages } = openIn(
      folder,
      page,
      'site/assets/a.json',
      'a.json',
      'site/a.md',
    )
    const started = join(folder, dirname(script), 'started')
    await expect.poll(() => existsSync(started), { timeout: 10_000 }).toBe(true)
    await expect
      .poll(() => existsSync(join(started, '../received')), { timeout: 10_000 })
      .toBe(true)
    const args = ['language-server', '--stdio', '--site', join(folder, 'site')]
    expect(readFileSync(started, 'utf8')).toBe(`${JSON.stringify([folder, ...args])}\n`)
    expect(readFileSync(join(started, '../received'), 'utf8')).toContain('"method":"initialize"')
    expect([...languages]).toEqual([[join(folder, page), 'quire-json']])
    expect(messages).toEqual([])
  })

  it('shows what the server reports', async () => {
    const folder = makeProject({})
    linkQuire(folder)
    writeCase(join(folder, 'site'), {
      'pages/index.json': { title: 'A', description: 'B', blocks: [{ type: 'heroo', title: 'C' }] },
    })
    const { messages, problems } = openIn(folder, 'site/pages/index.json')
    const expected = [[`file://${folder}/site/pages/index.json`, ['unknown-block-type']]]
    await expect.poll(() => [...problems], { timeout: 20_000 }).toEqual(expected)
    expect(messages).toEqual([])
  })

  it('finds the command file of npm on Windows', () => {
    const folder = makeProject({ 'node_modules/.bin/quire.cmd': '', 'node_modules/.bin/quire': '' })
    const command = join(folder, 'node_modules/.bin/quire.cmd')
    expect(findQuire(join(folder, 'site'), 'win32')).toEqual([command])
  })

  it('says what to do in a project without an installed Quire, once', () => {
    const dependencies = JSON.stringify({ dependencies: { 'quire-pages': '0.2.0' } })
    const folder = makeProject({ 'package.json': dependencies })
    const { languages, messages } = openIn(folder, 'site/settings.json', 'site/pages/index.json')
    expect(messages).toEqual([`Run \`npm ci\` in ${folder}: Quire is not installed there.`])
    expect([...languages]).toEqual([])
  })

  it('ignores other projects', () => {
    const folder = makeProject({ 'package.json': '{}' })
    const { languages, messages } = openIn(folder, 'site/settings.json')
    expect([...languages, ...messages]).toEqual([])
  })

  it.runIf(isLongRun)(
    'is packed with its licences and without packages',
    () => {
      const vsix = join(outDir, 'quire.vsix')
      const { status, stderr } = spawnSync('npm', ['run', 'package', '--', '--out', vsix], {
        cwd: FOLDER,
        encoding: 'utf8',
      })
      expect(status, stderr).toBe(0)
      const packed = readFileSync(vsix)
      expect(packed.length).toBeLessThan(MAX_SIZE)
      for (const file of ['dist/extension.js', 'dist/licenses.md', 'grammar.json', 'LICENSE.txt']) {
        expect(packed.includes(`extension/${file}`), file).toBe(true)
      }
      expect(packed.includes('node_modules')).toBe(false)
    },
    180_000,
  )
})

/** `quire new site`: from an empty folder to a site that passes the check and builds. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { runNewSite } from '../../../engine/node/cli/commands/new-site-command'
import { listLooks } from '../../../engine/node/edit/new/look/looks'
import { refuseUsedFolder, writeNewSite } from '../../../engine/node/edit/new/new-site'
import { listStarterLanguages, parseAnswers } from '../../../engine/node/edit/new/site-answers'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { UsageError } from '../../../engine/node/lib/files/usage-error'
import { runInProcess } from '../../support/run-command'
import { runScript } from '../../support/run-script'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'

const scratch = makeScratchFolder()
const makeFolder = () => mkdtempSync(join(scratch, 'site '))

/** Runs `quire` in a folder, without a terminal. */
const quire = (cwd: string, ...args: string[]) =>
  runScript('scripts/quire.ts', args, { cwd, input: '' })

interface Block {
  type: string
}

const GIVEN = { name: 'Wren Street Bakery', url: 'https://wren.example' }
const FULL = { ...GIVEN, phone: '+44 1632 960127', form: 'https://forms.example/wren' }

describe.each(listStarterLanguages())('a new site in "%s"', (language) => {
  it.each([
    ['with phone and form', FULL, true],
    ['with phone and receiver', { ...FULL, form: '/api/contact' }, true],
    ['without', GIVEN, false],
    ['with a name as long as it may be', { ...FULL, name: 'n'.repeat(36) }, true],
  ])('%s passes the check to the last warning, and builds', async (_, given, hasForm) => {
    const folder = makeFolder()
    await writeNewSite(folder, parseAnswers({ ...given, language }, 'folder'))
    const siteDir = join(folder, 'site')
    const { problems } = await checkSite(siteDir)
    expect(problems).toEqual([])
    const built = await buildSite({ siteDir, outDir: join(folder, 'dist') })
    expect(built.problems).toEqual([])
    const contact = readFileSync(join(folder, 'dist/contact.html'), 'utf8')
    expect(contact).toContain(`<html lang="${language}"`)
    expect(contact.includes('<textarea')).toBe(hasForm)
    expect(contact.includes('tel:+441632960127')).toBe(hasForm)
    expect(contact).toContain('mailto:hello@wren.example')
  })

  it.each([
    ['/api/contact', true],
    ['https://forms.example/wren', false],
  ])('with a form for %s has a page after sending: %s', async (form, hasPage) => {
    const folder = makeFolder()
    await writeNewSite(folder, parseAnswers({ ...GIVEN, language, form }, 'folder'))
    const { problems } = await checkSite(join(folder, 'site'))
    expect(problems).toEqual([])
    expect(existsSync(join(folder, 'site/pages/thanks.json'))).toBe(hasPage)
    const contact = readFileSync(join(folder, 'site/pages/contact.json'), 'utf8')
    const { transport } = JSON.parse(contact).blocks.find(({ type }: Block) => type === 'form')
    expect(transport).toEqual({
      ...{ type: 'http', url: form },
      ...(hasPage && { as: 'form-data', idempotent: true, answer: '/thanks' }),
    })
  })

  it('names the schema of every JSON file, where it is', async () => {
    const folder = makeFolder()
    await writeNewSite(folder, parseAnswers({ language }, 'folder'))
    const site = join(folder, 'site')
    const files = listFiles(site).filter((file) => file.endsWith('.json'))
    expect(files.length).toBeGreaterThan(7)
    for (const file of files) {
      const { $schema } = JSON.parse(readFileSync(join(site, file), 'utf8'))
      const kind = file.startsWith('pages/') ? 'page' : file.replace('.json', '')
      expect(resolve(site, dirname(file), $schema)).toBe(
        join(projectRoot, `schemas/generated/${kind}.schema.json`),
      )
    }
  })
})

describe.each(listLooks())('a new site with the look "%s"', (look) => {
  // It is not written if the check finds a problem, such as colours with too little contrast.
  it.each(
    listStarterLanguages(),
  )('in "%s" passes the check to the last warning', async (language) => {
    const folder = makeFolder()
    await writeNewSite(folder, parseAnswers({ ...FULL, look, language }, 'folder'))
    expect((await checkSite(join(folder, 'site'))).problems).toEqual([])
  })

  it('in another colour passes the check, and builds', async () => {
    const folder = makeFolder()
    const siteDir = join(folder, 'site')
    await writeNewSite(folder, parseAnswers({ ...FULL, look, color: '#1B6B45' }, 'folder'))
    const built = await buildSite({ siteDir, outDir: join(folder, 'dist') })
    expect(built.problems).toEqual([])
  })
})

describe('quire new site', () => {
  it('asks nothing without a terminal, and says what it made and what comes next', async () => {
    const folder = makeFolder()
    const { status, stdout } = quire(folder, 'new', 'site', 'my-site', '--language', 'en-GB')
    expect(status).toBe(0)
    expect(stdout.replace(folder, '')).toMatchInlineSnapshot(`
      "Made the site "My site", in British English: 18 files in /my-site.
      Next:
        npm run dev -- --site my-site/site
      Before you publish, check that "url" and "email" in my-site/site/settings.json are correct.
      "
    `)
    expect(readdirSync(join(folder, 'my-site')).sort()).toEqual([
      ...['.gitignore', '.vscode', 'README.md', 'package.json', 'site'],
    ])
    expect(readFileSync(join(folder, 'my-site/.gitignore'), 'utf8')).toBe(
      'node_modules/\ndist/\ndist.*/\n.quire/\n/receiver.json\n/enquiries/\n/*.jsonl\n',
    )
    const site = join(folder, 'my-site/site')
    expect(await runInProcess('check', '--site', site, '--strict')).toMatchObject({ status: 0 })
    const project = join(folder, 'my-site')
    for (const words of [['check'], ['build'], ['move', '/a', '/b']]) {
      expect(await runInProcess(...(words as [string]), '--site', project)).toEqual({
        status: 2,
        output: `There is no site in "${project}". Is it "${site}"?\n`,
      })
    }
  })

  it('begins in a folder that has what an installation generates', async () => {
    const folder = makeFolder()
    mkdirSync(join(folder, '.quire/schemas'), { recursive: true })
    expect(await runInProcess('new', 'site', folder)).toMatchObject({ status: 0 })
  })

  it('adds to a fresh repository, and leaves what it has as it is', async () => {
    const folder = makeFolder()
    for (const name of ['.git', 'node_modules']) mkdirSync(join(folder, name))
    const files = {
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.gitignore': 'node_modules\n',
      'README.md': '# Mine\n',
      LICENSE: 'Mine.\n',
      'package.json': '{ "name": "mine", "scripts": { "test": "true" } }',
      'package-lock.json': '{}',
    }
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
    const { status, output } = await runInProcess('new', 'site', folder)
    expect(status).toBe(0)
    expect(output.replaceAll(`${folder}/`, '')).toContain(
      '.gitignore stays unchanged.\nREADME.md stays unchanged.\n',
    )
    for (const [path, text] of Object.entries(files)) {
      if (path === 'package.json') continue
      expect(readFileSync(join(folder, path), 'utf8')).toBe(text)
    }
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      name: 'mine',
      private: true,
      scripts: { test: 'true', dev: 'quire dev' },
    })
  })

  const REFUSED: [
    string,
    Record<string, string>,
    { in?: string } & Parameters<typeof runNewSite>[1],
    RegExp,
  ][] = [
    [
      'a folder with a site',
      { 'site/settings.json': '{}' },
      {},
      /^.*site already contains a site: /,
    ],
    [
      'a folder with something else',
      { 'main.c': '', 'a.h': '' },
      {},
      /^This folder is not empty \(it contains "a\.h" and 1 more\): /,
    ],
    [
      'a file in place of a folder',
      { LICENSE: '' },
      { in: 'LICENSE' },
      /^"?.*LICENSE" is not a folder: /,
    ],
    [
      'settings of an editor that are there',
      { '.vscode/settings.json': '{}' },
      {},
      /^.*\.vscode[/\\]settings\.json already exists: move it away/,
    ],
    [
      'a broken package.json',
      { 'package.json': '{' },
      {},
      /^The package\.json in this folder is not valid: /,
    ],
    ['a faint colour', {}, { color: 'FFD400' }, /^Links in "#FFD400" are hard to read/],
    ['a language without a starter', {}, { language: 'es' }, /^There is no starter in "es": /],
    ['a wrong address', {}, { url: 'wren' }, /^"wren" is not the URL of a site: /],
    [
      'a name that the check has something to say of',
      {},
      { name: '__Tea__' },
      /^Visitors see these characters literally: "__Tea__"\. /,
    ],
  ]

  it.each(REFUSED)('refuses %s, and writes nothing', async (_, files, {
    in: name = '',
    ...given
  }, sentence) => {
    const folder = makeFolder()
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const before = hashFiles(folder)
    const reason = await runNewSite(join(folder, name), given).catch((thrown) => thrown)
    expect(reason).toBeInstanceOf(UsageError)
    expect(reason.message.replace(folder, '').replace(/^[/\\]/, '')).toMatch(sentence)
    expect(reason.message).toMatch(/^[^\n]*Nothing was written\.$/)
    expect(hashFiles(folder)).toEqual(before)
  })

  it('exits with 2 when it refuses, with one line', () => {
    const folder = makeFolder()
    const { status, stdout, stderr } = quire(folder, 'new', 'site', '--color', 'FFD400')
    expect(stderr).toMatch(/^Links in "#FFD400" [^\n]+ Nothing was written\.\n$/)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(readdirSync(folder)).toEqual([])
  })

  it('refuses a link that leads nowhere', () => {
    const folder = makeFolder()
    symlinkSync(join(folder, 'gone'), join(folder, 'link'))
    expect(() => refuseUsedFolder(join(folder, 'link'))).toThrow('is not a folder: ')
    expect(existsSync(join(folder, 'gone'))).toBe(false)
  })
})

describe('where there is no site', () => {
  it.each([
    'check',
    'build',
    'dev',
    'new',
  ])('quire %s says how to make one, and writes nothing', (command) => {
    const folder = makeFolder()
    const { status, stdout, stderr } = quire(folder, command)
    expect(stderr).toBe(
      'There is no site in "site": name its folder with --site, or make one with `npm run new -- site`.\n',
    )
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(readdirSync(folder)).toEqual([])
  })
})

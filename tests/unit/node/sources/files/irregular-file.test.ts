import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { checkSite } from '../../../../../engine/node/check/run/check-site'
import { previewFix } from '../../../../../engine/node/edit/fix/preview-fix'
import { projectRoot } from '../../../../../engine/node/lib/files/project-root'
import { makeScratchFolder } from '../../../../support/scratch-folder'

let dir: string
let site: string
const at = (path: string) => join(site, path)

beforeEach(() => {
  dir = makeScratchFolder()
  site = join(dir, 'site')
  cpSync(join(projectRoot, 'examples/starter'), site, { recursive: true })
  for (const folder of ['data', 'shared', 'assets']) mkdirSync(at(folder), { recursive: true })
  writeFileSync(join(dir, 'secret.json'), '{ "title": "Secret" }')
})

async function listIrregular(): Promise<string[]> {
  const { problems } = await checkSite(site)
  return problems.flatMap(({ file, rule, message }) =>
    rule === 'unreadable-file' ? [`${file.slice(file.indexOf('site/'))}: ${message}`] : [],
  )
}

const PLACES = [
  'pages/x.json',
  'pages/x.md',
  'data/x.csv',
  'shared/x.json',
  'assets/x.svg',
  'assets/x.pdf',
]
const ODD = 'This is neither a file nor a folder, so Quire does not read it.'
const OUTSIDE = 'This symbolic link points to something that is not part of the site.'
const NOWHERE = 'The target of this symbolic link does not exist.'
const TO_FOLDER = 'Quire does not follow symbolic links to folders.'

it.each([...PLACES, 'settings.json', 'layout.json'])('reports a named pipe: %s', async (path) => {
  rmSync(at(path), { force: true })
  execFileSync('mkfifo', [at(path)])
  expect(await listIrregular()).toEqual([`site/${path}: ${ODD}`])
})

it.each([
  ...PLACES,
  'layout.json',
])('reports a link that leads out of the site: %s', async (path) => {
  rmSync(at(path), { force: true })
  symlinkSync(join(dir, 'secret.json'), at(path))
  expect(await listIrregular()).toEqual([`site/${path}: ${OUTSIDE}`])
})

it.each([
  ['to itself', 'pages/loop.json', 'loop.json', NOWHERE],
  ['nowhere', 'assets/gone.svg', 'nothing.svg', NOWHERE],
  ['to a device', 'assets/zero.txt', '/dev/zero', OUTSIDE],
  ['to a hidden file of the site', 'assets/env.txt', '../.env', OUTSIDE],
  ['to a folder of the site', 'pages/more', '../shared', TO_FOLDER],
  ['to a folder elsewhere', 'pages/etc', '/etc', OUTSIDE],
])('reports a link %s', async (_, path, target, message) => {
  writeFileSync(at('.env'), 'KEY=1')
  symlinkSync(target, at(path))
  expect(await listIrregular()).toEqual([`site/${path}: ${message}`])
})

it('reports a link in place of one of the folders of a site', async () => {
  rmSync(at('pages'), { recursive: true })
  symlinkSync('shared', at('pages'))
  expect(await listIrregular()).toEqual([`site/pages: ${TO_FOLDER}`])
})

it('reads a link to a file of the site as that file, and ignores links that no site has', async () => {
  symlinkSync('404.json', at('pages/team.json'))
  symlinkSync('/etc/passwd', at('README'))
  const { problems } = await checkSite(site)
  expect(problems.filter(({ severity = 'error' }) => severity === 'error')).toEqual([])
  expect(await listIrregular()).toEqual([])
})

it('previews fixes with the assets of the site', async () => {
  expect(await previewFix(site)).toEqual({ diff: '', changes: 0 })
})

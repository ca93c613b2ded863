import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadTools } from '../../../../../engine/node/check/run/check-tools'
import { listPublicFiles } from '../../../../../engine/node/sources/files/public-files'
import { makeScratchFolder } from '../../../../support/scratch-folder'

let folder: string
let siteDir: string

beforeEach(() => {
  folder = makeScratchFolder()
  siteDir = join(folder, 'site')
  put('public/CNAME')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(path: string): void {
  const file = join(siteDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, path)
}

const link = (target: string, path: string) => symlinkSync(target, join(siteDir, 'public', path))
const list = () => listPublicFiles(siteDir).map(({ path, issue }) => [path, issue])

describe('the folder public', () => {
  it('may be missing', () => {
    rmSync(join(siteDir, 'public'), { recursive: true })
    expect(list()).toEqual([])
  })

  it('has hidden files and those in folders too', () => {
    put('public/.well-known/security.txt')
    put('public/a/b/c.txt')
    expect(list()).toEqual([
      ['/.well-known/security.txt', undefined],
      ['/CNAME', undefined],
      ['/a/b/c.txt', undefined],
    ])
  })

  it('may have links to its own files, and to nothing else', () => {
    put('settings.json')
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    mkdirSync(join(siteDir, 'public/docs'))
    link('CNAME', 'alias')
    link('../settings.json', 'settings')
    link('../../secret.txt', 'secret')
    link('/etc', 'etc')
    link('nothing', 'nowhere')
    link('circle', 'circle')
    link('docs', 'folder')
    expect(Object.fromEntries(list())).toEqual({
      '/CNAME': undefined,
      '/alias': undefined,
      '/settings': 'leads-outside',
      '/secret': 'leads-outside',
      '/etc': 'leads-outside',
      '/nowhere': 'leads-nowhere',
      '/circle': 'leads-nowhere',
      '/folder': 'no-file',
    })
    expect(listPublicFiles(siteDir).find(({ path }) => path === '/alias')?.source).toMatch(/CNAME$/)
  })

  it('is no link out of the site', () => {
    rmSync(join(siteDir, 'public'), { recursive: true })
    symlinkSync('..', join(siteDir, 'public'))
    expect(list()).toEqual([['', 'leads-outside']])
  })
})

it('names that differ by case alone clash, those of folders too', () => {
  // Tests the rule directly, because not every disk can store both names.
  const publicFiles = ['/Docs/b.txt', '/One.txt', '/docs/a.txt', '/docs/c.txt', '/one.txt'].map(
    (path) => ({ path, source: path }),
  )
  const rule = loadTools().rules.find(({ name }) => name === 'public-clash')
  const site = { pages: new Map(), redirects: [], collections: [], locales: [], shared: new Map() }
  const context = { publicFiles, ...site }
  const issues = rule?.check(context as never) ?? []
  expect(issues.map((issue) => [issue.file, 'message' in issue && issue.message])).toEqual([
    ['public/docs/a.txt', 'The name differs from "/Docs" only in upper and lower case.'],
    ['public/docs/c.txt', 'The name differs from "/Docs" only in upper and lower case.'],
    ['public/one.txt', 'The name differs from "/One.txt" only in upper and lower case.'],
  ])
})

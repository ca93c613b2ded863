import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listSiteFiles } from '../../../../../engine/node/sources/files/site-files'
import { makeScratchFolder } from '../../../../support/scratch-folder'

let dir: string

beforeEach(() => {
  dir = makeScratchFolder()
  for (const file of ['settings.json', 'pages/index.json', 'pages/404.json']) put(file)
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

function put(path: string): void {
  const file = join(dir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '{}')
}

const list = () => listSiteFiles(dir, ['page', 'settings'])
const reported = () => list().issues.map(({ file, rule, hint }) => [file, rule, hint])

describe('the folder data', () => {
  it('may be missing, as shared may', () => {
    expect(list()).toMatchObject({ data: [], issues: [] })
  })

  it('has files of rows, also in folders', () => {
    for (const file of ['data/b.csv', 'data/A.TSV', 'data/old/c.json', 'data/.hidden']) put(file)
    expect(list()).toMatchObject({
      data: ['data/A.TSV', 'data/b.csv', 'data/old/c.json'],
      issues: [],
    })
  })

  it.each([
    ['data/branches.xlsx', 'Save it as CSV (UTF-8): "data/branches.csv".'],
    ['data/branches.ods', 'Save it as CSV (UTF-8): "data/branches.csv".'],
    ['data/branches.txt', 'Rename it to "data/branches.csv".'],
    ['data/logo.png', 'Move it to "assets/logo.png".'],
    ['data/notes', 'Save it as CSV (UTF-8), or move it out of the site.'],
  ])('has no %s', (file, hint) => {
    put(file)
    expect(reported()).toEqual([[file, 'unknown-file', hint]])
    expect(list().data).toEqual([])
  })
})

describe('the folder shared', () => {
  it('has fragments', () => {
    put('shared/opening-hours.json')
    expect(list().issues).toEqual([])
    expect(list().files).toContainEqual({ kind: 'fragment', file: 'shared/opening-hours.json' })
  })

  it.each([
    ['shared/Opening Hours.json', 'Rename it to "shared/opening-hours.json".'],
    ['shared/a/b.json', 'Rename it to "shared/a-b.json".'],
    ['shared/東京.json', 'Rename it to "shared/contact.json".'],
    ['shared/contact.json.txt', 'Rename it to "shared/contact.json".'],
    ['shared/contact.md', 'Write it as a JSON file: "shared/contact.json".'],
    ['shared/logo.svg', 'Move it to "assets/logo.svg".'],
  ])('has no %s', (file, hint) => {
    put(file)
    expect(reported()).toEqual([[file, 'unknown-file', hint]])
    expect(list().files.filter(({ kind }) => kind === 'fragment')).toEqual([])
  })
})

describe('a folder beside them', () => {
  it.each([
    ['datas', 'data'],
    ['dta', 'data'],
    ['share', 'shared'],
    ['page', 'pages'],
    ['asests', 'assets'],
  ])('called %s was meant to be %s', (name, meant) => {
    rmSync(join(dir, 'pages'), { recursive: true })
    for (const file of [`${name}/index.json`, `${name}/404.json`]) put(file)
    const folder = list().issues.find(({ file }) => file === name)
    expect(folder).toMatchObject({ rule: 'unknown-file', hint: `Rename it to "${meant}".` })
    expect(folder?.message).toBe(
      'Quire does not read this folder. A site has the folders pages, assets, public, data, shared and locales.',
    )
  })

  it.each(['meta', 'beta', 'date-formats', 'drafts', 'docs'])('may be called %s', (name) => {
    put(`${name}/a.txt`)
    expect(reported()).toEqual([])
  })
})

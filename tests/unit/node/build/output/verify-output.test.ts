import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { verifyOutput } from '../../../../../engine/node/build/output/verify-output'
import { makeScratchFolder } from '../../../../support/scratch-folder'

const FILES = [
  '.quire/redirects.json',
  '.quire/headers.json',
  '.quire/site.json',
  '_data/search-index.json',
  'assets/entry.js',
  'assets/wren.svg',
  'about.html',
  '_data/about.json',
  'old.html',
  '_data/old.json',
]

let folder: string
let kept: Set<string>

const verify = () =>
  verifyOutput(folder, {
    bundle: { files: ['/assets/entry.js'] },
    site: { redirects: [{ from: '/old', to: '/about', status: 301, alias: false }] },
    pages: [{ route: '/about' }],
    named: ['/assets/wren.svg'],
    kept,
  })

beforeEach(() => {
  folder = makeScratchFolder()
  kept = new Set()
  for (const file of FILES) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), 'content')
  }
})

it('has nothing against an output that is whole (R-322)', () => expect(verify).not.toThrow())

it.each(FILES)('notices that %s is missing (R-322)', (file) => {
  rmSync(join(folder, file))
  expect(verify).toThrow(`${file}" is missing or empty.`)
})

it.each(FILES)('notices that %s is empty (R-322)', (file) => {
  writeFileSync(join(folder, file), '')
  expect(verify).toThrow(`${file}" is missing or empty.`)
})

it('does not look for what the old output has', () => {
  for (const file of ['about.html', '_data/about.json']) {
    kept.add(file)
    rmSync(join(folder, file))
  }
  expect(verify).not.toThrow()
})

import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { fixSite } from '../../../../../engine/node/edit/fix/fix-site'
import { makeScratchFolder } from '../../../../support/scratch-folder'

const dir = join(makeScratchFolder(), 'site')
const FILE = join(dir, 'pages/de/visit.json')
const NOTE = /\n? *"original": "[0-9a-f]{8}",/

beforeEach(() => cpSync('tests/sites/languages', dir, { recursive: true }))

const read = () => readFileSync(FILE, 'utf8')

it.each([
  ['on lines of their own', (text: string) => text.replace(NOTE, '')],
  ['behind the schema', (text: string) => text.replace(NOTE, '\n  "$schema": "x",')],
  ['on one line', (text: string) => JSON.stringify(JSON.parse(text.replace(NOTE, '')))],
  ['with a byte order mark', (text: string) => `\uFEFF${text.replace(NOTE, '')}`],
])('notes the state of the original, among properties %s', async (_, change) => {
  const before = read()
  writeFileSync(FILE, change(before))
  const { changes, problems } = await fixSite(dir)
  const { original } = JSON.parse(before)
  expect(changes.map(({ from, to }) => [from, to.trim()])).toEqual([
    ['', `"original": "${original}",`],
  ])
  const { $schema: _schema, ...page } = JSON.parse(read().replace('\uFEFF', ''))
  expect(page).toEqual(JSON.parse(before))
  expect(problems.map(({ rule }) => rule)).toEqual(['missing-translation'])
})

it('keeps all else as it is, and writes the property as the others are written', async () => {
  const before = read()
  writeFileSync(FILE, before.replace(NOTE, ''))
  await fixSite(dir)
  expect(read()).toBe(before)
})

it('notes no state in place of another one', async () => {
  writeFileSync(FILE, read().replace(/"original": "\w+"/, '"original": "00000000"'))
  const { changes, problems } = await fixSite(dir)
  expect(changes).toEqual([])
  expect(problems.map(({ rule }) => rule)).toEqual(['older-translation', 'missing-translation'])
})

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import {
  createStore,
  createUnnamedStore,
  openStore,
  readText,
} from '../../../../../engine/node/lib/store/store'
import { makeScratchFolder } from '../../../../support/scratch-folder'

const folder = join(makeScratchFolder(), 'stores')
const path = join(folder, 'loaves')

/** Longer than a single read, with multi-byte characters. */
const LONG = '→😀'.repeat(300_000)
const TEXTS = { rye: 'é → 😀', none: '', '"oat"\n': '{}', long: LONG, last: 'last' }

function commit(texts: Record<string, string>): void {
  const store = createStore(folder)
  for (const [key, text] of Object.entries(texts)) store.set(key, text)
  store.commit(path)
  store.close()
}

function read(): Record<string, string | undefined> | undefined {
  const store = openStore(path)
  const texts =
    store && Object.fromEntries(Array.from(store.keys(), (key) => [key, store.get(key)]))
  store?.close()
  return texts
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})

it('has the texts that were committed last', () => {
  expect(read()).toBeUndefined()
  commit({ wheat: 'gone' })
  commit(TEXTS)
  expect(read()).toEqual(TEXTS)
  expect(readdirSync(folder)).toEqual(['loaves'])
})

it('has the last text of a key', () => {
  const store = createStore(folder)
  store.set('rye', 'first')
  store.set('rye', 'second')
  expect(store.get('rye')).toBe('second')
  expect([...store.keys()]).toEqual(['rye'])
  expect(store.get('oat')).toBeUndefined()
  store.close()
})

it('leaves the file at its path as it was until it is committed', () => {
  commit({ rye: 'first' })
  const store = createStore(folder)
  store.set('rye', 'second')
  expect(read()).toEqual({ rye: 'first' })
  store.close()
  expect(read()).toEqual({ rye: 'first' })
  expect(readdirSync(folder)).toEqual(['loaves'])
})

it.each([
  ['was cut off', (text: string) => text.slice(0, -2)],
  ['has another letter in a text', (text: string) => text.replace('two', 'twa')],
  ['has another letter in its index', (text: string) => text.replace('"six"', '"sex"')],
  ['has another place of its index', (text: string) => text.replace('0', '1')],
  ['has another checksum', (text: string) => text.replace(/.\n/, 'x\n')],
  ['goes on after its end', (text: string) => `${text} `],
  ['is empty', () => ''],
  ['is something else', () => 'nonsense'],
])('is not opened if its file %s', (_, change) => {
  commit({ one: 'two', six: 'text' })
  const before = readFileSync(path, 'utf8')
  expect(change(before)).not.toBe(before)
  writeFileSync(path, change(before))
  expect(read()).toBeUndefined()
})

it('gives the places of its texts, which are read in any order', () => {
  const store = createUnnamedStore(folder)
  const places = Object.entries(TEXTS).map(([key, text]) => store?.set(key, text))
  const texts = places.toReversed().map((place) => place && readText(place))
  expect(texts).toEqual(Object.values(TEXTS).toReversed())
  store?.close()
})

it('leaves no file if it is unnamed, however the process ends', () => {
  const store = createUnnamedStore(folder)
  store?.set('rye', 'text')
  expect(readdirSync(folder)).toEqual([])
  expect(store?.get('rye')).toBe('text')
  store?.close()
})

it('is not created without a name if its folder cannot be written', () => {
  writeFileSync(path, '')
  expect(createUnnamedStore(join(path, 'within'))).toBeUndefined()
})

it('lacks a text that cannot be written', () => {
  const store = createUnnamedStore(folder)
  store?.close()
  expect(store?.set('rye', 'text')).toBeUndefined()
  expect(store?.get('rye')).toBeUndefined()
})

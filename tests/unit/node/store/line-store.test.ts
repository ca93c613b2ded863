import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LinePlace } from '../../../../engine/node/store/line-file'
import type { LineFormat } from '../../../../engine/node/store/line-store'
import { commitStore, openStore } from '../../../../engine/node/store/line-store'
import { makeScratchFolder } from '../../../support/scratch-folder'

const path = join(makeScratchFolder(), 'store')

/** Entries such as `["bread",1]`, with a rest that is read when it is wanted. */
const format: LineFormat<{ name: string }, { price: number; readRest: () => string }> = {
  readHead: (line) => JSON.parse(line),
  createReader: (_, get) => (line, rest) => {
    const [key, price]: [string, number] = JSON.parse(line)
    return [key, { price, readRest: () => get(rest) }]
  },
}

const open = () => openStore(path, format)

/** Commits prices; those that are as before keep their lines. */
function commit(name: string, prices: Record<string, number>): void {
  const before = open()
  const entries = Object.entries(prices).map(([key, price]) => {
    const known = before?.entries.get(key)
    const render = () => `${JSON.stringify([key, price])}\tabout ${key}`
    return [key, known?.value.price === price ? known.place : render] as [string, LinePlace]
  })
  commitStore(path, { head: JSON.stringify({ name }), entries: new Map(entries) }, before)
  before?.close()
}

function readPrices(): Record<string, number> | undefined {
  const store = open()
  store?.close()
  return (
    store && Object.fromEntries([...store.entries].map(([key, { value }]) => [key, value.price]))
  )
}

const MANY = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`loaf-${index}`, index]))

describe('a store', () => {
  beforeEach(() => {
    writeFileSync(path, '')
    commit('first', MANY)
  })

  it('has its head and its entries, with their rests', () => {
    const store = open()
    expect(store?.head).toEqual({ name: 'first' })
    expect(store?.entries.get('loaf-7')?.value.readRest()).toBe('about loaf-7')
    store?.close()
    expect(readPrices()).toEqual(MANY)
  })

  it('grows by few changes, and is written anew after many', () => {
    const { ino } = statSync(path)
    commit('second', { ...MANY, 'loaf-3': 30 })
    expect(statSync(path).ino).toBe(ino)
    expect(readPrices()).toEqual({ ...MANY, 'loaf-3': 30 })
    const dearer = Object.fromEntries(Object.keys(MANY).map((key) => [key, 50]))
    commit('third', dearer)
    expect(statSync(path).ino).not.toBe(ino)
    expect(readPrices()).toEqual(dearer)
  })

  it('forgets an entry that is left out', () => {
    const { 'loaf-3': _, ...rest } = MANY
    commit('second', rest)
    expect(readFileSync(path, 'utf8')).not.toContain('loaf-3')
  })

  it('is none where it is damaged', () => {
    writeFileSync(path, readFileSync(path, 'utf8').replace('loaf-5', 'loaf-6'))
    expect(open()).toBeUndefined()
  })
})

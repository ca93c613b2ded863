import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTextStore, readKept } from '../../../../engine/node/store/text-store'

const FOLDER = '.test/text-store'
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

it('gives back each text as it was kept, in any order', () => {
  const store = openTextStore(FOLDER)
  const texts = ['{"a":"é → 😀"}', '', 'x'.repeat(100_000), '{}']
  const kept = texts.map((text, index) => store?.keep(index % 2 ? Buffer.from(text) : text))
  expect(kept.map((text) => text && readKept(text)).reverse()).toEqual([...texts].reverse())
  store?.close()
})

it('gives back each of several texts that were kept at once', () => {
  const store = openTextStore(FOLDER)
  store?.keep('before')
  const texts = ['é → 😀', '', '{}', 'x'.repeat(1000)]
  const kept = store?.keepAll(texts)
  expect(kept?.map(readKept)).toEqual(texts)
  store?.close()
  expect(store?.keepAll(texts)).toBeUndefined()
})

it('leaves nothing, however the process ends', () => {
  const store = openTextStore(FOLDER)
  store?.keep('text')
  expect(readdirSync(FOLDER)).toEqual([])
  store?.close()
})

it('is none where nothing can be written', () => {
  writeFileSync('.test/text-store-file', '')
  expect(openTextStore(join('.test/text-store-file', 'within'))).toBeUndefined()
})

it('keeps nothing once there is no room', () => {
  const store = openTextStore(FOLDER)
  store?.close()
  expect(store?.keep('text')).toBeUndefined()
})

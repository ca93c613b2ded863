import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { LinePlace } from '../../../../engine/node/util/line-file'
import { readLines, writeLines } from '../../../../engine/node/util/line-file'

const FOLDER = '.test/line-file'
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const FILE = join(FOLDER, 'lines')

function read(): { lines: string[]; places: LinePlace[]; isWhole: boolean } {
  const [lines, places]: [string[], LinePlace[]] = [[], []]
  const isWhole = readLines(FILE, (line, place) => {
    lines.push(line)
    places.push(place)
  })
  return { lines, places, isWhole }
}

/** Longer than what is read at once, with characters of several bytes. */
const LONG = '→😀'.repeat(300_000)

it('reads the lines that were written, whatever their length', () => {
  const lines = ['a', '', LONG, 'é', LONG]
  writeLines(FILE, lines)
  expect(read()).toMatchObject({ lines, isWhole: true })
})

it('takes lines over from the file that it replaces, in any order', () => {
  writeLines(FILE, ['one', 'two', LONG, 'four', 'five'])
  const { places } = read()
  const at = (index: number) => places[index] ?? { start: 0, length: 0 }
  writeLines(FILE, ['new', at(1), at(2), at(3), 'newer', at(0)])
  expect(read()).toMatchObject({
    lines: ['new', 'two', LONG, 'four', 'newer', 'one'],
    isWhole: true,
  })
  expect(readdirSync(FOLDER)).toEqual(['lines'])
})

it.each([
  ['was cut off', (text: string) => text.slice(0, -2)],
  ['was cut off after a line', (text: string) => text.slice(0, -4)],
  ['has another letter', (text: string) => text.replace('two', 'twa')],
  ['is empty', () => ''],
])('knows a file that %s', (_, change) => {
  writeLines(FILE, ['one', 'two', 'six'])
  writeFileSync(FILE, change(readFileSync(FILE, 'utf8')))
  expect(read().isWhole).toBe(false)
})

it('leaves the file as it was when its lines cannot be made', () => {
  writeLines(FILE, ['one'])
  const fail = function* () {
    yield 'two'
    throw new Error('No more.')
  }
  expect(() => writeLines(FILE, fail())).toThrow('No more.')
  expect(read().lines).toEqual(['one'])
  expect(readdirSync(FOLDER)).toEqual(['lines'])
})

import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { LinePlace, LinesEnd } from '../../../../engine/node/store/line-file'
import {
  appendLines,
  createPlaceReader,
  readLines,
  writeLines,
} from '../../../../engine/node/store/line-file'

const FOLDER = '.test/line-file'
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const FILE = join(FOLDER, 'lines')

interface Read {
  lines: string[]
  places: LinePlace[]
  /** What follows the tab of each line. */
  rests: string[]
  end?: LinesEnd
  isWhole: boolean
}

function read(): Read {
  const [lines, places, rests]: [string[], LinePlace[], LinePlace[]] = [[], [], []]
  const file = openSync(FILE, 'r')
  try {
    const end = readLines(file, (line, place, rest) => {
      lines.push(line)
      places.push(place)
      rests.push(rest)
    })
    const readPlace = createPlaceReader(file)
    const texts = rests.map((rest) => readPlace(rest).toString())
    return { lines, places, rests: texts, end, isWhole: end !== undefined }
  } finally {
    closeSync(file)
  }
}

/** Longer than what is read at once, with characters of several bytes. */
const LONG = '→😀'.repeat(300_000)

it('reads the lines that were written, whatever their length', () => {
  const lines = ['a', '', LONG, 'é', LONG]
  writeLines(FILE, lines)
  expect(read()).toMatchObject({ lines, isWhole: true })
})

it('reads what follows a tab when it is asked for', () => {
  const rests = ['one', '', LONG, 'é', '→'.repeat(30_000), 'last']
  writeLines(
    FILE,
    rests.map((rest, index) => `${index}\t${rest}`),
  )
  expect(read()).toMatchObject({ lines: rests.map((_, index) => `${index}`), rests })
  const { places } = read()
  writeLines(FILE, ['none', ...places.toReversed()])
  expect(read()).toMatchObject({
    lines: ['none', '5', '4', '3', '2', '1', '0'],
    rests: ['', ...rests.toReversed()],
    isWhole: true,
  })
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

/** Where lines can be added. */
function readEnd(): LinesEnd {
  const { end } = read()
  if (!end) throw new Error('The file is not whole.')
  return end
}

it('adds lines to the end, and only to that which was read', () => {
  writeLines(FILE, ['one', LONG])
  const end = readEnd()
  appendLines(FILE, end, [LONG, 'four\trest'])
  appendLines(FILE, readEnd(), ['five'])
  expect(read()).toMatchObject({
    lines: ['one', LONG, LONG, 'four', 'five'],
    rests: ['', '', '', 'rest', ''],
    isWhole: true,
  })
  const before = readFileSync(FILE)
  expect(() => appendLines(FILE, end, ['six'])).toThrow('changed')
  expect(readFileSync(FILE).equals(before)).toBe(true)
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

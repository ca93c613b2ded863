import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE_FOLDER } from '../../../bundle/bundle-cache'
import { createFileCache } from '../../../lib/files/file-cache'
import { hashContent } from '../../../lib/files/hash-content'
import { ORIGIN, renameFont } from './name-table'

/** What typography has use for: pairs, ligatures, marks, joined letters, and the kinds of figures. */
const FEATURES = [
  ...['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig'],
  ...['isol', 'init', 'medi', 'fina', 'curs'],
  ...['tnum', 'pnum', 'lnum', 'onum', 'frac'],
]

/** What can be typed on any keyboard. */
export const BASIC_CHARACTERS = String.fromCharCode(
  ...Array.from({ length: 95 }, (_, index) => 32 + index),
)

export interface SubsetOptions {
  /** The whole font, as WOFF2. */
  font: Uint8Array
  characters: string
  /** The weights that are kept of a font with a range of them, such as `400 700`. */
  weight: string
}

/** The part of a font that has the characters; made once and then kept. */
export async function buildSubset(options: SubsetOptions): Promise<Uint8Array> {
  return readFile(await keepSubset(options))
}

/** The file in which the part of a font is kept. */
export function keepSubset({ font, characters, weight }: SubsetOptions): Promise<string> {
  const parts = [hashContent(font), characters, weight, ...FEATURES, ...ORIGIN]
  const key = hashContent(parts.join('\n'))
  return keepMade(`${key}.woff2`, async () => {
    const { default: subsetFont } = await import('subset-font')
    const { convert } = await import('fontverter')
    const options = {
      targetFormat: 'sfnt' as const,
      // The library's types lag behind: it has taken this since 2.8.
      keepFeatures: FEATURES,
      preserveNameIds: ORIGIN,
      ...parseAxes(weight),
    }
    const subset = await subsetFont(Buffer.from(font), characters, options)
    // A part is a modified version, which may not have a name that the font's licence reserves.
    // https://openfontlicense.org/open-font-license-official-text/ (condition 3)
    return convert(renameFont(subset, `Part ${key.slice(0, 8)}`), 'woff2', 'sfnt')
  })
}

const cache = createFileCache(join(CACHE_FOLDER, 'fonts'))

/**
 * Makes one thing after another: what the converter of WOFF2 returns is a view of its memory, which
 * its next call overwrites (wawoff2, `decompress.js`).
 */
const takeTurn = createQueue()

function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(make: () => Promise<T>): Promise<T> => {
    const turn = last.then(make, make)
    last = turn
    return turn
  }
}

/** Makes a file of what a font is read for, unless it has been made and kept. */
export async function keepMade(
  name: string,
  make: () => Promise<Uint8Array | string>,
): Promise<string> {
  return cache.find(name) ?? cache.keep(name, await takeTurn(make))
}

/** The file in which a font is kept in the format that shapers read: TrueType or OpenType. */
export function keepUncompressed(font: Uint8Array): Promise<string> {
  return keepMade(`${hashContent(font)}.ttf`, async () => {
    const { convert } = await import('fontverter')
    return convert(Buffer.from(font), 'sfnt')
  })
}

function parseAxes(weight: string) {
  const [min = 400, max] = weight.split(' ').map(Number)
  return max === undefined ? {} : { variationAxes: { wght: { min, max } } }
}

/** Some fonts list codes that no text has. */
const CHARACTER = /[^\p{Control}\p{Unassigned}]/u

/** The characters that a font has, in their order; read once and then kept. */
export async function listCharacters(font: Uint8Array): Promise<string> {
  const kept = await keepMade(`${hashContent(font)}.characters.txt`, async () => {
    const { create } = await import('fontkitten')
    const read = create(Buffer.from(font))
    if (read.isCollection) return ''
    return read.characterSet
      .sort((a, b) => a - b)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => CHARACTER.test(character))
      .join('')
  })
  return readFile(kept, 'utf8')
}

/** The characters as a `unicode-range`: `U+20-7E,U+A9`. */
export function renderUnicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0)
  const ranges: [number, number][] = []
  for (const code of codes.sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

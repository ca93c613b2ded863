import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE_FOLDER } from '../../../bundle/bundle-cache'
import { createFileCache } from '../../../lib/files/file-cache'
import { hashContent } from '../../../lib/files/hash-content'
import { LEGAL_NAMES, renameFont } from './name-table'

/**
 * OpenType features to keep: kerning, ligatures, mark positioning, joined letters, figure styles.
 */
const FEATURES = [
  ...['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig'],
  ...['isol', 'init', 'medi', 'fina', 'curs'],
  ...['tnum', 'pnum', 'lnum', 'onum', 'frac'],
]

/** The characters that can be typed on any keyboard. */
export const BASIC_CHARACTERS = String.fromCharCode(
  ...Array.from({ length: 95 }, (_, index) => 32 + index),
)

export interface SubsetOptions {
  /** The whole font, as WOFF2. */
  font: Uint8Array
  characters: string
  /** The weights to keep in a variable font, such as `400 700`. */
  weight: string
}

/** Subsets a font to the given characters. The result is cached. */
export async function buildSubset(options: SubsetOptions): Promise<Uint8Array> {
  return readFile(await cacheSubset(options))
}

/** The cache file of a subset. */
export function cacheSubset({ font, characters, weight }: SubsetOptions): Promise<string> {
  const parts = [hashContent(font), characters, weight, ...FEATURES, ...LEGAL_NAMES]
  const key = hashContent(parts.join('\n'))
  return cacheDerived(`${key}.woff2`, async () => {
    const { default: subsetFont } = await import('subset-font')
    const { convert } = await import('fontverter')
    const options = {
      targetFormat: 'sfnt' as const,
      // The library accepts this since version 2.8, but its types lack it.
      keepFeatures: FEATURES,
      preserveNameIds: LEGAL_NAMES,
      ...parseAxes(weight),
    }
    const subset = await subsetFont(Buffer.from(font), characters, options)
    // A subset is a modified version, which must not have a name that the font's licence reserves:
    // https://openfontlicense.org/open-font-license-official-text/ (condition 3)
    return convert(renameFont(subset, `Part ${key.slice(0, 8)}`), 'woff2', 'sfnt')
  })
}

const cache = createFileCache(join(CACHE_FOLDER, 'fonts'))

/**
 * Runs conversions one at a time: the WOFF2 converter returns a view of its memory, which its next
 * call overwrites (wawoff2, `decompress.js`).
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

/** Creates a file that is derived from a font, unless it is cached. */
export async function cacheDerived(
  name: string,
  make: () => Promise<Uint8Array | string>,
): Promise<string> {
  return cache.find(name) ?? cache.keep(name, await takeTurn(make))
}

/** The cache file for a font in the format that shapers read: TrueType or OpenType. */
export function cacheUncompressed(font: Uint8Array): Promise<string> {
  return cacheDerived(`${hashContent(font)}.ttf`, async () => {
    const { convert } = await import('fontverter')
    return convert(Buffer.from(font), 'sfnt')
  })
}

function parseAxes(weight: string) {
  const [min = 400, max] = weight.split(' ').map(Number)
  return max === undefined ? {} : { variationAxes: { wght: { min, max } } }
}

/** Some fonts list code points that never occur in text. */
const CHARACTER = /[^\p{Control}\p{Unassigned}]/u

/** The characters of a font, sorted. The result is cached. */
export async function listCharacters(font: Uint8Array): Promise<string> {
  const kept = await cacheDerived(`${hashContent(font)}.characters.txt`, async () => {
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

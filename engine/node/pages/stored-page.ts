/**
 * The form in which the cache of a build keeps a page: a line of JSON. The words that many pages
 * have in common (the meanings and the places of their references) are numbers in it, so that
 * ten thousand pages are read in a fraction of a second, and each word is held once.
 */
import type { PageDigest } from '../check/facts/page-digest'
import type { Reference } from '../check/schema/validate'
import type { RenderedPage } from './page-files'

export interface StoredPage {
  file: string
  digest: PageDigest
  /** None where another part of the site has the page. */
  rendered?: RenderedPage
}

type StoredReference = [meaning: number, pointer: number, value: string, more?: Partial<Reference>]
type StoredLine = [
  file: string,
  digest: Omit<PageDigest, 'references'>,
  references: StoredReference[],
  rendered?: RenderedPage,
]

/** Gives each word a number, beginning with those of `words`, to which further ones are added. */
export function createWriter(words: string[]): (page: StoredPage) => string {
  const numbers = new Map(words.map((word, index) => [word, index]))
  const numberOf = (word: string): number => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, words.length)
    return words.push(word) - 1
  }
  return ({ file, digest: { references, ...digest }, rendered }) => {
    const stored = references.map(({ meaning, pointer, value, ...more }): StoredReference => {
      const plain = [numberOf(meaning), numberOf(pointer), value] as const
      return Object.keys(more).length > 0 ? [...plain, more] : [...plain]
    })
    const line: StoredLine = [file, digest, stored, rendered]
    return JSON.stringify(rendered ? line : line.slice(0, 3))
  }
}

/** Reads a line by the words that it was written with. */
export function readStored(line: string, words: string[]): StoredPage {
  const [file, digest, stored, rendered]: StoredLine = JSON.parse(line)
  const wordOf = (number: number) => words[number] ?? ''
  const references = stored.map(([meaning, pointer, value, more]): Reference => {
    const plain = { meaning: wordOf(meaning), value, pointer: wordOf(pointer) }
    return more ? { ...plain, ...more } : plain
  })
  return { file, digest: { ...digest, references }, rendered }
}

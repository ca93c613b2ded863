/**
 * The form in which digests are kept and handed on. The words that many pages have in common (the
 * meanings and the places of references) are numbers in it: it is a third as long, is read in half
 * the time, and each word is held once.
 */
import type { Reference } from '../schema/validate'
import type { PageDigest } from './page-digest'
import { keepWord } from './page-digest'

type StoredReference = [meaning: number, pointer: number, value: string, more?: Partial<Reference>]

export type StoredDigest = [digest: Omit<PageDigest, 'references'>, references: StoredReference[]]

/** The words of digests, after those that have their numbers already. */
export function listWords(digests: PageDigest[], first: string[] = []): string[] {
  const words = new Set(first)
  for (const { references } of digests) {
    for (const { meaning, pointer } of references) words.add(meaning).add(pointer)
  }
  return [...words]
}

/** Returns what puts numbers in the place of words, all of which are in the list. */
export function createDigestWriter(words: string[]): (digest: PageDigest) => StoredDigest {
  const numbers = new Map(words.map((word, index) => [word, index]))
  const numberOf = (word: string) => numbers.get(word) ?? -1
  return ({ references, ...digest }) => {
    const stored = references.map(({ meaning, pointer, value, ...more }): StoredReference => {
      const plain = [numberOf(meaning), numberOf(pointer), value] as const
      return Object.keys(more).length > 0 ? [...plain, more] : [...plain]
    })
    return [digest, stored]
  }
}

/** The digest, by the words that it was written with. */
export function readDigest([digest, stored]: StoredDigest, words: string[]): PageDigest {
  const wordOf = (number: number) => words[number] ?? ''
  const references = stored.map(([meaning, pointer, value, more]): Reference => {
    // Most addresses and many words stand on several pages.
    const plain = { meaning: wordOf(meaning), value: keepWord(value), pointer: wordOf(pointer) }
    return more ? { ...plain, ...more } : plain
  })
  return { ...digest, references }
}

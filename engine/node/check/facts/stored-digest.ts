/**
 * The form in which digests are kept and handed on. The words that many pages have in common (the
 * meanings and the places of references) are numbers in it: it is a third as long, is read in half
 * the time, and each word is held once.
 */
import type { Reference } from '../schema/validate'
import type { PageDigest } from './page-digest'
import { keepWord } from './page-digest'

type StoredReference = [meaning: number, pointer: number, value: string, more?: Partial<Reference>]

/** A digest without its references, which most builds need of few pages. */
export type StoredFacts = Omit<PageDigest, 'references' | 'meanings'> & { meanings: number }

export type StoredDigest = [facts: StoredFacts, references: StoredReferences]

export type StoredReferences = StoredReference[]

/** The words of digests, after those that have their numbers already. */
export function listWords(digests: PageDigest[], first: string[] = []): string[] {
  const words = new Set(first)
  for (const { references, meanings } of digests) {
    words.add(meanings.join(' '))
    for (const { meaning, pointer } of references) words.add(meaning).add(pointer)
  }
  return [...words]
}

/** Returns what puts numbers in the place of words, all of which are in the list. */
export function createDigestWriter(words: string[]): DigestWriter {
  const numbers = new Map(words.map((word, index) => [word, index]))
  const numberOf = (word: string) => numbers.get(word) ?? -1
  return {
    writeFacts(digest) {
      const { meanings, ...facts } = omitReferences(digest)
      return { ...facts, meanings: numberOf(meanings.join(' ')) }
    },
    writeReferences: ({ references }) =>
      references.map(({ meaning, pointer, value, ...more }): StoredReference => {
        const plain = [numberOf(meaning), numberOf(pointer), value] as const
        return Object.keys(more).length > 0 ? [...plain, more] : [...plain]
      }),
  }
}

interface DigestWriter {
  /** Does not ask for the references of the digest. */
  writeFacts: (digest: PageDigest) => StoredFacts
  writeReferences: (digest: PageDigest) => StoredReferences
}

/** A rest in a pattern would read them. */
function omitReferences(digest: PageDigest): Omit<PageDigest, 'references'> {
  const names = Object.keys(digest).filter((name) => name !== 'references')
  return Object.fromEntries(names.map((name) => [name, digest[name as keyof PageDigest]])) as Omit<
    PageDigest,
    'references'
  >
}

/** Returns what reads digests by the words that they were written with. */
export function createDigestReader(words: string[]): DigestReader {
  const wordOf = (number: number) => words[number] ?? ''
  const lists = new Map<number, string[]>()
  const listOf = (number: number) => {
    const known = lists.get(number) ?? wordOf(number).split(' ').filter(Boolean)
    lists.set(number, known)
    return known
  }
  const readReferences = (stored: StoredReference[]) =>
    stored.map(([meaning, pointer, value, more]): Reference => {
      // Most addresses and many words stand on several pages.
      const plain = { meaning: wordOf(meaning), value: keepWord(value), pointer: wordOf(pointer) }
      return more ? { ...plain, ...more } : plain
    })
  return {
    read: ([facts, references]) => ({
      ...facts,
      meanings: listOf(facts.meanings),
      references: readReferences(references),
    }),
    readLater: (facts, load) =>
      deferReferences({ ...facts, meanings: listOf(facts.meanings) }, () => readReferences(load())),
    setAside: (digest, load) =>
      deferReferences(omitReferences(digest), () => readReferences(load())),
  }
}

/** A digest whose references are read when they are asked for. */
function deferReferences(
  facts: Omit<PageDigest, 'references'>,
  load: () => Reference[],
): PageDigest {
  let references: Reference[] | undefined
  return {
    ...facts,
    get references() {
      references ??= load()
      return references
    },
  }
}

interface DigestReader {
  read: (stored: StoredDigest) => PageDigest
  /** Reads the references of a digest when they are asked for. */
  readLater: (facts: StoredFacts, load: () => StoredReferences) => PageDigest
  /** The same digest without its references, until they are asked for. */
  setAside: (digest: PageDigest, load: () => StoredReferences) => PageDigest
}

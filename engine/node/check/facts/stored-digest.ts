/**
 * The form in which digests are kept and handed on. The words that many pages have in common (the
 * meanings and the places of references) are numbers in it: it is a third as long, is read in half
 * the time, and each word is held once.
 */
import { once } from '../../util/once'
import type { Reference } from '../schema/validate'
import type { References } from './later-references'
import { readReferences } from './later-references'
import type { PageDigest, PageHead } from './page-digest'
import { keepWord } from './page-digest'

type StoredReference = [meaning: number, pointer: number, value: string, more?: Partial<Reference>]

/** A digest without its references, which most builds need of few pages. */
type Facts = Omit<PageDigest, 'references' | 'meanings'>

/** What is missing is usual. */
export type StoredFacts = Omit<Facts, keyof typeof USUAL> &
  Partial<Pick<Facts, keyof typeof USUAL>> & { meanings: number }

const NONE: never[] = []

/** What many pages have none of: of those, it is not written, and all of them share it. */
const USUAL = {
  mayLinkToFiles: false,
  icons: NONE,
  assets: NONE,
  maps: NONE,
  pictures: NONE,
  files: NONE,
  frames: NONE,
  characters: '',
  hasTokens: false,
  issues: NONE,
  warnings: NONE,
  sendsTo: NONE,
} satisfies Partial<Facts>

export type StoredDigest = [facts: StoredFacts, references: StoredReferences]

export type StoredReferences = StoredReference[]

/** The words of digests, after those that have their numbers already. */
export function listWords(digests: PageDigest[], first: string[] = []): string[] {
  const words = new Set(first)
  for (const digest of digests) {
    words.add(digest.meanings.join(' '))
    for (const { meaning, pointer } of readReferences(digest)) words.add(meaning).add(pointer)
  }
  return [...words]
}

/** Returns what puts numbers in the place of words, all of which are in the list. */
export function createDigestWriter(words: string[]): DigestWriter {
  const numbers = new Map(words.map((word, index) => [word, index]))
  const numberOf = (word: string) => numbers.get(word) ?? -1
  return {
    writeFacts: (digest) => ({
      ...pickFacts(digest),
      meanings: numberOf(digest.meanings.join(' ')),
    }),
    writeReferences: (digest) =>
      readReferences(digest).map(({ meaning, pointer, value, ...more }): StoredReference => {
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

/** The facts that are written of a digest. */
function pickFacts({ references: _, meanings: __, ...facts }: PageDigest): Facts {
  const unusual = Object.entries(facts).filter(([name, value]) => isUnusual(name, value))
  return Object.fromEntries(unusual) as unknown as Facts
}

function isUnusual(name: string, value: unknown): boolean {
  if (value === undefined) return false
  if (!Object.hasOwn(USUAL, name)) return true
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/**
 * Facts with those that are usual or missing. All digests have the same properties in the same
 * order: V8 makes such objects in a tenth of the time, and finds what is asked of them at once.
 */
function completeFacts(
  facts: StoredFacts,
  { meanings, references }: Pick<PageDigest, 'meanings' | 'references'>,
): PageDigest {
  const complete: { [Name in keyof Required<PageDigest>]: PageDigest[Name] } = {
    version: facts.version,
    own: facts.own,
    content: facts.content,
    uses: facts.uses,
    texts: facts.texts,
    derivesTrail: facts.derivesTrail,
    window: facts.window,
    windows: facts.windows,
    changes: facts.changes,
    at: facts.at,
    hiddenAssets: facts.hiddenAssets,
    stamp: facts.stamp,
    head: shareTexts(facts.head),
    references,
    meanings,
    mayLinkToFiles: facts.mayLinkToFiles ?? USUAL.mayLinkToFiles,
    icons: facts.icons ?? USUAL.icons,
    assets: facts.assets ?? USUAL.assets,
    maps: facts.maps ?? USUAL.maps,
    pictures: facts.pictures ?? USUAL.pictures,
    files: facts.files ?? USUAL.files,
    frames: facts.frames ?? USUAL.frames,
    characters: facts.characters ?? USUAL.characters,
    hasTokens: facts.hasTokens ?? USUAL.hasTokens,
    issues: facts.issues ?? USUAL.issues,
    warnings: facts.warnings ?? USUAL.warnings,
    sendsTo: facts.sendsTo ?? USUAL.sendsTo,
    codes: facts.codes,
  }
  return complete
}

/** Whatever a page says of itself twice is held once. */
function shareTexts(head: PageHead): PageHead {
  const { title, description, search } = head
  if (search?.title === title) search.title = title
  if (search?.description === description) search.description = description
  return head
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
  return {
    readDigest: (facts, references) =>
      completeFacts(facts, { meanings: listOf(facts.meanings), references }),
    readReferences: (stored) =>
      stored.map(([meaning, pointer, value, more]): Reference => {
        // Most addresses and many words stand on several pages.
        const plain = { meaning: wordOf(meaning), value: keepWord(value), pointer: wordOf(pointer) }
        return more ? { ...plain, ...more } : plain
      }),
  }
}

interface DigestReader {
  readDigest: (stored: StoredFacts, references: References) => PageDigest
  readReferences: (stored: StoredReferences) => Reference[]
}

/** Returns what reads digests whose references are loaded from a place when they are wanted. */
export function createLaterReader<Place>(
  words: string[],
  load: (place: Place) => StoredReferences,
): LaterReader<Place> {
  const { readDigest, readReferences } = createDigestReader(words)
  const defer = (place: Place) => ({ read: once(() => readReferences(load(place))) })
  return {
    readLater: (facts, place) => readDigest(facts, defer(place)),
    setAside: (digest, place) => ({ ...digest, references: defer(place) }),
  }
}

interface LaterReader<Place> {
  readLater: (facts: StoredFacts, place: Place) => PageDigest
  /** The same digest with its references on the disk. */
  setAside: (digest: PageDigest, place: Place) => PageDigest
}

/**
 * The form in which digests are kept and handed on. The words that many pages have in common (the
 * meanings and the places of references) are numbers in it: it is a third as long, is read in half
 * the time, and each word is held once.
 */
import type { Reference } from '../schema/validate'
import { addReferencesOf, LaterReferences } from './later-references'
import type { PageDigest, PageHead } from './page-digest'
import { keepWord } from './page-digest'

type StoredReference = [meaning: number, pointer: number, value: string, more?: Partial<Reference>]

/** A digest without its references, which most builds need of few pages. */
type DigestFacts = Omit<PageDigest, 'references'>
type Facts = Omit<DigestFacts, 'meanings'>

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
    writeFacts: (digest) => ({
      ...pickFacts(digest),
      meanings: numberOf(digest.meanings.join(' ')),
    }),
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

/** The facts that are written of a digest. A rest in a pattern would read the references. */
function pickFacts(digest: PageDigest): Facts {
  const names = (Object.keys(digest) as (keyof PageDigest)[]).filter(
    (name) => name !== 'references' && name !== 'meanings' && isUnusual(name, digest[name]),
  )
  return Object.fromEntries(names.map((name) => [name, digest[name]])) as unknown as Facts
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
function completeFacts(facts: Omit<StoredFacts, 'meanings'>, meanings: string[]): DigestFacts {
  const complete: { [Name in keyof Required<DigestFacts>]: DigestFacts[Name] } = {
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
    readFacts: (facts) => completeFacts(facts, listOf(facts.meanings)),
    readReferences: (stored) =>
      stored.map(([meaning, pointer, value, more]): Reference => {
        // Most addresses and many words stand on several pages.
        const plain = { meaning: wordOf(meaning), value: keepWord(value), pointer: wordOf(pointer) }
        return more ? { ...plain, ...more } : plain
      }),
  }
}

interface DigestReader {
  readFacts: (stored: StoredFacts) => DigestFacts
  readReferences: (stored: StoredReferences) => Reference[]
}

/** Returns what reads digests whose references are loaded from a place when they are asked for. */
export function createLaterReader<Place>(
  words: string[],
  load: (place: Place) => StoredReferences,
): LaterReader<Place> {
  const { readFacts, readReferences } = createDigestReader(words)
  const read = (place: Place) => readReferences(load(place))
  const defer = (facts: DigestFacts, place: Place) =>
    addReferencesOf(facts, new LaterReferences(place, read))
  return {
    readLater: (facts, place) => defer(readFacts(facts), place),
    setAside: (digest, place) => defer(completeFacts(digest, digest.meanings), place),
  }
}

interface LaterReader<Place> {
  readLater: (facts: StoredFacts, place: Place) => PageDigest
  /** The same digest without its references, until they are asked for. */
  setAside: (digest: PageDigest, place: Place) => PageDigest
}

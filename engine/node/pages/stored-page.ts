import type { PageDigest } from '../check/facts/page-digest'
import type { StoredFacts, StoredReferences } from '../check/facts/stored-digest'
import { createDigestWriter, createLaterReader, listWords } from '../check/facts/stored-digest'
import type { LinePlace } from '../util/line-file'
import type { RenderedPage } from './page-files'

/** A page in the cache of a build, which has a line for it. */
export interface StoredPage {
  file: string
  digest: PageDigest
  /** None where another part of the site has the page. */
  rendered?: RenderedPage
  /** The pointers of what was found of it beside other pages. */
  findings?: string[]
  /** The references of the digest as they are written, where that is known. */
  references?: () => string
}

/** What is read at once; after it, the line has the references of the digest. */
type StoredLine = [
  file: string,
  facts: StoredFacts,
  findings: number[] | null,
  rendered?: RenderedPage,
]

/** The words of pages, after those that have their numbers already. */
export function listPageWords(pages: StoredPage[], first: string[]): string[] {
  const words = listWords(
    pages.flatMap(({ digest, references }) => (references ? [] : digest)),
    first,
  )
  return [...new Set([...words, ...pages.flatMap(({ findings = [] }) => findings)])]
}

/** Returns what writes lines by the words that they name by numbers. */
export function createLineWriter(words: string[]): (page: StoredPage) => string {
  const { writeFacts, writeReferences } = createDigestWriter(words)
  const numbers = new Map(words.map((word, index) => [word, index]))
  return ({ file, digest, rendered, findings, references }) => {
    const facts = writeFacts(digest)
    const found = findings?.map((pointer) => numbers.get(pointer) ?? -1) ?? null
    const line: StoredLine = rendered ? [file, facts, found, rendered] : [file, facts, found]
    const rest = references?.() ?? JSON.stringify(writeReferences(digest))
    return `${JSON.stringify(line)}\t${rest}`
  }
}

/** Returns what reads lines by the words that they were written with, and the rest of them later. */
export function createLineReader(
  words: string[],
  loadRest: (place: LinePlace) => string,
): (line: string, rest: LinePlace) => StoredPage {
  const { readLater } = createLaterReader(
    words,
    (rest: LinePlace): StoredReferences => JSON.parse(loadRest(rest)),
  )
  return (line, rest) => {
    const [file, facts, found, rendered]: StoredLine = JSON.parse(line)
    const findings = found?.map((number) => words[number] ?? '')
    return { file, digest: readLater(facts, rest), rendered, findings }
  }
}

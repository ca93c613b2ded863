import type { PageDigest } from '../check/facts/page-digest'
import type { StoredFacts, StoredReferences } from '../check/facts/stored-digest'
import { createDigestWriter, createLaterReader, listWords } from '../check/facts/stored-digest'
import type { LinePlace } from '../store/line-file'
import type { RenderedPage } from './page-files'

/** A page in the cache of a build, which has a line for it. */
export interface StoredPage {
  file: string
  digest: PageDigest
  /** None where another part of the site has the page. */
  rendered?: RenderedPage
  /** The references of the digest as they are written, where that is known. */
  references?: () => string
}

/** What is read at once; after it, the line has the references of the digest. */
type StoredLine = [file: string, facts: StoredFacts, rendered?: RenderedPage]

/** The words of pages, after those that have their numbers already. */
export function listPageWords(pages: StoredPage[], first: string[]): string[] {
  return listWords(
    pages.flatMap(({ digest, references }) => (references ? [] : digest)),
    first,
  )
}

/** Returns what writes lines by the words that they name by numbers. */
export function createLineWriter(words: string[]): (page: StoredPage) => string {
  const { writeFacts, writeReferences } = createDigestWriter(words)
  return ({ file, digest, rendered, references }) => {
    const facts = writeFacts(digest)
    const line: StoredLine = rendered ? [file, facts, rendered] : [file, facts]
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
    const [file, facts, rendered]: StoredLine = JSON.parse(line)
    return { file, digest: readLater(facts, rest), rendered }
  }
}

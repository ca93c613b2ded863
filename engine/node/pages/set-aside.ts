import type { PageDigest } from '../check/facts/page-digest'
import type { StoredReferences } from '../check/facts/stored-digest'
import { createDigestWriter, createLaterReader, listWords } from '../check/facts/stored-digest'
import type { SitePage } from '../check/run/site'
import type { KeptText, TextStore } from '../store/text-store'
import { readKept } from '../store/text-store'

/** The references of pages that are kept on disk, as the cache of a build writes them. */
export interface AsideReferences {
  /** What they name by numbers. */
  words: string[]
  /** Returns what reads those of a page, by its digest; undefined where they are in memory. */
  find: (digest: PageDigest) => (() => string) | undefined
}

/** The references of so many pages are written in one step. */
const AT_ONCE = 100

/**
 * Sets the references of pages aside once the check is over: they take most of the memory of a
 * digest, and few are read after it. `isKept` tells of which pages they are on disk already, and
 * `words` are those that have their numbers.
 */
export function setReferencesAside(
  pages: SitePage[],
  store: TextStore,
  { isKept, words: first }: { isKept: (page: SitePage) => boolean; words: string[] },
): AsideReferences {
  const changed = pages.filter((page) => !isKept(page))
  const words = listWords(
    changed.map(({ digest }) => digest),
    first,
  )
  const { writeReferences } = createDigestWriter(words)
  const load = (text: KeptText): StoredReferences => JSON.parse(readKept(text))
  const { setAside } = createLaterReader(words, load)
  const kept = new Map<PageDigest, KeptText>()
  for (let start = 0; start < changed.length; start += AT_ONCE) {
    const some = changed.slice(start, start + AT_ONCE)
    const texts = store.keepAll(some.map(({ digest }) => JSON.stringify(writeReferences(digest))))
    // Where there is no room for them, they stay.
    if (!texts) break
    for (const [index, page] of some.entries()) {
      const text = texts[index]
      if (!text) continue
      page.digest = setAside(page.digest, text)
      kept.set(page.digest, text)
    }
  }
  const find = (digest: PageDigest) => {
    const text = kept.get(digest)
    return text && (() => readKept(text))
  }
  return { words, find }
}

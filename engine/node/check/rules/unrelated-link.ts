import { homeOfLocale } from '../../../core/addresses/locales'
import { canonicalPath, decodePath, splitHref } from '../../../core/addresses/paths'
import { isExternal } from '../../../core/addresses/urls'
import { resolveSearchEntry } from '../../../core/search/search-entry'
import type { CheckContext, CheckedDocument } from '../facts/context'
import type { PageHead } from '../facts/page-digest'
import { renderShown } from '../facts/rendered-text'
import type { WordedLink } from '../facts/subjects'
import { findSection, listWordedLinks } from '../facts/subjects'
import {
  hasPhrase,
  hasSpacedWords,
  isPointing,
  listTellingWords,
  namesSomething,
  shareWord,
} from '../facts/telling-words'
import type { SiteRule } from './rule'

/** What a link says is what there is to read where it leads. */
export const unrelatedLink: SiteRule = {
  name: 'unrelated-link',
  severity: 'warning',
  scope: 'language',
  check(context) {
    const find = createTargetLookup(context)
    const readWords = createWordsReader()
    return context.documents.flatMap((document) =>
      listWordedLinks(document, context.tokens).flatMap((link) => {
        const target = find(link, document)
        const told = target && tell(link, readWords(link.words), target)
        if (!told) return []
        return [{ file: document.file, pointer: link.pointer, isPart: link.isRich, ...told }]
      }),
    )
  },
}

interface Target {
  /** What the page and the section are called, as a report names them. */
  shown: string
  /** The hint for all the links whose words are none of these. */
  hint: string
  /** Whether the words of all headings can be told apart. */
  isSpaced: boolean
  /** The words of the headings that name something. */
  named: string[]
  /** Those of each word or phrase by which the page is to be found. */
  keywords: string[][]
}

/** What the words of a link are. */
interface LinkWords {
  isSpaced: boolean
  isPointing: boolean
  /** Those that name something. */
  named: string[]
}

/** Returns a function that reads words; most links of a large site have words of others. */
function createWordsReader(): (words: string) => LinkWords {
  const known = new Map<string, LinkWords>()
  return (words) => {
    const read = known.get(words) ?? {
      isSpaced: hasSpacedWords(words),
      isPointing: isPointing(words),
      named: listTellingWords(words),
    }
    known.set(words, read)
    return read
  }
}

function tell({ words, href, isRich }: WordedLink, read: LinkWords, target: Target) {
  if (!read.isSpaced || !target.isSpaced) return undefined
  if (read.isPointing) {
    const message = `The words "${words}" do not say where the link leads.`
    return {
      message,
      hint: `It leads to ${target.shown}. Say so in the words of the link.`,
    }
  }
  // Within a text, the sentence says what the link is about.
  if (isRich || !namesSomething(read.named) || isNamed(read.named, href, target)) return undefined
  const message = `The words "${words}" have nothing in common with the headings of "${href}".`
  return { message, hint: target.hint }
}

/** Whether words are among the names of what they lead to. */
function isNamed(words: string[], href: string, { named, keywords }: Target): boolean {
  return (
    shareWord(words, named) ||
    keywords.some((keyword) => hasPhrase(words, keyword)) ||
    shareWord(words, listTellingWords(href))
  )
}

/** A long section has its headings on the page; a report names the first. */
const MAX_NAMED = 6

function renderSome(headings: string[]): string {
  const named = headings.slice(0, MAX_NAMED).map((heading) => `"${heading}"`)
  return [...named, ...(headings.length > MAX_NAMED ? ['…'] : [])].join(', ')
}

/**
 * Returns a function from a link to the names of what it leads to; none where that is no page of
 * the site, or the home page.
 */
function createTargetLookup({ pages, tokens, locale }: CheckContext) {
  const known = new Map<string, Target | undefined>()
  const read = (route: string, id: string): Target | undefined => {
    const page = pages.get(route)
    const section = page && id !== '' ? findSection(page, id) : []
    // Another rule tells of an id that is missing; one of the layout is on every page.
    if (!page?.valid || !section) return undefined
    const { title } = page.data as PageHead
    const search = resolveSearchEntry(page.data as PageHead)
    const main = page.references.filter(({ meaning }) => meaning === 'main-heading')
    const names = [title, ...main.map(({ value }) => value), ...section]
    const written = search ? [...names, search.title] : names
    const headings = [...new Set(written.map((text) => renderShown(text, tokens)))]
    const shown = renderSome(headings)
    const keywords = search ? [search.type, ...search.keywords] : []
    return {
      shown,
      hint: `The headings there are ${shown}. Use one of their words, or link to the section that your words describe.`,
      isSpaced: headings.every(hasSpacedWords),
      named: headings.flatMap(listTellingWords),
      keywords: keywords.map(listTellingWords),
    }
  }
  return ({ href }: WordedLink, { route }: CheckedDocument): Target | undefined => {
    const { path, hash } = splitHref(href)
    const target = path === '' ? route : decodePath(canonicalPath(path))
    // The way home is a convention: no page says "home" of itself.
    if (isExternal(href) || target === undefined || target + hash === homeOfLocale(locale))
      return undefined
    const place = target + hash
    if (!known.has(place)) known.set(place, read(target, hash.slice(1)))
    return known.get(place)
  }
}

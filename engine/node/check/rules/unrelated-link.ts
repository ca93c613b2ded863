import { homeOfLocale } from '../../../core/addresses/locales'
import { canonicalPath, decodePath, splitHref } from '../../../core/addresses/paths'
import { isExternal } from '../../../core/addresses/urls'
import { resolveSearchEntry } from '../../../core/search/search-entry'
import type { RuleIssue } from '../../problems/problem'
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
    const readWords = createReader(readLinkWords)
    const readAddress = createReader(listTellingWords)
    const look = (document: CheckedDocument): RuleIssue[] =>
      listWordedLinks(document, context.tokens).flatMap((link) => {
        const target = find(link, document)
        if (!target) return []
        const { pointer, isRich: isPart } = link
        const told = tell(link, target, {
          ...readWords(link.words),
          address: readAddress(link.href),
        })
        return told ? [{ file: document.file, pointer, isPart, ...told }] : []
      })
    const { findings } = context
    const recall = createRecall(context)
    return context.documents.flatMap((document) => {
      const known = recall(document)
      const found = known
        ? known.map((pointer) => tellLater(pointer, document, look))
        : look(document)
      findings?.keep(document.file, known ?? listPointers(found))
      return found
    })
  },
}

/**
 * Returns a function from a page to what was found in it in an earlier check, where that holds
 * still: neither the page nor one that it links to has changed.
 */
function createRecall({ findings, links }: CheckContext) {
  const { before } = findings ?? {}
  if (!before) return () => undefined
  const leads = createReader((path: string) => before.changed.has(decodePath(canonicalPath(path))))
  const touched = new Set(links.flatMap(({ file, path }) => (path && leads(path) ? [file] : [])))
  return ({ file }: CheckedDocument) => (touched.has(file) ? undefined : before.recall(file))
}

/** An issue whose words are asked for where it is shown: of thousands, a report has the first. */
function tellLater(
  pointer: string,
  document: CheckedDocument,
  look: (document: CheckedDocument) => RuleIssue[],
): RuleIssue {
  const find = () => look(document).find((issue) => issue.pointer === pointer)
  return {
    ...{ file: document.file, pointer, isPart: false },
    get message() {
      return find()?.message ?? ''
    },
    get hint() {
      return find()?.hint
    },
  }
}

/** The pointers of what was found; a text may have several links under one. */
function listPointers(found: RuleIssue[]): string[] | undefined {
  return found.some(({ isPart }) => isPart) ? undefined : found.map(({ pointer }) => pointer)
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

/** Returns a function that reads texts; most links of a large site have words of others. */
function createReader<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = read(text)
    known.set(text, found)
    return found
  }
}

function readLinkWords(words: string): LinkWords {
  return {
    isSpaced: hasSpacedWords(words),
    isPointing: isPointing(words),
    named: listTellingWords(words),
  }
}

interface ReadLink extends LinkWords {
  /** The words of its address. */
  address: string[]
}

function tell({ words, href, isRich }: WordedLink, target: Target, read: ReadLink) {
  if (!read.isSpaced || !target.isSpaced) return undefined
  if (read.isPointing) {
    const message = `The words "${words}" do not say where the link leads.`
    return {
      message,
      hint: `It leads to ${target.shown}. Say so in the words of the link.`,
    }
  }
  // Within a text, the sentence says what the link is about.
  if (isRich || !namesSomething(read.named) || isNamed(read, target)) return undefined
  const message = `The words "${words}" have nothing in common with the headings of "${href}".`
  return { message, hint: target.hint }
}

/** Whether the words of a link are among the names of what it leads to. */
function isNamed({ named: words, address }: ReadLink, { named, keywords }: Target): boolean {
  return (
    shareWord(words, named) ||
    keywords.some((keyword) => hasPhrase(words, keyword)) ||
    shareWord(words, address)
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
  const find = (href: string, route: string | undefined): Target | undefined => {
    const { path, hash } = splitHref(href)
    const target = path === '' ? route : decodePath(canonicalPath(path))
    // The way home is a convention: no page says "home" of itself.
    if (isExternal(href) || target === undefined || target + hash === homeOfLocale(locale))
      return undefined
    const place = target + hash
    if (!known.has(place)) known.set(place, read(target, hash.slice(1)))
    return known.get(place)
  }
  const byHref = new Map<string, Target | undefined>()
  return ({ href }: WordedLink, { route }: CheckedDocument): Target | undefined => {
    // What does not begin with a slash may depend on the page.
    if (!href.startsWith('/')) return find(href, route)
    if (!byHref.has(href)) byHref.set(href, find(href, undefined))
    return byHref.get(href)
  }
}

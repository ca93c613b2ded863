import { homeOfLocale } from '../../../core/addresses/locales'
import { canonicalPath, decodePath, splitHref } from '../../../core/addresses/paths'
import { isExternal } from '../../../core/addresses/urls'
import { resolveSearchEntry } from '../../../core/search/search-entry'
import type { Found, RuleIssue } from '../../problems/problem'
import type { CheckContext, CheckedDocument } from '../facts/context'
import { collectLinks } from '../facts/links'
import type { PageHead } from '../facts/page-digest'
import { keepWord } from '../facts/page-digest'
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
    const look = (document: CheckedDocument): BadLink[] =>
      listWordedLinks(document, context.tokens).flatMap((link) => {
        const target = find(link, document)
        if (!target) return []
        const read = { ...readWords(link.words), address: readAddress(link.href) }
        const fault = findFault(link, target, read)
        return fault ? [{ link, target, fault }] : []
      })
    const { findings } = context
    const recall = createRecall(context)
    const tell = createTelling(look)
    return context.documents.flatMap((document): Found[] => {
      const { file } = document
      const known = recall(document)
      const found = known ? [] : look(document)
      const pointers = known ?? listPointers(found)
      findings?.keep(file, pointers)
      if (!pointers) return found.map((bad) => buildIssue(file, bad))
      const ofDocument = (pointer: string) => tell(document, pointer)
      return pointers.map((pointer) => ({ file, pointer, tell: ofDocument }))
    })
  },
}

/**
 * Returns a function from a page to what was found in it in an earlier check, where that holds
 * still: neither the page nor one that it links to has changed.
 */
function createRecall(context: CheckContext) {
  const { before } = context.findings ?? {}
  if (!before) return () => undefined
  const { changed } = before
  const leads = createReader((path: string) => changed.has(decodePath(canonicalPath(path))))
  const mentioning = before.listMentioning([...changed])
  const isTouched = (document: CheckedDocument) =>
    mentioning.has(document.file) &&
    collectLinks([document], context.tokens).some(({ path }) => path !== '' && leads(path))
  return (document: CheckedDocument) =>
    isTouched(document) ? undefined : before.recall(document.file)
}

/**
 * Returns what finds the words for a link that was found: the file is looked at again, once for
 * all that follow each other.
 */
function createTelling(look: (document: CheckedDocument) => BadLink[]) {
  let last: { document: CheckedDocument; found: BadLink[] } | undefined
  return (document: CheckedDocument, pointer: string): Words => {
    if (last?.document !== document) last = { document, found: look(document) }
    const bad = last.found.find(({ link }) => link.pointer === pointer)
    if (bad) return describe(bad)
    throw new Error(`Nothing was found at ${pointer} of ${document.file}.`)
  }
}

/** The pointers of what was found; a text may have several links under one. */
function listPointers(found: BadLink[]): string[] | undefined {
  const pointers = found.map(({ link }) => link.pointer)
  return found.some(({ link }) => link.isRich) ? undefined : pointers
}

function buildIssue(file: string, bad: BadLink): RuleIssue {
  const { pointer, isRich } = bad.link
  return { file, pointer, isPart: isRich, ...describe(bad) }
}

/** A link that does not say where it leads, or says something else. */
interface BadLink {
  link: WordedLink
  target: Target
  fault: 'pointing' | 'unrelated'
}

type Words = Pick<RuleIssue, 'message' | 'hint'>

function describe({ link, target, fault }: BadLink): Words {
  const { words, href } = link
  if (fault === 'unrelated') {
    const message = `The words "${words}" have nothing in common with the headings of "${href}".`
    return {
      message,
      hint: `The headings there are ${target.shown}. Use one of their words, or link to the section that your words describe.`,
    }
  }
  return {
    message: `The words "${words}" do not say where the link leads.`,
    hint: `It leads to ${target.shown}. Say so in the words of the link.`,
  }
}

interface Target {
  /** What the page and the section are called, as a report names them. */
  shown: string
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

function findFault(
  { isRich }: WordedLink,
  target: Target,
  read: ReadLink,
): BadLink['fault'] | undefined {
  if (!read.isSpaced || !target.isSpaced) return undefined
  if (read.isPointing) return 'pointing'
  // Within a text, the sentence says what the link is about.
  if (isRich || !namesSomething(read.named) || isNamed(read, target)) return undefined
  return 'unrelated'
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

/** Pages of a site have most of their words in common. */
const listKeptWords = (text: string) => listTellingWords(text).map(keepWord)

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
      isSpaced: headings.every(hasSpacedWords),
      named: headings.flatMap(listKeptWords),
      keywords: keywords.map(listKeptWords),
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

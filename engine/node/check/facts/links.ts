import { splitHref } from '../../../core/addresses/paths'
import { isExternal, validateUrl } from '../../../core/addresses/urls'
import type { LinkNode, RichNode } from '../../../core/text/rich-text'
import { parseRichText } from '../../../core/text/rich-text'
import { findTokens, resolveTokens } from '../../../core/text/tokens'
import type { Fix, RuleIssue } from '../../lib/problems/problem'
import { mapFixes } from '../../lib/problems/proposed-fixes'
import type { Reference } from '../schema/validate'
import type { CheckedFile } from './context'
import { SETTINGS_FILE } from './context'
import type { Link } from './link'
import { describeTokens, hasWords } from './rendered-text'

/** A URL's kind, regardless of where the URL occurs. */
type Address = Omit<Link, 'file' | 'route' | 'pointer' | 'isRich'>

/** All URLs in links and in rich text, with tokens replaced. */
export function collectLinks(documents: CheckedFile[], tokens: Record<string, string>): Link[] {
  const read = createReader(tokens)
  const links: Link[] = []
  for (const document of documents) {
    for (const reference of document.references) {
      for (const address of read(reference)) {
        // A fragment within a token points to an anchor on each page that shows the text.
        if (address.path === '' && !address.issue && document.file === SETTINGS_FILE) continue
        links.push(new PlacedLink(address, document, reference))
      }
    }
  }
  return links
}

/** Returns a function that finds the URLs in a value. */
function createReader(tokens: Record<string, string>): (reference: Reference) => Address[] {
  // The results are cached, because most URLs occur on many pages.
  const known = new Map<string, Address>()
  const read = (written: string): Address => {
    const address = known.get(written) ?? readAddress(written, tokens)
    known.set(written, address)
    return address
  }
  return ({ meaning, value }) => {
    if (meaning === 'href') return [read(value)]
    if (meaning !== 'rich-text') return []
    if (hasWords(value)) return readWithWords(value, tokens, read)
    return value.includes('](') ? listLinks(parseRichText(value)).map(read) : []
  }
}

/** The links in a text whose tokens may be parts of links, or contain whole links. */
function readWithWords(
  text: string,
  tokens: Record<string, string>,
  read: (written: string) => Address,
): Address[] {
  const shown = resolveTokens(text, tokens)
  if (!shown.includes('](')) return []
  const own = new Map(
    listLinks(parseRichText(text)).map((written) => [resolveTokens(written, tokens), written]),
  )
  return listLinks(parseRichText(shown)).flatMap((href) => {
    const written = own.get(href)
    if (written !== undefined) return read(written)
    const address = readAddress(href, tokens)
    // If a token contains a whole link to another site, the link is reported where the token is
    // defined.
    const isWord = address.path !== '' && isWithinWord(text, href, tokens)
    return isWord ? [] : { ...address, written: '', tokenHint: describeTokens(text, tokens) }
  })
}

function isWithinWord(text: string, href: string, tokens: Record<string, string>): boolean {
  return findTokens(text).some(
    (name) =>
      name !== 'brand' &&
      Object.hasOwn(tokens, name) &&
      listLinks(parseRichText(tokens[name] ?? '')).includes(href),
  )
}

function readAddress(written: string, tokens: Record<string, string>): Address {
  const href = resolveTokens(written, tokens)
  const [issue, external] = [validateUrl(href), isExternal(href)]
  const tokenHint = href === written ? undefined : describeTokens(written, tokens)
  return { written, href, issue, external, tokenHint, ...splitHref(href) }
}

/**
 * The links' common properties are not copied: a large site has a hundred thousand links, and many
 * share a URL.
 */
class PlacedLink implements Link {
  readonly #address: Address
  readonly #document: CheckedFile
  readonly #reference: Reference

  constructor(address: Address, document: CheckedFile, reference: Reference) {
    this.#address = address
    this.#document = document
    this.#reference = reference
  }

  get file() {
    return this.#document.file
  }
  get route() {
    return this.#document.route
  }
  get pointer() {
    return this.#reference.pointer
  }
  get isRich() {
    return this.#reference.meaning !== 'href'
  }
  get written() {
    return this.#address.written
  }
  get href() {
    return this.#address.href
  }
  get issue() {
    return this.#address.issue
  }
  get external() {
    return this.#address.external
  }
  get tokenHint() {
    return this.#address.tokenHint
  }
  get path() {
    return this.#address.path
  }
  get search() {
    return this.#address.search
  }
  get hash() {
    return this.#address.hash
  }
}

/** The URLs of the links in rich text. */
export function listLinks(nodes: RichNode[]): string[] {
  return listLinkNodes(nodes).map(({ href }) => href)
}

/** The links in rich text. */
export function listLinkNodes(nodes: RichNode[]): LinkNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return [...(node.kind === 'link' ? [node] : []), ...listLinkNodes(node.children)]
  })
}

/** Fixes that replace part of a link. */
export function fixLinks(link: Link, fixes: Parameters<typeof mapFixes>[0]) {
  return mapFixes(fixes, ({ from, to }) => fixLink(link, from, to))
}

/** The fix that replaces part of a link. Undefined if the link in the file differs. */
export function fixLink({ written, isRich }: Link, from: string, to: string): Fix | undefined {
  if (written === '' || !written.includes(from)) return undefined
  // In rich text, a URL ends at a bracket or a space.
  if (isRich && /[\s()]/.test(to)) return undefined
  const changed = written.replace(from, () => to)
  return isRich ? { from: `](${written})`, to: `](${changed})` } : { from: written, to: changed }
}

/** The well-formed links within the site that contain no unknown token. */
export function listInternalLinks(links: Link[]): Link[] {
  return links.filter(
    ({ issue, external, href }) => !issue && !external && findTokens(href).length === 0,
  )
}

type LinkPart = Pick<RuleIssue, 'isPart' | 'part'>

/** The part of the value that a link's issue concerns. */
export function getLinkPart({ isRich, written }: Pick<Link, 'isRich' | 'written'>): LinkPart {
  return isRich ? { isPart: true, part: written } : {}
}

/** A hint, followed by the sentence about the tokens that a link contains. */
export function hintAt({ tokenHint }: Link, hint: string | undefined): string | undefined {
  return [hint, tokenHint].filter(Boolean).join(' ') || undefined
}

import type { HrefParts } from '../../core/paths'
import { splitHref } from '../../core/paths'
import type { RichNode } from '../../core/rich-text'
import { parseRichText } from '../../core/rich-text'
import { resolveTokens } from '../../core/tokens'
import type { UrlFault } from '../../core/urls'
import { isExternal, validateUrl } from '../../core/urls'
import type { CheckedDocument } from './context'
import type { Fix } from './problem'
import type { Reference } from './validate'

/** An address that a file names, with the words in braces replaced. */
export interface Link extends HrefParts {
  file: string
  /** The address of the page that has the link; none in files of the whole site. */
  route?: string
  pointer: string
  /** How it stands in the file. */
  written: string
  /** Whether it stands within a text. */
  isRich: boolean
  href: string
  fault?: UrlFault
  external: boolean
}

/** What an address is, wherever it stands. */
type Address = Omit<Link, 'file' | 'route' | 'pointer' | 'isRich'>

/** All addresses in links and in rich text. */
export function collectLinks(documents: CheckedDocument[], tokens: Record<string, string>): Link[] {
  // Most addresses stand on many pages.
  const known = new Map<string, Address>()
  const read = (written: string): Address => {
    const address = known.get(written) ?? readAddress(written, tokens)
    known.set(written, address)
    return address
  }
  const links: Link[] = []
  for (const document of documents) {
    for (const reference of document.references) {
      if (!hasAddress(reference)) continue
      for (const written of listWritten(reference)) {
        links.push(placeLink(read(written), document, reference))
      }
    }
  }
  return links
}

function readAddress(written: string, tokens: Record<string, string>): Address {
  const href = resolveTokens(written, tokens)
  const [fault, external] = [validateUrl(href), isExternal(href)]
  return { written, href, fault, external, ...splitHref(href) }
}

// Named one by one, because a large site has a hundred thousand of them: an object that is put
// together of others takes several times the time and the memory.
function placeLink(
  { written, href, fault, external, path, search, hash }: Address,
  { file, route }: CheckedDocument,
  { pointer, meaning }: Reference,
): Link {
  const isRich = meaning !== 'href'
  return { file, route, pointer, isRich, written, href, fault, external, path, search, hash }
}

function listWritten({ meaning, value }: Reference): string[] {
  return meaning === 'href' ? [value] : listLinks(parseRichText(value))
}

function hasAddress({ meaning, value }: Reference): boolean {
  return meaning === 'href' || (meaning === 'rich-text' && value.includes(']('))
}

/** The addresses of the links in a formatted text. */
export function listLinks(nodes: RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return [...(node.kind === 'link' ? [node.href] : []), ...listLinks(node.children)]
  })
}

/** What puts one part of a link in the place of another; nothing where that is not as written. */
export function fixLink({ written, isRich }: Link, from: string, to: string): Fix | undefined {
  if (!written.includes(from)) return undefined
  // In a text, an address ends at a bracket or a space.
  if (isRich && /[\s()]/.test(to)) return undefined
  const mended = written.replace(from, () => to)
  return isRich ? { from: `](${written})`, to: `](${mended})` } : { from: written, to: mended }
}

/** Links to places within the site that are written soundly. */
export function listInternalLinks(links: Link[]): Link[] {
  return links.filter(({ fault, external }) => !fault && !external)
}

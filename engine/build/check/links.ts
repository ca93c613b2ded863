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

/** All addresses in links and in rich text. */
export function collectLinks(documents: CheckedDocument[], tokens: Record<string, string>): Link[] {
  return documents.flatMap(({ file, route, references }) =>
    references.filter(hasAddress).flatMap(({ meaning, value, pointer }) => {
      const written = meaning === 'href' ? [value] : listLinks(parseRichText(value))
      return written.map((address): Link => {
        const href = resolveTokens(address, tokens)
        const [fault, external] = [validateUrl(href), isExternal(href)]
        const place = { file, route, pointer, isRich: meaning !== 'href' }
        return { ...place, written: address, href, fault, external, ...splitHref(href) }
      })
    }),
  )
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

import type { RedirectRule } from '../../../schemas/generated/types'
import type { Header } from '../../core/security-policy'

/** What is the same for all hosts. */
export interface HostingOptions {
  /** The address at which the site is published. */
  url: string
  /** The security policy. */
  headers: Header[]
  redirects: RedirectRule[]
  /** The addresses of HTML files that are no pages, and keep their endings. */
  documents?: string[]
}

export interface HostFile {
  /** Its path within the host's folder. */
  path: string
  text: string
}

/** A kind of server, and what it needs to serve a site as the preview does. */
export interface Host {
  /** The name of its folder. */
  name: string
  /** What its owner does with the files, in Markdown. */
  use: string
  renderFiles: (options: HostingOptions) => HostFile[]
}

/** Hashed files never change. */
export const CACHED_FOR_EVER = 'public, max-age=31536000, immutable'
/** Everything else is asked for again, with the ETag of what is known. */
export const ASKED_AGAIN = 'no-cache'

/** Whatever means something to one of the hosts is written in percent. */
export function encodeTarget(href: string): string {
  return href.replace(/[^\w\-./~:?#@!&+,;=%]/gu, (character) =>
    [...Buffer.from(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  )
}

/** An old address as it is asked for: with and without a slash at its end. */
export function spellings({ from }: RedirectRule): string[] {
  return [from, `${from}/`]
}

export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

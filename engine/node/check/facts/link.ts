import type { HrefParts } from '../../../core/addresses/paths'
import type { UrlIssue } from '../../../core/addresses/urls'

/** A URL in a file, with the tokens replaced. */
export interface Link extends HrefParts {
  file: string
  /**
   * The path of the page that contains the link. Undefined in files that belong to the whole site.
   */
  route?: string
  pointer: string
  /** The URL in the file. Empty if a token contains the whole link. */
  written: string
  /** If `true`, the link is part of a longer text. */
  isRich: boolean
  href: string
  issue?: UrlIssue
  external: boolean
  /** The sentence about the tokens that the link contains. */
  tokenHint?: string
}

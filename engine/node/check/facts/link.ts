import type { HrefParts } from '../../../core/addresses/paths'
import type { UrlIssue } from '../../../core/addresses/urls'

/** A URL in a file, with the tokens replaced. */
export interface Link extends HrefParts {
  file: string
  /** The page's path with the link. Undefined in files of the whole site. */
  route?: string
  pointer: string
  /** The URL as written in the file. Empty if tokens contain the whole link. */
  written: string
  /** If `true`, it is within a text. */
  isRich: boolean
  href: string
  issue?: UrlIssue
  external: boolean
  /** The sentence with the tokens that it contains. */
  tokenHint?: string
}

import type { HrefParts } from '../../../core/addresses/paths'
import type { UrlIssue } from '../../../core/addresses/urls'

/** An address that a file names, with the tokens replaced. */
export interface Link extends HrefParts {
  file: string
  /** The address of the page that has the link; none in files of the whole site. */
  route?: string
  pointer: string
  /** How it is written in the file; empty where tokens bring the link itself. */
  written: string
  /** Whether it stands within a text. */
  isRich: boolean
  href: string
  issue?: UrlIssue
  external: boolean
  /** The sentence that names the tokens it is made of. */
  origin?: string
}

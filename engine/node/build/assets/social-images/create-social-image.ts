import { resolveTokens } from '../../../../core/text/tokens'
import { hashContent } from '../../../lib/files/hash-content'

/** The text on a social image. */
export interface SocialImageWords {
  title: string
  /** The title of the page's parent, unless that is the home page. */
  section?: string
}

export interface SocialImage {
  /** The URL of the picture. */
  url: string
  words: SocialImageWords
}

/** The metadata of a page. */
export interface PageWords {
  title: string
  breadcrumbs: { label: string }[]
}

export interface SocialImageNaming {
  /** A hash of everything in the pictures except their text. */
  look: string
  /** Token name → value, from the site. */
  tokens: Record<string, string>
  year: number
}

export function createSocialImage(
  { title, breadcrumbs }: PageWords,
  { look, tokens, year }: SocialImageNaming,
): SocialImage {
  const words = resolveTokens(
    { title, section: breadcrumbs.slice(1).at(-1)?.label },
    { ...tokens, year: String(year) },
  )
  const hash = hashContent(JSON.stringify([look, words])).slice(0, 10)
  return { url: `/assets/link-${hash}.png`, words }
}

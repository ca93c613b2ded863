import { resolveTokens } from '../../../../core/text/tokens'
import { hashContent } from '../../../lib/files/hash-content'

/** The words on the picture that is shown where a page is linked to. */
export interface SocialImageWords {
  title: string
  /** The title of the page that it belongs to, unless that is the home page. */
  section?: string
}

export interface SocialImage {
  /** Where it is served. */
  url: string
  words: SocialImageWords
}

/** What a page says of itself. */
export interface PageWords {
  title: string
  breadcrumbs: { label: string }[]
}

export interface SocialImageNaming {
  /** Names everything beside the words that goes into the pictures. */
  look: string
  /** The site's tokens, by name. */
  tokens: Record<string, string>
  year: number
}

export function nameSocialImage(
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

import type { Settings, ThemeFont } from '../../../../../schemas/generated/types'
import { directionOf } from '../../../../core/text/direction'
import { hashContent } from '../../../lib/files/hash-content'
import type { ServedAsset } from '../resources'

/** The parts that all pages' social images share. */
export interface SocialImageLook {
  /** A hash that changes whenever the pictures do. */
  id: string
  brand: string
  /** The direction of the language. */
  direction: 'ltr' | 'rtl'
  /** The site's address for display. */
  host: string
  colors: Settings['theme']['colors']
  /** The path of the logo file. */
  logo?: string
  heading: FontFile
  body: FontFile
}

export interface FontFile {
  font: ThemeFont
  /** The path of the font file. */
  file: string
}

export interface LookOptions {
  settings: Settings
  assets: Map<string, ServedAsset>
  /** A hash of the engine, which draws the pictures. */
  sources: string
}

/** The design for social images. Undefined if the site has none, or if a font file is missing. */
export function buildLook({ settings, assets, sources }: LookOptions): SocialImageLook | undefined {
  const { brand, url, theme, linkPictures, language } = settings
  const fileOf = (path: string | undefined) => assets.get(path ?? '')
  const body = fileOf(theme.fonts.body?.src)
  const heading = fileOf(theme.fonts.heading?.src) ?? body
  if (!linkPictures || !body || !heading || !theme.fonts.body) return undefined
  const logo = fileOf(linkPictures.logo)
  const files = [heading, body, logo].map((file) => file?.url)
  const direction = directionOf(language)
  const drawn = [sources, brand, url, theme.colors, theme.fonts, files]
  return {
    id: hashContent(JSON.stringify(direction === 'ltr' ? drawn : [...drawn, direction])),
    brand,
    direction,
    host: url.replace(/^https?:\/\//, ''),
    colors: theme.colors,
    logo: logo?.source,
    heading: { font: theme.fonts.heading ?? theme.fonts.body, file: heading.source },
    body: { font: theme.fonts.body, file: body.source },
  }
}

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Theme, ThemeFont } from '../../../schemas/generated/types'
import { quoteCss } from '../../core/text/css-string'
import type { ServedAsset } from '../resources/resources'
import { hashContent } from '../util/hash-content'
import { buildFallbackFonts } from './fallback-fonts'
import { buildSubset, renderUnicodeRanges } from './font-subset'

/** The styles of the site's fonts. */
export interface FontFaces {
  /** Those that every page fetches. */
  web: string
  /** Those that are there from the start: fallback fonts, and rare characters. */
  early: string
  /** Address → content, of files that the site does not have itself. */
  files: Map<string, Uint8Array>
}

export interface FontFacesOptions {
  fonts: Theme['fonts']
  assets: Map<string, ServedAsset>
  /** The characters of the site's texts; all fonts are fetched whole without them. */
  characters?: string
}

/** Web fonts with fallback fonts of the same metrics, so that nothing moves when they arrive. */
export async function buildFontFaces(options: FontFacesOptions): Promise<FontFaces> {
  const { fonts, assets, characters } = options
  const faces: FontFaces = { web: '', early: '', files: new Map() }
  for (const font of [fonts.body, fonts.heading]) {
    const asset = font?.src === undefined ? undefined : assets.get(font.src)
    if (!font || !asset) continue
    if (characters === undefined) faces.web += renderFace(font, asset.url)
    else await addSubset(faces, font, asset, characters)
    faces.early += await buildFallbackFonts(font, asset.source)
  }
  return faces
}

/** The characters of the site are in a file of their own; the whole font is there for others. */
async function addSubset(
  faces: FontFaces,
  font: ThemeFont,
  asset: ServedAsset,
  characters: string,
): Promise<void> {
  const whole = await readFile(asset.source)
  const subset = await buildSubset({ font: whole, characters, weight: font.weight })
  const name = basename(asset.url).replace(/-[^-]+\.woff2$/, '')
  const url = `/assets/${name}-${hashContent(subset).slice(0, 8)}.woff2`
  const { within, beyond } = renderUnicodeRanges(characters)
  faces.web += renderFace(font, url, within)
  faces.early += renderFace(font, asset.url, beyond)
  faces.files.set(url, subset)
}

function renderFace({ family, weight }: ThemeFont, url: string, range?: string): string {
  return (
    `@font-face{font-family:${quoteCss(family)};src:url(${url}) format("woff2");` +
    `font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ''}}`
  )
}

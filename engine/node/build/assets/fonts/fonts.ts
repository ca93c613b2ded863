import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Theme, ThemeFont } from '../../../../../schemas/generated/types'
import { quoteCss } from '../../../../core/text/css-string'
import { hashContent } from '../../../lib/files/hash-content'
import type { ServedAsset } from '../resources'
import { buildFallbackFonts } from './fallback-fonts'
import { buildSubset, listCharacters, renderUnicodeRange } from './font-subset'

/** The styles of the site's fonts. */
export interface FontFaces {
  css: string
  /**
   * The fallback faces: system fonts with adjusted metrics. Browsers do not synthesise bold from
   * any font.
   */
  fallbacks: string
  /**
   * The faces for characters that do not occur in the site's text. They are separate, because a
   * document that kept its fallback fonts does not load them (`browser/rest-fonts.ts`).
   */
  rest: string
  /** The URLs of the files that every page requests before it is painted. */
  preloads: string[]
  /** URL → content, for files that the site itself does not contain. */
  files: Map<string, Uint8Array>
}

export interface FontFacesOptions {
  fonts: Theme['fonts']
  assets: Map<string, ServedAsset>
  /** The characters in the site's text. Without them, fonts are not subset. */
  characters?: string
}

/**
 * Web fonts, and fallback fonts with the same metrics. A page whose fonts have not loaded at its
 * first paint keeps the fallback fonts, so that no text changes while it is read.
 */
export async function buildFontFaces(options: FontFacesOptions): Promise<FontFaces> {
  const { fonts, assets, characters } = options
  const faces: FontFaces = { css: '', fallbacks: '', rest: '', preloads: [], files: new Map() }
  for (const font of [fonts.body, fonts.heading]) {
    const asset = font?.src === undefined ? undefined : assets.get(font.src)
    if (!font || !asset) continue
    if (characters === undefined) addWhole(faces, font, asset)
    else await addSubset(faces, { font, asset, characters })
    faces.fallbacks += await buildFallbackFonts(font, asset.source)
  }
  if (faces.css) faces.fallbacks += ':root{font-synthesis-weight:none}'
  return faces
}

function addWhole(faces: FontFaces, font: ThemeFont, { url }: ServedAsset): void {
  faces.css += renderFace(font, { url, display: 'optional' })
  faces.preloads.push(url)
}

/** One file has the site's characters, another the rest of the font. */
async function addSubset(
  faces: FontFaces,
  { font, asset, characters }: { font: ThemeFont; asset: ServedAsset; characters: string },
): Promise<void> {
  const whole = await readFile(asset.source)
  const addPart = async (part: string) => {
    const bytes = await buildSubset({ font: whole, characters: part, weight: font.weight })
    const name = basename(asset.url).replace(/-[^-]+\.woff2$/, '')
    const url = `/assets/${name}-${hashContent(bytes).slice(0, 8)}.woff2`
    faces.files.set(url, bytes)
    return { url, range: renderUnicodeRange(part) }
  }
  const first = await addPart(characters)
  faces.css += renderFace(font, { ...first, display: 'optional' })
  faces.preloads.push(first.url)
  const own = new Set(characters)
  const others = [...(await listCharacters(whole))].filter((character) => !own.has(character))
  if (others.length === 0) return
  // Visitors may type these characters at any time.
  faces.rest += renderFace(font, { ...(await addPart(others.join(''))), display: 'swap' })
}

interface FaceSource {
  url: string
  /** https://drafts.csswg.org/css-fonts-4/#font-display-desc */
  display: 'optional' | 'swap'
  range?: string
}

/** A font face. The file is at the given URL. */
export function renderFace(
  { family, weight }: ThemeFont,
  { url, display, range }: FaceSource,
): string {
  return (
    `@font-face{font-family:${quoteCss(family)};src:url(${url}) format("woff2");` +
    `font-weight:${weight};font-display:${display}${range ? `;unicode-range:${range}` : ''}}`
  )
}

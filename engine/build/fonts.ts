import { pathToFileURL } from 'node:url'
import { generateFontFace, getMetricsForFamily, readMetrics } from 'fontaine'
import type { Theme, ThemeFont } from '../../schemas/generated/types'
import type { ServedAsset } from './resources'

/**
 * System fonts that stand in until a web font is there. The names of a group share their
 * metrics, so that one adjustment serves Windows, macOS and Linux alike.
 */
const STAND_INS = {
  'sans-serif': ['Arial', 'Liberation Sans'],
  serif: ['Times New Roman', 'Liberation Serif'],
  monospace: ['Courier New', 'Liberation Mono'],
}

/** The styles of the site's fonts, and the files to be fetched with the page. */
export interface FontFaces {
  css: string
  preloads: string[]
}

/** Web fonts with stand-ins of the same metrics, so that nothing moves when they arrive. */
export async function buildFontFaces(
  { fonts }: Theme,
  assets: Map<string, ServedAsset>,
): Promise<FontFaces> {
  const faces: FontFaces = { css: '', preloads: [] }
  for (const font of [fonts.body, fonts.heading]) {
    const asset = font?.src === undefined ? undefined : assets.get(font.src)
    if (!font || !asset) continue
    faces.preloads.push(asset.url)
    faces.css +=
      `@font-face{font-family:"${font.family}";src:url(${asset.url}) format("woff2");` +
      `font-weight:${font.weight};font-display:swap}`
    faces.css += await buildStandIn(font, asset.source)
  }
  return faces
}

async function buildStandIn(font: ThemeFont, source: string): Promise<string> {
  const [family = 'Arial', ...others] = STAND_INS[font.fallback]
  const metrics = await readMetrics(pathToFileURL(source))
  const standIn = await getMetricsForFamily(family)
  if (!metrics || !standIn) return ''
  const face = generateFontFace(metrics, {
    name: `${font.family} fallback`,
    font: family,
    metrics: standIn,
  })
  const locals = [family, ...others].map((name) => `local("${name}")`).join(',')
  return face.replace(/src:[^;]+;/, `src:${locals};`).replace(/\s+/g, ' ')
}

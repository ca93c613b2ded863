import { readFile } from 'node:fs/promises'
import type { Font } from 'harfbuzzjs'
import type { ThemeFont } from '../../../../../schemas/generated/types'
import { parseWeights, pickWeight, type WeightRange } from '../../../../core/text/font-weights'
import type { MeasureText, TextStyle } from '../../../../core/text/text-measure'

/** One of a theme's font files, with its declared weights. */
export interface MeasuredFont extends Pick<ThemeFont, 'weight'> {
  /** The font in TrueType or OpenType format. */
  file: string
}

/**
 * Measures text as browsers set it in a site's fonts. For system fonts, and for characters that a
 * font lacks, it uses the widths of the widest common system font.
 */
export async function loadTextMeasure(
  fonts: Partial<Record<TextStyle['font'], MeasuredFont>>,
): Promise<MeasureText> {
  const hb = await import('harfbuzzjs')
  const loaded = new Map<string, { font: Font; upem: number; weights: WeightRange }>()
  for (const [name, { file, weight }] of Object.entries(fonts)) {
    const face = new hb.Face(new hb.Blob(await readFile(file)))
    const weights = parseWeights(weight)
    loaded.set(name, { font: new hb.Font(face), upem: face.upem, weights })
  }
  return (text, style) => {
    const own = loaded.get(style.font)
    if (!own) return estimateWidth(text, style.weight)
    const weight = pickWeight(own.weights, style.weight)
    own.font.setVariations([new hb.Variation('wght', weight)])
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(own.font, buffer)
    const positions = buffer.getGlyphPositions()
    const widths = buffer.getGlyphInfos().map(({ codepoint: glyph, cluster }, index) => {
      if (glyph !== 0) return (positions[index]?.xAdvance ?? 0) / own.upem
      return estimateWidth(String.fromCodePoint(text.codePointAt(cluster) ?? 0), weight)
    })
    return widths.reduce((sum, width) => sum + width, 0)
  }
}

/** Character classes and their widths in DejaVu Sans, the widest common system font. */
const WIDTHS: [kind: RegExp, width: number][] = [
  [/[\p{Mark}\p{Format}]/u, 0],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u, 1],
  [/[ijl.,:;'|!’\p{Zs}]/u, 0.32],
  [/[frtIJ()[\]/"-]/, 0.41],
  [/[mwMW%@—…&]/, 0.98],
  [/\p{Uppercase}/u, 0.75],
]
const USUAL_WIDTH = 0.63
/** The width of bold DejaVu Sans, relative to regular. */
const BOLD = 1.12

function estimateWidth(text: string, weight: number): number {
  const widths = [...text].map(
    (character) => WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? USUAL_WIDTH,
  )
  return widths.reduce((sum, width) => sum + width, 0) * (weight >= 600 ? BOLD : 1)
}

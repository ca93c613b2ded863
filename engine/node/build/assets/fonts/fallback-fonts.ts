import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { readMetrics } from 'fontaine'
import type { ThemeFont } from '../../../../../schemas/generated/types'
import { quoteCss } from '../../../../core/text/css-string'
import { listFallbackFonts } from '../../../../core/text/font-names'
import { BASIC_CHARACTERS, cacheSubset } from './font-subset'

type Metrics = NonNullable<Awaited<ReturnType<typeof readMetrics>>>

/** System fonts with the same metrics. */
interface FallbackFont {
  families: string[]
  /** Used if the library has no metrics for the first family. */
  metrics?: Metrics
  /**
   * The metrics of the bold face, for families whose bold face WebKit selects by the family name.
   */
  bold?: Metrics
}

// The values that the library reads from the files of DejaVu 2.37.
const DEJAVU = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 }

/** For Windows, macOS and most Linux systems; for Android; for other Linux systems. */
const FALLBACK_FONTS: Record<ThemeFont['fallback'], FallbackFont[]> = {
  'sans-serif': [
    { families: ['Arial', 'Liberation Sans'] },
    { families: ['Roboto'] },
    {
      families: ['DejaVu Sans'],
      metrics: { ...DEJAVU, xWidthAvg: 1041 },
      bold: { ...DEJAVU, xWidthAvg: 1176 },
    },
  ],
  serif: [
    { families: ['Times New Roman', 'Liberation Serif'] },
    { families: ['Noto Serif'] },
    {
      families: ['DejaVu Serif'],
      metrics: { ...DEJAVU, xWidthAvg: 1058 },
      bold: { ...DEJAVU, ascent: 1923, xWidthAvg: 1168 },
    },
  ],
  monospace: [
    { families: ['Courier New', 'Liberation Mono'] },
    { families: ['Roboto Mono'] },
    { families: ['DejaVu Sans Mono'], metrics: { ...DEJAVU, xWidthAvg: 1233 } },
  ],
}

/** A weight of a web font that has fallback fonts. */
interface Cut {
  /** The weights that a fallback face covers. */
  weight: string
  metrics: Metrics
}

/** The system fonts to request metrics for. */
export const MEASURED_FAMILIES = Object.values(FALLBACK_FONTS)
  .flat()
  .flatMap(({ families, metrics }) => (metrics ? [] : families.slice(0, 1)))

/**
 * System font faces, adjusted to a web font's metrics until the web font loads. A variable font's
 * bold weights are wider, so it has two sets of faces.
 */
export async function buildFallbackFonts(font: ThemeFont, source: string): Promise<string> {
  // Loaded on demand: it takes 0.1 s.
  const { generateFontFace, getMetricsForFamily } = await import('fontaine')
  const cuts = await readCuts(font, source)
  const isForBold = ({ weight }: Cut) => weight === BOLD.weight
  const names = listFallbackFonts(font.family)
  const faces = await Promise.all(
    FALLBACK_FONTS[font.fallback].map(async ({ families, metrics: known, bold }, index) => {
      const [family = ''] = families
      const fallback = known ?? (await getMetricsForFamily(family))
      const name = names[index] ?? ''
      const buildFace = (cut: Cut) => {
        const metrics = isForBold(cut) ? bold : fallback
        if (!metrics) return ''
        const face = generateFontFace(cut.metrics, {
          name,
          font: family,
          metrics,
          'font-weight': cut.weight,
        })
        // The library writes the name as JSON, which is not always a valid CSS string.
        const named = face.replace(JSON.stringify(name), () => quoteCss(name))
        const locals = isForBold(cut) ? [`${family} Bold`, family] : families
        const sources = locals.map((local) => `local("${local}")`).join(',')
        return replaceSource(named, sources).replace(/\s+/g, ' ')
      }
      return cuts.map(buildFace).join('')
    }),
  )
  return faces.join('')
}

/** Measures a web font at the weights that differ. */
async function readCuts(font: ThemeFont, source: string): Promise<Cut[]> {
  const { readMetrics } = await import('fontaine')
  const [min = 0, max = min] = font.weight.split(' ').map(Number)
  const files = [{ weight: '400', file: source }]
  if (min <= BOLDER.from && max >= BOLDER.to) {
    files.push({ weight: BOLDER.weight, file: await cutAt(source, BOLDER.measured) })
  }
  if (max >= BOLD.from) {
    const file = min < max ? await cutAt(source, Math.min(BOLD.measured, max)) : source
    files.push({ weight: BOLD.weight, file })
  }
  const cuts = files.map(async ({ weight, file }) => {
    const metrics = await readMetrics(pathToFileURL(file))
    return metrics ? [{ weight, metrics }] : []
  })
  return (await Promise.all(cuts)).flat()
}

/**
 * The bold weights used for text, measured between 500 and 600. Their face ends below 600, so that
 * browsers synthesise bolder weights from it.
 */
const BOLDER = { weight: '500 599', from: 500, to: 600, measured: 550 }

/**
 * The weights that fall back to a bold face, and the weight at which a variable font is measured.
 */
const BOLD = { weight: '600 900', from: 600, measured: 650 }

/** A variable font at one weight. */
async function cutAt(source: string, weight: number): Promise<string> {
  const font = await readFile(source)
  return cacheSubset({ font, characters: BASIC_CHARACTERS, weight: `${weight} ${weight}` })
}

/** The font face with other sources. */
function replaceSource(face: string, sources: string): string {
  const start = face.indexOf('src:')
  return `${face.slice(0, start)}src:${sources}${face.slice(face.indexOf(';', start))}`
}

import { pathToFileURL } from 'node:url'
import type { readMetrics } from 'fontaine'
import type { ThemeFont } from '../../schemas/generated/types'
import { nameStandIns } from '../core/font-names'

type Metrics = NonNullable<Awaited<ReturnType<typeof readMetrics>>>

/** System fonts with the same metrics. */
interface StandIn {
  families: string[]
  /** Where the library knows none for the first of the families. */
  metrics?: Metrics
}

// As the library reads them from the files of DejaVu 2.37.
const DEJAVU = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 }

/** On Windows, macOS and most of Linux; on Android; on Linux without the first. */
const STAND_INS: Record<ThemeFont['fallback'], StandIn[]> = {
  'sans-serif': [
    { families: ['Arial', 'Liberation Sans'] },
    { families: ['Roboto'] },
    { families: ['DejaVu Sans'], metrics: { ...DEJAVU, xWidthAvg: 1041 } },
  ],
  serif: [
    { families: ['Times New Roman', 'Liberation Serif'] },
    { families: ['Noto Serif'] },
    { families: ['DejaVu Serif'], metrics: { ...DEJAVU, xWidthAvg: 1058 } },
  ],
  monospace: [
    { families: ['Courier New', 'Liberation Mono'] },
    { families: ['Roboto Mono'] },
    { families: ['DejaVu Sans Mono'], metrics: { ...DEJAVU, xWidthAvg: 1233 } },
  ],
}

/** The faces of system fonts that take as much room as a web font, until it is there. */
export async function buildStandIns(font: ThemeFont, source: string): Promise<string> {
  // Loaded where it is wanted: it takes a tenth of a second.
  const { generateFontFace, getMetricsForFamily, readMetrics } = await import('fontaine')
  const metrics = await readMetrics(pathToFileURL(source))
  if (!metrics) return ''
  const names = nameStandIns(font.family)
  const faces = await Promise.all(
    STAND_INS[font.fallback].map(async ({ families, metrics: known }, index) => {
      const [family = ''] = families
      const standIn = known ?? (await getMetricsForFamily(family))
      if (!standIn) return ''
      const face = generateFontFace(metrics, {
        name: names[index] ?? '',
        font: family,
        metrics: standIn,
      })
      const locals = families.map((name) => `local("${name}")`).join(',')
      return replaceSource(face, locals).replace(/\s+/g, ' ')
    }),
  )
  return faces.join('')
}

/** The font face with other sources than its own. */
function replaceSource(face: string, sources: string): string {
  const start = face.indexOf('src:')
  return `${face.slice(0, start)}src:${sources}${face.slice(face.indexOf(';', start))}`
}

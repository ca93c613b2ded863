import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { readMetrics } from 'fontaine'
import type { ThemeFont } from '../../schemas/generated/types'
import { quoteCss } from '../core/css-string'
import { nameStandIns } from '../core/font-names'
import { BASIC_CHARACTERS, keepSubset } from './font-subset'

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

/** A weight of a web font that system fonts stand in for. */
interface Cut {
  /** The weights of a stand-in's face. */
  weight: string
  metrics: Metrics
}

/**
 * The faces of system fonts that take as much room as a web font, until it is there. A font with
 * a range of weights is wider where it is bolder, so that it has two sets of them.
 */
export async function buildStandIns(font: ThemeFont, source: string): Promise<string> {
  // Loaded where it is wanted: it takes a tenth of a second.
  const { generateFontFace, getMetricsForFamily, readMetrics } = await import('fontaine')
  const readCut = async (weight: string, file: string): Promise<Cut[]> => {
    const metrics = await readMetrics(pathToFileURL(file))
    return metrics ? [{ weight, metrics }] : []
  }
  const cuts = await readCut('400', source)
  if (isVariable(font)) cuts.push(...(await readCut(BOLDER.weight, await cutBolder(source))))
  const names = nameStandIns(font.family)
  const faces = await Promise.all(
    STAND_INS[font.fallback].map(async ({ families, metrics: known }, index) => {
      const [family = ''] = families
      const standIn = known ?? (await getMetricsForFamily(family))
      if (!standIn) return ''
      const locals = families.map((name) => `local("${name}")`).join(',')
      const buildFace = ({ weight, metrics }: Cut) => {
        const name = names[index] ?? ''
        const face = generateFontFace(metrics, {
          name,
          font: family,
          metrics: standIn,
          'font-weight': weight,
        })
        // The library writes the name as JSON, which is no string of CSS in every case.
        const named = face.replace(JSON.stringify(name), () => quoteCss(name))
        return replaceSource(named, locals).replace(/\s+/g, ' ')
      }
      return cuts.map(buildFace).join('')
    }),
  )
  return faces.join('')
}

/**
 * The bolder weights of texts, measured between 500 and 600. Their face ends before 600, so that
 * browsers make what is bolder out of it themselves.
 */
const BOLDER = { weight: '500 599', from: 500, to: 600, measured: '550 550' }

function isVariable({ weight }: ThemeFont): boolean {
  const [min = 0, max = min] = weight.split(' ').map(Number)
  return min <= BOLDER.from && max >= BOLDER.to
}

async function cutBolder(source: string): Promise<string> {
  const font = await readFile(source)
  return keepSubset({ font, characters: BASIC_CHARACTERS, weight: BOLDER.measured })
}

/** The font face with other sources than its own. */
function replaceSource(face: string, sources: string): string {
  const start = face.indexOf('src:')
  return `${face.slice(0, start)}src:${sources}${face.slice(face.indexOf(';', start))}`
}

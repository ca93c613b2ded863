import { resolveContrast, resolveReadable } from '../../../core/text/contrast'
import type { RuleIssue } from '../../problems/problem'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** What texts of these colours stand on; those that a theme leaves out are made to fit. */
const GROUNDS: Record<string, string[]> = {
  ink: ['paper', 'mist', 'surface'],
  muted: ['paper', 'mist', 'surface'],
  action: ['paper', 'mist', 'surface'],
  inkText: ['ink', 'inkDeep'],
  actionOnInk: ['ink', 'inkDeep'],
  success: ['surface'],
  error: ['paper', 'surface'],
  warning: ['surface'],
  info: ['surface'],
}

/** What WCAG 2.2 asks of texts (1.4.3). */
const LEAST = 4.5

type Colors = Record<string, string | undefined>

/** The texts of a theme can be read on their grounds. */
export const lowContrast: DocumentRule = {
  name: 'low-contrast',
  severity: 'warning',
  scope: 'document',
  check: ({ documents }) =>
    documents.flatMap(({ file, data, valid }) => {
      if (file !== SETTINGS_FILE || !valid) return []
      const { colors } = (data as { theme: { colors: Colors } }).theme
      return Object.keys(GROUNDS).flatMap((name) => findFaint(name, colors))
    }),
}

function findFaint(name: string, colors: Colors): RuleIssue[] {
  const color = colors[name]
  const grounds = (GROUNDS[name] ?? []).flatMap((ground) => {
    const value = colors[ground]
    if (color === undefined || value === undefined) return []
    return [{ ground, value, contrast: resolveContrast(color, value) }]
  })
  const faint = grounds.filter(({ contrast }) => contrast < LEAST)
  if (color === undefined || faint.length === 0) return []
  const places = faint.map(({ ground, contrast }) => `"${ground}" (${round(contrast)} : 1)`)
  const message = `Text in "${name}" is hard to read on ${joinWords(places)}.`
  const values = grounds.map(({ value }) => value)
  const better = resolveReadable(color, values, LEAST)
  const hint = `Text needs a contrast of ${LEAST} : 1${better ? `; "${better}" has it` : ''}.`
  return [{ file: SETTINGS_FILE, pointer: `/theme/colors/${name}`, message, hint }]
}

/** `a, b and c` */
function joinWords(words: string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** Downwards: 4.49 is not 4.5. */
function round(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1)
}

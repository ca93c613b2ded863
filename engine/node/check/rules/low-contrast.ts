import type { Settings, ThemeColors, ThemeDark } from '../../../../schemas/generated/types'
import { resolveContrast, resolveReadable } from '../../../core/text/contrast'
import type { DarkPalette } from '../../../core/text/palette'
import { buildDarkColors, completeColors, LEAST_CONTRAST } from '../../../core/text/palette'
import type { RuleIssue } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** Text colours and their backgrounds. Colours that a theme omits are derived to fit. */
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

/** In dark mode, all text is on the backgrounds of light sections; dark sections do not change. */
const DARK_GROUNDS = ['paper', 'mist', 'surface']
const DARK_TEXTS = ['ink', 'muted', 'action', 'success', 'error', 'warning', 'info'] as const

const LEAST = LEAST_CONTRAST.text

type Colors = Record<string, string | undefined>

/** A theme's text colours have enough contrast. */
export const lowContrast: DocumentRule = {
  name: 'low-contrast',
  severity: 'warning',
  scope: 'document',
  check: ({ documents }) =>
    documents.flatMap(({ file, data, valid }) => {
      if (file !== SETTINGS_FILE || !valid) return []
      const { theme } = data as Pick<Settings, 'theme'>
      const colors = theme.colors as ThemeColors & Colors
      const light = Object.entries(GROUNDS).flatMap(([name, grounds]) =>
        findFaint({ name, grounds, colors, place: '/theme/colors' }),
      )
      return [...light, ...(theme.dark ? findFaintInDark(colors, theme.dark) : [])]
    }),
}

function findFaintInDark(light: ThemeColors, given: ThemeDark): RuleIssue[] {
  const colors: DarkPalette & Colors = buildDarkColors(completeColors(light), given)
  const find = (name: string) =>
    findFaint({ name, grounds: DARK_GROUNDS, colors, place: '/theme/dark', when: ' in dark mode' })
  const [chosen, derived] = [true, false].map((isGiven) =>
    DARK_TEXTS.filter((name) => (given[name] !== undefined) === isGiven).flatMap(find),
  )
  if (!derived?.length) return chosen ?? []
  // For a derived text colour, the nearest readable shade was already chosen.
  const grounds = DARK_GROUNDS.map((ground) => `"${ground}" (${colors[ground]})`)
  const message = `In dark mode, no text colour is readable on all of ${joinWords(grounds)}.`
  const hint = 'Choose three backgrounds that are about equally dark, or remove them.'
  return [...(chosen ?? []), { file: SETTINGS_FILE, pointer: '/theme/dark', message, hint }]
}

interface Text {
  name: string
  /** The names of the text colour's backgrounds. */
  grounds: string[]
  colors: Colors
  /** The pointer of the colours. */
  place: string
  when?: string
}

function findFaint({ name, grounds: names, colors, place, when = '' }: Text): RuleIssue[] {
  const color = colors[name]
  const grounds = names.flatMap((ground) => {
    const value = colors[ground]
    if (color === undefined || value === undefined) return []
    return [{ ground, value, contrast: resolveContrast(color, value) }]
  })
  const faint = grounds.filter(({ contrast }) => contrast < LEAST)
  if (color === undefined || faint.length === 0) return []
  const places = faint.map(({ ground, contrast }) => `"${ground}" (${round(contrast)} : 1)`)
  const message = `Text in "${name}" is hard to read on ${joinWords(places)}${when}.`
  const values = grounds.map(({ value }) => value)
  const better = resolveReadable(color, values, LEAST)
  const write = better ? `Write "${better}", or choose` : 'Choose'
  const hint = `${write} another colour: text needs a contrast of ${LEAST} : 1.`
  const fixes = better ? replaceText(color, [better]) : undefined
  return [{ file: SETTINGS_FILE, pointer: `${place}/${name}`, message, hint, fixes }]
}

/** `a, b and c` */
function joinWords(words: string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** Rounds down: 4.49 is not 4.5. */
function round(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1)
}

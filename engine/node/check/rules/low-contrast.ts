import type { Settings, ThemeColors, ThemeDark } from '../../../../schemas/generated/types'
import type { ColorPair, NamedColors } from '../../../core/text/color-pairs'
import {
  DARK_GROUNDS,
  DARK_TEXTS,
  listDarkPairs,
  listLightPairs,
  writeContrast,
} from '../../../core/text/color-pairs'
import { resolveReadable } from '../../../core/text/contrast'
import type { DarkPalette } from '../../../core/text/palette'
import { buildDarkColors, completeColors, LEAST_CONTRAST } from '../../../core/text/palette'
import type { RuleIssue } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

const LEAST = LEAST_CONTRAST.text

/** A theme's text colours have enough contrast. */
export const lowContrast: DocumentRule = {
  name: 'low-contrast',
  severity: 'warning',
  scope: 'document',
  check: ({ documents }) =>
    documents.flatMap(({ file, data, valid }) => {
      if (file !== SETTINGS_FILE || !valid) return []
      const { theme } = data as Pick<Settings, 'theme'>
      const colors = theme.colors as ThemeColors & NamedColors
      const pairs = listLightPairs(colors)
      const light = [...new Set(pairs.map(({ text }) => text))].flatMap((name) =>
        findFaint({ name, pairs, colors, place: '/theme/colors' }),
      )
      return [...light, ...(theme.dark ? findFaintInDark(colors, theme.dark) : [])]
    }),
}

function findFaintInDark(light: ThemeColors, given: ThemeDark): RuleIssue[] {
  const colors: DarkPalette & NamedColors = buildDarkColors(completeColors(light), given)
  const pairs = listDarkPairs(colors)
  const find = (name: string) =>
    findFaint({ name, pairs, colors, place: '/theme/dark', when: ' in dark mode' })
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
  pairs: ColorPair[]
  colors: NamedColors
  /** The pointer of the colours. */
  place: string
  when?: string
}

function findFaint({ name, pairs, colors, place, when = '' }: Text): RuleIssue[] {
  const color = colors[name]
  const own = pairs.filter(({ text }) => text === name)
  const faint = own.filter(({ isReadable }) => !isReadable)
  if (color === undefined || faint.length === 0) return []
  const places = faint.map(({ ground, contrast }) => `"${ground}" (${writeContrast(contrast)})`)
  const message = `Text in "${name}" is hard to read on ${joinWords(places)}${when}.`
  const values = own.flatMap(({ ground }) => colors[ground] ?? [])
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

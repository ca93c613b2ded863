/** Texts as visitors see them, with their tokens replaced, and where an issue comes from. */

import { findTokens, resolveTokens } from '../../../core/text/tokens'
import { SETTINGS_FILE } from './context'

type Tokens = Record<string, string>

/** Whether a text shows what a token brings in, so that two texts are to be looked at. */
export function hasWords(written: string): boolean {
  return written.includes('{')
}

/**
 * The sentence that names the tokens which bring an issue into a text; none where the
 * issue is the author's own, in the text as it is written.
 */
export function nameOrigin(
  written: string,
  tokens: Tokens,
  isBroken: (text: string) => boolean,
): string | undefined {
  if (!hasWords(written) || isBroken(written)) return undefined
  const names = [...new Set(findTokens(written))].filter((name) => Object.hasOwn(tokens, name))
  const guilty = names.filter(
    (name) => !isBroken(resolveTokens(written, { ...tokens, [name]: 'x' })),
  )
  return renderOrigin(guilty.length > 0 ? guilty : names)
}

/** The tokens that take part in a text. */
export function nameWords(written: string, tokens: Tokens): string | undefined {
  const names = [...new Set(findTokens(written))].filter((name) => Object.hasOwn(tokens, name))
  return names.length > 0 ? renderOrigin(names) : undefined
}

function renderOrigin(names: string[]): string {
  const words = names.map((name) => `"{${name}}"`).join(' and ')
  const places = names.map((name) => (name === 'brand' ? '"brand"' : `"${name}" under "tokens"`))
  return `It comes from ${words}: see ${places.join(' and ')} in ${SETTINGS_FILE}.`
}

/** A text as visitors see it. */
export function renderShown(written: string, tokens: Tokens): string {
  return hasWords(written) ? resolveTokens(written, tokens) : written
}

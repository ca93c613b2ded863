/** Text as visitors see it, with its tokens replaced, and the source of an issue in the text. */

import { escapeText } from '../../../core/text/escape-rich-text'
import { findTokens, resolveTokens } from '../../../core/text/tokens'
import { maskEscaped, writeEscapes } from '../../../core/text/written-escapes'
import type { FixEdit } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { findSource } from '../../sources/compose/source-map'
import { isTextFile } from '../../sources/files/file-names'
import type { CheckedFile } from './context'
import { SETTINGS_FILE } from './context'

type Tokens = Record<string, string>

/** Returns `true` if tokens change a string, so that both versions must be checked. */
export function hasWords(written: string): boolean {
  return written.includes('{')
}

/**
 * The sentence about the tokens that cause an issue in a text. Undefined if the issue exists
 * without them.
 */
export function describeCause(
  written: string,
  tokens: Tokens,
  isBroken: (text: string) => boolean,
): string | undefined {
  if (!hasWords(written) || isBroken(written)) return undefined
  const names = [...new Set(findTokens(written))].filter((name) => Object.hasOwn(tokens, name))
  const guilty = names.filter((name) => !isBroken(renderShown(written, { ...tokens, [name]: 'x' })))
  return renderTokenHint(guilty.length > 0 ? guilty : names)
}

/** The sentence about all tokens in a text. Undefined if it has none. */
export function describeTokens(written: string, tokens: Tokens): string | undefined {
  const names = [...new Set(findTokens(written))].filter((name) => Object.hasOwn(tokens, name))
  return names.length > 0 ? renderTokenHint(names) : undefined
}

function renderTokenHint(names: string[]): string {
  const words = names.map((name) => `"{${name}}"`).join(' and ')
  const places = names.map((name) => (name === 'brand' ? '"brand"' : `"${name}" under "tokens"`))
  return `It comes from ${words}: see ${places.join(' and ')} in ${SETTINGS_FILE}.`
}

/**
 * Text as visitors see it, with masks in place of escaped characters in token values. Issues in the
 * name of the site are reported only where it is defined.
 */
export function renderShown(written: string, tokens: Tokens): string {
  if (!hasWords(written)) return written
  const brand = escapeText(tokens.brand ?? '')
  return maskEscaped(resolveTokens(written, { ...tokens, brand }))
}

/** How to escape a text, as the file of a reference has to contain it. */
export function describeEscape(
  text: string,
  reference: Written,
): { hint: string; fixes: FixEdit[] } {
  const written = writeEscapes(text)
  // In JSON, a backslash is escaped itself.
  const shown = isMarkdown(reference) ? written : JSON.stringify(written).slice(1, -1)
  return {
    hint: `To show it literally, write "${shown}".`,
    fixes: replaceText(text, [written]),
  }
}

interface Written {
  document: Pick<CheckedFile, 'file' | 'sourceMap'>
  pointer: string
}

/** Returns `true` if a text is written in a Markdown file. */
export function isMarkdown({ document: { file, sourceMap }, pointer }: Written): boolean {
  return sourceMap !== undefined && isTextFile(findSource(sourceMap, file, pointer).file)
}

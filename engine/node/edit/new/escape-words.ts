import { own } from '../../../core/own'
import { isEscaped } from '../../../core/text/written-escapes'
import { findStraySyntax } from '../../check/facts/stray-syntax'

const TAG_OR_BRACE = /<[a-z!/?]|\{/i

/** Escapes a text of a command line, in which only tokens have a meaning. */
export function escapeWords(text: string, tokens: Record<string, string>): string {
  const kind = { isRich: false, isCell: false }
  if (!TAG_OR_BRACE.test(text) && findStraySyntax(text, kind).length === 0) return text
  return text.replace(/\{(\w+)\}|[*_[`<{]/g, (found: string, name: string, at: number) =>
    (name && own(tokens, name) !== undefined) || isEscaped(text, at) ? found : `\\${found}`,
  )
}

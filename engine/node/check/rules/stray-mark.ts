import { unmask } from '../../../core/text/written-escapes'
import type { RuleIssue } from '../../lib/problems/problem'
import { TEXT_MEANINGS } from '../../schemas/default-texts'
import type { FoundReference } from '../facts/find-references'
import { findReferences } from '../facts/find-references'
import {
  describeCause,
  describeEscape,
  hasWords,
  isMarkdown,
  renderShown,
} from '../facts/rendered-text'
import { findStraySyntax, mayHaveSyntax } from '../facts/stray-syntax'
import type { DocumentRule } from './rule'

/** The cells and headings of tables. */
const CELL = /\/(?:\d+|columns)\/\d+$/

/** Syntax of other markup languages would be shown to visitors. */
export const strayMark: DocumentRule = {
  name: 'stray-mark',
  severity: 'warning',
  scope: 'document',
  check({ documents, tokens }) {
    const texts = findReferences(
      documents,
      ({ meaning, value, masked = value }) =>
        TEXT_MEANINGS.has(meaning) && (hasWords(masked) || mayHaveSyntax(masked)),
    )
    // The parser of Markdown reports its own.
    return texts.flatMap((text) => (isMarkdown(text) ? [] : findInText(text, tokens)))
  },
}

function findInText(reference: FoundReference, tokens: Record<string, string>): RuleIssue[] {
  const { file, pointer, meaning, value, masked = value } = reference
  const kind = { isRich: meaning === 'rich-text', isCell: CELL.test(pointer) }
  return findStraySyntax(renderShown(masked, tokens), kind).map(({ syntax, hint, canEscape }) => {
    const isBroken = (text: string) =>
      findStraySyntax(text, kind).some((other) => other.hint === hint)
    const shown = unmask(syntax)
    const cause = describeCause(masked, tokens, isBroken)
    const escaping = canEscape && !cause ? describeEscape(shown, reference) : undefined
    const further = cause ?? escaping?.hint
    const message = `Visitors see these characters literally: "${shown}".`
    const fullHint = [hint, ...(further ? [further] : [])].join(' ')
    return { file, pointer, message, hint: fullHint, fixes: escaping?.fixes, isPart: true }
  })
}

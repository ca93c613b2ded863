import type { RuleIssue } from '../../lib/problems/problem'
import type { FoundReference } from '../facts/find-references'
import { findReferences } from '../facts/find-references'
import { describeCause, hasWords, renderShown } from '../facts/rendered-text'
import { findStrayMarks, mayHaveMarks } from '../facts/stray-marks'
import { TEXT_MEANINGS } from '../schema/text-meanings'
import type { DocumentRule } from './rule'

/** Syntax of other markup languages would be shown to visitors. */
export const strayMark: DocumentRule = {
  name: 'stray-mark',
  severity: 'warning',
  scope: 'document',
  check({ documents, tokens }) {
    const texts = findReferences(
      documents,
      ({ meaning, value, isText }) =>
        TEXT_MEANINGS.has(meaning) && !isText && (hasWords(value) || mayHaveMarks(value)),
    )
    return texts.flatMap((text) => findInText(text, tokens))
  },
}

function findInText(
  { file, pointer, meaning, value }: FoundReference,
  tokens: Record<string, string>,
): RuleIssue[] {
  const isRich = meaning === 'rich-text'
  return findStrayMarks(renderShown(value, tokens), isRich).map(({ mark, hint }) => {
    const isBroken = (text: string) =>
      findStrayMarks(text, isRich).some((other) => other.hint === hint)
    const tokenHint = describeCause(value, tokens, isBroken)
    const message = `Visitors see these marks as they are: "${mark}".`
    const fullHint = [hint, ...(tokenHint ? [tokenHint] : [])].join(' ')
    return { file, pointer, message, hint: fullHint, isPart: true }
  })
}

import type { RuleIssue } from '../../lib/problems/problem'
import { TEXT_MEANINGS } from '../../schemas/default-texts'
import type { FoundReference } from '../facts/find-references'
import { findReferences } from '../facts/find-references'
import { describeCause, hasWords, renderShown } from '../facts/rendered-text'
import { findStraySyntax, mayHaveSyntax } from '../facts/stray-syntax'
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
        TEXT_MEANINGS.has(meaning) && !isText && (hasWords(value) || mayHaveSyntax(value)),
    )
    return texts.flatMap((text) => findInText(text, tokens))
  },
}

function findInText(
  { file, pointer, meaning, value }: FoundReference,
  tokens: Record<string, string>,
): RuleIssue[] {
  const isRich = meaning === 'rich-text'
  return findStraySyntax(renderShown(value, tokens), isRich).map(({ syntax, hint }) => {
    const isBroken = (text: string) =>
      findStraySyntax(text, isRich).some((other) => other.hint === hint)
    const tokenHint = describeCause(value, tokens, isBroken)
    const message = `Visitors see these characters literally: "${syntax}".`
    const fullHint = [hint, ...(tokenHint ? [tokenHint] : [])].join(' ')
    return { file, pointer, message, hint: fullHint, isPart: true }
  })
}

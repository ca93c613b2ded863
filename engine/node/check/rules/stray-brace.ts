import { withoutCode } from '../../../core/text/rich-text'
import { findTokens, resolveTokens } from '../../../core/text/tokens'
import { unmask } from '../../../core/text/written-escapes'
import { suggest } from '../../lib/problems/nearest'
import type { RuleIssue } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { TEXT_MEANINGS } from '../../schemas/default-texts'
import { SETTINGS_FILE } from '../facts/context'
import type { FoundReference } from '../facts/find-references'
import { findReferences } from '../facts/find-references'
import { describeEscape } from '../facts/rendered-text'
import type { DocumentRule } from './rule'

/** Braces, and the syntax of other template languages around a name. */
const BRACED = /\$?\{{1,2}[^{}\n]{1,60}\}{1,2}/g
const NAME = /^\{[a-zA-Z][a-zA-Z0-9]*\}$/

/** Braces around anything but a name would be shown to visitors. */
export const strayBrace: DocumentRule = {
  name: 'stray-brace',
  severity: 'warning',
  scope: 'document',
  check({ documents, tokens }) {
    const texts = findReferences(
      documents,
      ({ meaning, value }) => value.includes('{') && TEXT_MEANINGS.has(meaning),
    )
    return texts.flatMap((reference) => {
      const { file, pointer, meaning, value, masked = value } = reference
      const text = meaning === 'rich-text' ? withoutCode(masked) : masked
      const found = [...text.matchAll(BRACED)].filter(
        ({ 0: braced, index }) => !NAME.test(braced) && unmask(text.charAt(index - 1)) !== '{',
      )
      return [...new Set(found.map(([braced]) => braced))].map((braced) => {
        const shown = unmask(resolveTokens(braced, tokens))
        const message = `Visitors see these braces literally: "${shown}".`
        return { file, pointer, message, isPart: true, ...offer(unmask(braced), tokens, reference) }
      })
    })
  },
}

function offer(
  braced: string,
  tokens: Record<string, string>,
  reference: FoundReference,
): Pick<RuleIssue, 'hint' | 'fix' | 'fixes'> {
  const inner = braced.replaceAll(/[${}]/g, '').trim()
  const [name = inner] = findTokens(braced)
  const known = Object.keys(tokens)
  if (Object.hasOwn(tokens, name)) {
    const to = `{${name}}`
    return { hint: `Write "${to}".`, fix: { from: braced, to } }
  }
  const escaping = describeEscape(braced, reference)
  const further = `Write the words without braces. For a token, write a name of letters and digits, such as {brand}, and declare it under "tokens" in ${SETTINGS_FILE}. ${escaping.hint}`
  const [meant] = known.filter(
    (one) => one.toLowerCase() === name.replaceAll(/\W/g, '').toLowerCase(),
  )
  if (meant === undefined) return { hint: further, fixes: escaping.fixes }
  const fixes = replaceText(braced, [`{${meant}}`])
  return { hint: suggest(name, [meant]).hint ?? further, fixes }
}

import { findTokens } from '../../../core/text/tokens'
import { findNearest, listSome, suggest } from '../../lib/problems/nearest'
import { mapFixes } from '../../lib/problems/proposed-fixes'
import { TEXT_MEANINGS } from '../../schemas/default-texts'
import { SETTINGS_FILE } from '../facts/context'
import { findReferences } from '../facts/find-references'
import { describeEscape } from '../facts/rendered-text'
import { isTokenValue, listTokens } from '../facts/used-tokens'
import type { DocumentRule } from './rule'

/** Every token has a value. */
export const unknownToken: DocumentRule = {
  name: 'unknown-token',
  scope: 'document',
  check({ documents, tokens, isKnown }) {
    if (!isKnown(SETTINGS_FILE)) return []
    const texts = findReferences(
      documents,
      ({ meaning, value }) =>
        value.includes('{') && (TEXT_MEANINGS.has(meaning) || meaning === 'href'),
    )
    return texts.flatMap((reference) => {
      const { file, pointer, meaning, value, masked: text = value, ownTokens = [] } = reference
      const known = [...listTokens(tokens, { file, pointer }), ...ownTokens]
      const unknown = findTokens(text).filter((name) => !known.includes(name))
      return [...new Set(unknown)].map((name) => {
        if (isTokenValue({ file, pointer }) && Object.hasOwn(tokens, name)) {
          const message = `The token "{${name}}" is not replaced inside another token.`
          return {
            file,
            pointer,
            message,
            hint: `Write the value of "{${name}}" here instead.`,
            isPart: true,
          }
        }
        const escaping = meaning === 'href' ? undefined : describeEscape(`{${name}}`, reference)
        const further = `Use one of the tokens: ${listSome(known)}; add others under "tokens" in ${SETTINGS_FILE}.${escaping ? ` ${escaping.hint}` : ''}`
        const { hint, ...found } = suggest(name, findNearest(name, known), further)
        const message = `There is no token "{${name}}".`
        const braced = mapFixes(found, ({ from, to }) => ({ from: `{${from}}`, to: `{${to}}` }))
        const fixes = hint === further ? { fixes: escaping?.fixes } : braced
        return { file, pointer, message, hint, ...fixes, isPart: true }
      })
    })
  },
}

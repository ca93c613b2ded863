import { findTokens, resolveTokens } from '../../../core/text/tokens'
import { suggest } from '../../lib/problems/nearest'
import type { Fix } from '../../lib/problems/problem'
import { TEXT_MEANINGS } from '../../schemas/default-texts'
import { SETTINGS_FILE } from '../facts/context'
import { findReferences } from '../facts/find-references'
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
      ({ meaning, value, isText }) => !isText && value.includes('{') && TEXT_MEANINGS.has(meaning),
    )
    return texts.flatMap(({ file, pointer, value }) => {
      const all = [...new Set(value.match(BRACED))].filter((braced) => !NAME.test(braced))
      return all.map((braced) => {
        const shown = resolveTokens(braced, tokens)
        const message = `Visitors see these braces literally: "${shown}".`
        return { file, pointer, message, isPart: true, ...offer(braced, tokens) }
      })
    })
  },
}

function offer(braced: string, tokens: Record<string, string>): { hint: string; fix?: Fix } {
  const inner = braced.replaceAll(/[${}]/g, '').trim()
  const [name = inner] = findTokens(braced)
  const known = Object.keys(tokens)
  if (Object.hasOwn(tokens, name)) {
    const to = `{${name}}`
    return { hint: `Write "${to}".`, fix: { from: braced, to } }
  }
  const further = `Write the words without braces. For a token, write a name of letters and digits, such as {brand}, and declare it under "tokens" in ${SETTINGS_FILE}.`
  const [meant] = known.filter(
    (one) => one.toLowerCase() === name.replaceAll(/\W/g, '').toLowerCase(),
  )
  return { hint: suggest(name, meant ? [meant] : [], further).hint ?? further }
}

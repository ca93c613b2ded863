import { findTokens } from '../../../core/text/tokens'
import { escapePointer } from '../../lib/json/text-place'
import { SETTINGS_FILE } from '../facts/context'
import { findMentions } from '../facts/mentions'
import { listUsedTokens } from '../facts/used-tokens'
import type { SiteRule } from './rule'

/** Every token in the settings is used in a text. */
export const unusedToken: SiteRule = {
  name: 'unused-token',
  severity: 'warning',
  after: 'unknown-token',
  scope: 'site',
  check({ documents, shared, locales, defaultTokens }) {
    const { tokens } = (shared.get(SETTINGS_FILE) ?? {}) as { tokens?: unknown }
    const declared = [{ tokens, pointer: '' }, ...locales].flatMap(({ tokens = {}, pointer }) =>
      Object.keys(tokens ?? {}).map((name) => ({ name, pointer })),
    )
    const mentions = declared.length > 0 && findMentions(documents)
    if (!mentions || mentions.lacksMarkdown) return []
    const used = new Set([
      ...defaultTokens,
      ...documents.flatMap(listUsedTokens),
      ...findTokens(mentions.joined),
    ])
    return declared
      .filter(({ name }) => !used.has(name))
      .map(({ name, pointer }) => ({
        file: SETTINGS_FILE,
        pointer: `${pointer}/tokens/${escapePointer(name)}`,
        at: 'key' as const,
        about: name,
        message: `No text uses "{${name}}".`,
        fixes: [{ kind: 'remove' }],
        hint: `Remove it from "tokens", or write "{${name}}" where its value should appear.`,
      }))
  },
}

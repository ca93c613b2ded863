import { resolveTokens } from '../../../core/text/tokens'
import { findMeaning } from '../facts/find-references'
import type { SiteRule } from './rule'

/** A site does not give two figures for the same claim. */
export const twoFigures: SiteRule = {
  name: 'two-figures',
  severity: 'warning',
  scope: 'language',
  check({ documents, tokens }) {
    const said = new Map<string, { figure: string; file: string }>()
    const read = (text: string) => resolveTokens(text, tokens).trim()
    // A figure for one audience may differ.
    const claims = findMeaning(documents, 'claim').filter(
      ({ pointer }) => !pointer.includes('/byAudience/'),
    )
    return claims.flatMap(({ file, pointer, value, about = '' }) => {
      const figure = read(value)
      const topic = read(about)
      const first = said.get(topic.toLowerCase())
      said.set(topic.toLowerCase(), first ?? { figure, file })
      if (!first || first.figure === figure) return []
      const message = `"${topic}" is ${figure} here, but ${first.figure} in ${first.file}.`
      const hint = 'Use the same figure in both places, or say how they differ.'
      return [{ file, pointer, message, hint }]
    })
  },
}

import { resolveTokens } from '../../../core/text/tokens'
import type { DocumentRule } from './rule'

/** The approximate limit of search engines. */
const LONGEST = 160

/** Search engines show a page's whole description. */
export const longDescription: DocumentRule = {
  name: 'long-description',
  severity: 'warning',
  scope: 'document',
  check: ({ documents, tokens }) =>
    documents.flatMap(({ file, route, data }) => {
      const { description } = (data ?? {}) as { description?: unknown }
      if (route === undefined || typeof description !== 'string') return []
      const { length } = resolveTokens(description, tokens)
      if (length <= LONGEST) return []
      const message = `The description is ${length} characters long.`
      const hint = `Put the most important part first, and shorten it: search engines cut descriptions off after about ${LONGEST}.`
      return [{ file, pointer: '/description', message, hint }]
    }),
}

import { resolveTokens } from '../../../core/text/tokens'
import type { CheckedFile } from './context'

/** A page with the same title or description as another page. */
interface RepeatedHead {
  file: string
  /** The file of the other page. */
  first: string
}

/** The pages whose title or description repeats that of an earlier page, ignoring case. */
export function findRepeatedHeads(
  pages: Map<string, CheckedFile>,
  property: 'title' | 'description',
  tokens: Record<string, string>,
): RepeatedHead[] {
  const taken = new Map<string, string>()
  return [...pages.values()].flatMap(({ file, data }) => {
    const written = (data as Record<string, unknown> | undefined)?.[property]
    if (typeof written !== 'string') return []
    const text = resolveTokens(written, tokens).trim().toLowerCase()
    const first = taken.get(text)
    if (first !== undefined) return [{ file, first }]
    taken.set(text, file)
    return []
  })
}

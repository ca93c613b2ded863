import { resolveTokens } from '../../../core/text/tokens'
import type { CheckedFile } from './context'

/** A page that says of itself what another one says already. */
interface RepeatedHead {
  file: string
  /** The file of the other page. */
  first: string
}

/** The pages whose title or description stands on an earlier page too; letters' case is the same. */
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

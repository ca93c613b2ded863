/** The number of equal issues that are reported. */
const MOST = 20

interface Equality<T> {
  /** Equal issues have the same key. Issues without a key are always reported. */
  keyOf: (issue: T) => string | undefined
  /** The sentence with the number of further issues. */
  renderRest: (more: number) => string
}

/** Keeps the first of equal issues. The hint of the last one has the number of further issues. */
export function limitEqual<T extends { hint?: string }>(
  issues: T[],
  { keyOf, renderRest }: Equality<T>,
): T[] {
  const groups = new Map<string, { size: number; last: number }>()
  const kept: T[] = []
  for (const issue of issues) {
    const key = keyOf(issue)
    const group = (key !== undefined && groups.get(key)) || { size: 0, last: 0 }
    group.size += 1
    if (key !== undefined) groups.set(key, group)
    if (group.size <= MOST) group.last = kept.push(issue) - 1
  }
  for (const { size, last } of groups.values()) {
    const issue = kept[last]
    if (!issue || size <= MOST) continue
    const hint = [issue.hint, renderRest(size - MOST)].filter(Boolean).join(' ')
    kept[last] = { ...issue, hint }
  }
  return kept
}

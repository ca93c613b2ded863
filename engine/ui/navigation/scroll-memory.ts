/** The maximum length of any browser's history. */
const MAX_ENTRIES = 100

/**
 * The scroll position of each history entry, in page memory. Entries are identified by
 * `history.state.key`. Used only with the site's setting `restoreScroll`.
 */
const positions = new Map<string, number>()
let current = readKey()

function readKey(): string {
  if (typeof history === 'undefined') return ''
  const state: unknown = history.state
  return typeof state === 'object' && state && 'key' in state ? String(state.key) : ''
}

/** Stores the position of the current entry. */
export function rememberScroll(): void {
  positions.set(current, scrollY)
  for (const oldest of positions.keys()) {
    if (positions.size <= MAX_ENTRIES) break
    positions.delete(oldest)
  }
}

/** Moves to the current history entry and returns its scroll position, if known. */
export function recallScroll(): number | undefined {
  current = readKey()
  return positions.get(current)
}

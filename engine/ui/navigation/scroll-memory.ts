/** No browser's history is longer. */
const MAX_ENTRIES = 100

/**
 * Where the visitor was on each entry of the history, in page memory. Entries are told apart by
 * `history.state.key`. Used only where the site's `restoreScroll` is on.
 */
const positions = new Map<string, number>()
let current = readKey()

function readKey(): string {
  if (typeof history === 'undefined') return ''
  const state: unknown = history.state
  return typeof state === 'object' && state && 'key' in state ? String(state.key) : ''
}

/** Keeps the position of the entry that is shown. */
export function rememberScroll(): void {
  positions.set(current, scrollY)
  for (const oldest of positions.keys()) {
    if (positions.size <= MAX_ENTRIES) break
    positions.delete(oldest)
  }
}

/** Follows the history to its present entry and returns where the visitor was there, if known. */
export function recallScroll(): number | undefined {
  current = readKey()
  return positions.get(current)
}

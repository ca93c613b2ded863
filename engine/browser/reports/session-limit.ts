/**
 * Returns a function that says whether one more is allowed, and counts it: so many a session
 * (D49), or so many a page where storage is blocked. Sites on one host share their storage: the
 * key has the base of the site at its end.
 */
export function createSessionLimit(key: string, most: number): () => boolean {
  let count = 0
  return () => {
    count = Math.max(count, loadCount(key))
    if (count >= most) return false
    count += 1
    writeCount(key, count)
    return true
  }
}

function loadCount(key: string): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}

function writeCount(key: string, count: number): void {
  try {
    sessionStorage.setItem(key, String(count))
  } catch {
    // The count in memory is used instead.
  }
}

/**
 * Returns a function that counts an event and returns whether it is within the limit. The limit
 * applies per browser session, or per page if storage is blocked. Sites on the same host share
 * their storage, so the key ends with the site's base.
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
    // If storage is blocked, the count in memory is used.
  }
}

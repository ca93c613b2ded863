/**
 * Returns a function that counts an event and returns whether it is within the limit: per browser
 * session, or per page if storage is blocked. Sites on one host share their storage, so the key
 * ends with the base of the site.
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

/** The element that a hash such as `#story` names, if any; a malformed hash names nothing. */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

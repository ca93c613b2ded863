import { tryDecode } from '../core/addresses/paths'

/**
 * The element that a hash such as `#story` refers to, if any. A malformed hash refers to nothing.
 */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = tryDecode(hash.slice(1))
  return id === undefined ? null : document.getElementById(id)
}

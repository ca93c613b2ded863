import { listWords } from '../../core/editing/suggest-name'

/** The path of a page for what an author typed: `Über uns` → `/uber-uns`. Paths stay as they are. */
export function toAddress(typed: string): string {
  const text = typed.trim()
  return text.startsWith('/') ? text : `/${listWords(text).join('-')}`
}

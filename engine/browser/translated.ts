/** React's messages for HTML that differs from what it renders. */
const MISMATCH = /#418;|Hydration failed/

/**
 * Returns `true` if a React error is caused by in-place translation of the page before all blocks
 * were hydrated: the text is wrapped in the browser's own elements, or in another language. React
 * then renders the block again, and nothing else needs to be done.
 */
export function isFromTranslation(error: unknown, language: string): boolean {
  return error instanceof Error && MISMATCH.test(error.message) && isTranslated(language)
}

/**
 * Returns `true` if the browser has translated the page, that is, replaced text nodes with
 * elements.
 */
export function isTranslated(language: string): boolean {
  return document.documentElement.lang !== language || document.querySelector('font') !== null
}

/** Returns `true` if React could not find a node where it had inserted it. */
export function isMissingNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

/** What React says where the HTML that it takes over is not what it would render. */
const MISMATCH = /#418;|Hydration failed/

/**
 * Whether an error of React's comes from a page that was translated in place before all its blocks
 * were alive: its texts are in elements of the browser's, or in another language. React then
 * renders the block anew, which is all that there is to do.
 */
export function isFromTranslation(error: unknown, language: string): boolean {
  return error instanceof Error && MISMATCH.test(error.message) && isTranslated(language)
}

/** Whether the browser has translated the page: it has replaced text nodes by elements. */
export function isTranslated(language: string): boolean {
  return document.documentElement.lang !== language || document.querySelector('font') !== null
}

/** Whether React has failed to find a node where it had put it. */
export function isMissingNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

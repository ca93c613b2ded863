/** What React says where the HTML that it takes over is not what it would render. */
const MISMATCH = /#418;|Hydration failed/

/**
 * Whether an error of React's comes from a page that was translated in place before all its blocks
 * were alive: its texts are in elements of the browser's, or in another language. React then
 * renders the block anew, which is all that there is to do.
 */
export function isFromTranslation(error: unknown, language: string): boolean {
  if (!(error instanceof Error && MISMATCH.test(error.message))) return false
  return document.documentElement.lang !== language || document.querySelector('font') !== null
}

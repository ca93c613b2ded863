/**
 * Adds an entry to the browser's history, with the URL of the page and more state, so that Back
 * returns to what the visitor saw before. The page stays where it is: it is neither loaded nor
 * scrolled. The block handles `popstate` itself.
 */
export function pushEntry(state: Record<string, unknown>): void {
  // wouter replaces the method of `history` with one whose event scrolls to the hash of the URL.
  History.prototype.pushState.call(history, { ...history.state, ...state }, '')
}

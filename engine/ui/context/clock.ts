/** Calls a listener when the visitor returns to the page: the day may have changed. */
export function subscribeToReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

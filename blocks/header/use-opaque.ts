import { useSyncExternalStore } from 'react'

/** The scroll distance from which the header has a background, in CSS pixels. */
const TRANSPARENT_UNTIL = 50

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** `true` if the page has scrolled far enough for the header to need a background. */
export function useOpaque(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > TRANSPARENT_UNTIL,
    () => false,
  )
}

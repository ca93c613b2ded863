import { useSyncExternalStore } from 'react'

/** The scroll distance from which the header has a background, in CSS pixels. */
const TRANSPARENT_UNTIL = 50

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** `true` if the page is scrolled far enough that the header needs a background. */
export function useOpaque(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > TRANSPARENT_UNTIL,
    () => false,
  )
}

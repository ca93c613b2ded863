import { useSyncExternalStore } from 'react'

/** How far one scrolls before the header covers what is under it, in CSS pixels. */
const TRANSPARENT_UNTIL = 50

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page is scrolled so far that the header needs a background. */
export function useOpaque(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > TRANSPARENT_UNTIL,
    () => false,
  )
}

import type { KeyboardEvent } from 'react'

/** Takes Tab from the last element of a dialog to the first, and back, past the browser's own. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')]
  const seen = stops.filter((stop) => stop.checkVisibility())
  const [from, to] = event.shiftKey ? [seen[0], seen.at(-1)] : [seen.at(-1), seen[0]]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

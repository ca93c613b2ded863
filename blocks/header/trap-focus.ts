import type { KeyboardEvent } from 'react'

/** Makes Tab cycle within a dialog, skipping the browser's own controls. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')]
  const seen = stops.filter((stop) => stop.checkVisibility())
  const [from, to] = event.shiftKey ? [seen[0], seen.at(-1)] : [seen.at(-1), seen[0]]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

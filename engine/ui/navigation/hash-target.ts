import { useEffect, useRef } from 'react'
import { findHashTarget } from '../../browser/hash'

/**
 * Calls `open` with the id of the element that the URL's hash refers to, or that contains it, if it
 * is one of `ids`: on mount and whenever the hash changes. Then scrolls to the target, which had no
 * position while it was hidden.
 */
export function useHashTarget(ids: string[], open: (id: string) => void): void {
  const latest = useRef({ ids, open })
  useEffect(() => {
    latest.current = { ids, open }
  })
  useEffect(() => {
    const reveal = () => {
      const target = findHashTarget(location.hash)
      const id = target && latest.current.ids.find((id) => contains(id, target))
      if (!id) return
      latest.current.open(id)
      scrollWhenShown(target)
    }
    reveal()
    // wouter dispatches events with these names for calls of the history API:
    // https://github.com/molefrog/wouter/blob/v3/packages/wouter/src/use-browser-location.js
    const events = ['hashchange', 'pushState']
    for (const event of events) addEventListener(event, reveal)
    return () => {
      for (const event of events) removeEventListener(event, reveal)
    }
  }, [])
}

const MAX_FRAMES = 60

/** Scrolls to the target in the first frame in which it has a position. */
function scrollWhenShown(target: HTMLElement, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    if (target.getClientRects().length > 0) target.scrollIntoView()
    else if (frames > 0) scrollWhenShown(target, frames - 1)
  })
}

function contains(id: string, target: HTMLElement): boolean {
  return document.getElementById(id)?.contains(target) === true
}

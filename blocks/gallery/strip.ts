import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A swipe has ended when nothing has moved for this many milliseconds. */
const REST_MS = 90

export interface Strip {
  strip: RefObject<HTMLUListElement | null>
  /** The index of the current picture. */
  current: number
  /** Shows another picture. Ignores an index out of range. */
  show: (index: number) => void
  /** The strip's scroll handler. */
  follow: () => void
}

/** A list that scrolls horizontally from entry to entry. Each entry is as wide as the list. */
export function useStrip(first: number, count: number): Strip {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)
  const timer = useRef(0)
  useLayoutEffect(() => scrollTo(strip.current, first, 'instant'), [first])
  useEffect(() => () => clearTimeout(timer.current), [])
  // Keeps the same picture in view after the window is resized.
  useEffect(() => {
    const stay = () => scrollTo(strip.current, current, 'instant')
    addEventListener('resize', stay)
    return () => removeEventListener('resize', stay)
  }, [current])
  return {
    strip,
    current,
    show(index) {
      if (index < 0 || index >= count) return
      setCurrent(index)
      const isFar = Math.abs(index - current) > 1
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      scrollTo(strip.current, index, isFar || isCalm ? 'instant' : 'smooth')
    },
    follow() {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        if (strip.current) setCurrent(findCurrent(strip.current))
      }, REST_MS)
    },
  }
}

function scrollTo(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  strip?.children[index]?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' })
}

/** In right-to-left languages, scroll positions are negative. */
function findCurrent({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(Math.abs(scrollLeft) / clientWidth)
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Without a move for so long, a swipe has come to its end. */
const REST_MS = 90

export interface Strip {
  strip: RefObject<HTMLUListElement | null>
  /** The index of the picture that is shown. */
  current: number
  /** Moves to another picture; beyond the ends to none. */
  show: (index: number) => void
  /** Is to be called when the strip scrolls. */
  follow: () => void
}

/** A list that scrolls sideways from entry to entry, each as wide as the list. */
export function useStrip(first: number, count: number): Strip {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)
  const timer = useRef(0)
  useLayoutEffect(() => scrollTo(strip.current, first, 'instant'), [first])
  useEffect(() => () => clearTimeout(timer.current), [])
  // A window of another width keeps the picture.
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

/** From right to left, positions are negative. */
function findCurrent({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(Math.abs(scrollLeft) / clientWidth)
}

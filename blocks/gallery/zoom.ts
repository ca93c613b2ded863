import { type MouseEvent, type RefObject, useLayoutEffect, useState } from 'react'

/** A point in a picture, as fractions of its width and height. */
interface Point {
  x: number
  y: number
}

const MIDDLE: Point = { x: 0.5, y: 0.5 }

export interface Zoom {
  isZoomed: boolean
  zoom: (isZoomed: boolean) => void
  /** Enlarges the picture at the clicked point, or resets it. */
  zoomAt: (event: MouseEvent) => void
  /** Moves the enlarged picture by fractions of the window size. */
  scroll: (x: number, y: number) => void
}

/** Enlarges the current picture of a strip. Changing the picture resets the zoom. */
export function useZoom(strip: RefObject<HTMLElement | null>, current: number): Zoom {
  const [zoomed, setZoomed] = useState<{ index: number; point: Point }>()
  const isZoomed = zoomed?.index === current
  const point = isZoomed ? zoomed.point : undefined
  useLayoutEffect(() => {
    const slide = strip.current?.children[current]
    if (!point || !slide) return
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = slide
    slide.scrollTo({
      left: scrollWidth * point.x - clientWidth / 2,
      top: scrollHeight * point.y - clientHeight / 2,
      behavior: 'instant',
    })
  }, [strip, current, point])
  return {
    isZoomed,
    zoom: (wanted) => setZoomed(wanted ? { index: current, point: MIDDLE } : undefined),
    zoomAt({ target, clientX, clientY }) {
      if (isZoomed) return setZoomed(undefined)
      const { left, top, width, height } = (target as Element).getBoundingClientRect()
      const clicked = { x: (clientX - left) / width, y: (clientY - top) / height }
      setZoomed({ index: current, point: clicked })
    },
    scroll(x, y) {
      const slide = strip.current?.children[current]
      slide?.scrollBy({ left: x * slide.clientWidth, top: y * slide.clientHeight })
    },
  }
}

import { useEffect, useState } from 'react'

/** A heading counts as reached when it is at most this far below the header, in pixels. */
const SLACK = 64

/**
 * The id of the last heading that the reader has scrolled to. Undefined above the first heading,
 * and until the block is hydrated. All content after the last heading counts as part of its
 * section.
 */
export function useReadHeading(ids: string[]): string | undefined {
  const [read, setRead] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const find = () => {
      const root = document.documentElement
      const top = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
      const passed = key.split(' ').filter((id) => {
        const element = document.getElementById(id)
        return element !== null && element.getBoundingClientRect().top <= top + SLACK
      })
      setRead(passed.at(-1))
    }
    let frame = 0
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(find)
    }
    schedule()
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
    }
  }, [key])
  return read
}

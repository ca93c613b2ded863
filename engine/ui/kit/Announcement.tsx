import { useEffect, useRef, useState } from 'react'

/** How long a text must stay the same before it is announced. */
const PAUSE_MS = 700

/**
 * Announces a text to screen readers, once it has stayed the same for a while. The first text is
 * not announced.
 */
export function Announcement({ text }: { text: string }) {
  const initial = useRef<string | undefined>(text)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== initial.current) setAnnounced(text)
      initial.current = undefined
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  )
}

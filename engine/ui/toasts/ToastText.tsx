import { useEffect, useState } from 'react'
import type { Toast } from '../../core/toast-store'

/**
 * The time that a live region must be in the document before its text is reliably announced, in
 * milliseconds.
 */
const ANNOUNCE_DELAY_MS = 60

/** The kind of live region: errors interrupt, other messages wait. */
export function toastRole({ variant }: Toast): 'alert' | 'status' {
  return variant === 'error' ? 'alert' : 'status'
}

/** A toast's text. As plain text, it reads "Title: description". */
export function ToastText({ toast: { title, description } }: { toast: Toast }) {
  const [announced, setAnnounced] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={announced ? undefined : 'toast-waiting'}>
      <strong className="toast-title">{title}</strong>
      {description && (
        <>
          <span className="visually-hidden">: </span>
          <span className="toast-description">{description}</span>
        </>
      )}
    </div>
  )
}

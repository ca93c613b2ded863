import { useEffect, useState } from 'react'
import type { Toast } from '../../core/toast-store'

/** How long a live region must be in the document before its text is sure to be announced. */
const ANNOUNCE_DELAY_MS = 60

/** Which live region a toast is: what went wrong interrupts, the rest waits for its turn. */
export function toastRole({ variant }: Toast): 'alert' | 'status' {
  return variant === 'error' ? 'alert' : 'status'
}

/** The words of a toast; as text they read "Title: description". */
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

import { useEffect, useRef, useState } from 'react'
import { resolveTokens, useMessages } from '../../engine/block-api'
import styles from './Row.module.css'
import buttons from './TextButton.module.css'
import type { Upload } from './use-form-submission'

/** The least time between two announcements of the progress, in milliseconds. */
const PAUSE_MS = 5000

/** The progress of an upload, and a button that stops it. */
export function UploadProgress({ percent, cancel }: Upload) {
  const { uploadProgress, uploadCancel } = useMessages()
  const text = resolveTokens(uploadProgress, { percent: String(percent) })
  const announced = useNowAndThen(text)
  return (
    <div className={styles.row}>
      <progress value={percent} max={100} aria-label={text} />
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
      <button type="button" className={buttons.button} onClick={cancel}>
        {uploadCancel}
      </button>
    </div>
  )
}

/** The value at the start and every five seconds, so that screen readers can read it out. */
function useNowAndThen(value: string): string {
  const latest = useRef(value)
  const [shown, setShown] = useState(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(() => {
    const timer = setInterval(() => setShown(latest.current), PAUSE_MS)
    return () => clearInterval(timer)
  }, [])
  return shown
}

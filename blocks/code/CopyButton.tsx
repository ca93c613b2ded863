import { useEffect, useState } from 'react'
import { useIsLive, useMessages } from '../../engine/block-api'
import styles from './CopyButton.module.css'

/** How long the button shows its confirmation after copying, in milliseconds. */
const SHOWN_MS = 2000

/** A button that copies a string. Not rendered if the browser has no clipboard. */
export function CopyButton({ text }: { text: string }) {
  const { copyCode, codeCopied } = useMessages()
  const isLive = useIsLive()
  const [copies, setCopies] = useState(0)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return
    setIsCopied(true)
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copies])
  // Browsers provide the clipboard in secure contexts only.
  const canCopy = isLive && navigator.clipboard !== undefined
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopies((count) => count + 1),
      // The visitor has denied clipboard access, but can still select the code.
      () => {},
    )
  return (
    <span className={styles.place}>
      {canCopy && (
        <button type="button" className={styles.copy} onClick={copy}>
          {isCopied ? codeCopied : copyCode}
        </button>
      )}
      <span role="status" className="visually-hidden">
        {isCopied && codeCopied}
      </span>
    </span>
  )
}

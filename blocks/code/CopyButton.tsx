import { useEffect, useState } from 'react'
import { useIsLive, useMessages } from '../../engine/block-api'
import styles from './CopyButton.module.css'

/** For so long a button says that it has copied. */
const SHOWN_MS = 2000

/** A button that copies a text; there is none where it could not. */
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
  // Browsers have the clipboard only on pages that came by a secure connection.
  const canCopy = isLive && navigator.clipboard !== undefined
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopies((count) => count + 1),
      // The visitor has forbidden it, and can still select the text.
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

import { type RefObject, useEffect } from 'react'
import { resolveTokens } from '../../engine/block-api'
import type { FaqSearch as Labels } from '../../schemas/generated/types'
import styles from './FaqSearch.module.css'

export interface FaqSearchProps {
  labels: Labels
  box: RefObject<HTMLInputElement | null>
  typed: string
  /** The number of matching questions. */
  count: number
  onType: (typed: string) => void
}

/** The box that filters the questions. It shows the number of matches. */
export function FaqSearch({ labels, box, typed, count, onType }: FaqSearchProps) {
  useEffect(() => {
    // Keeps the text that was typed before the block was hydrated.
    if (box.current) onType(box.current.value)
  }, [box, onType])
  const clear = () => {
    if (box.current) box.current.value = ''
    box.current?.focus()
    onType('')
  }
  const query = typed.trim()
  const status = count > 0 ? labels.found : labels.empty
  return (
    <div className={styles.search}>
      <input
        ref={box}
        type="search"
        aria-label={labels.label}
        placeholder={labels.placeholder}
        autoComplete="off"
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <p role="status" className={styles.status}>
        {query !== '' && resolveTokens(status, { n: String(count), q: query })}
      </p>
      {count === 0 && (
        <button type="button" onClick={clear} className={styles.clear}>
          {labels.clear}
        </button>
      )}
    </div>
  )
}

import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { Link, resolveTokens } from '../../engine/block-api'
import styles from './SearchResults.module.css'

export interface SuggestionProps {
  label: string
  path: string
  term: string
  /**
   * The element that gets the focus when the visitor follows the suggestion, because the suggestion
   * disappears.
   */
  next: RefObject<HTMLElement | null>
}

/** A similar search that has results. */
export function Suggestion({ label, path, term, next }: SuggestionProps) {
  const text = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const own = text.current
    return () => {
      if (own?.contains(document.activeElement)) next.current?.focus({ preventScroll: true })
    }
  }, [next])
  return (
    <p ref={text} className={styles.suggestion}>
      <Link href={`${path}?q=${encodeURIComponent(term)}`}>{resolveTokens(label, { term })}</Link>
    </p>
  )
}

import { useEffect, useRef } from 'react'
import { Link, type SearchState } from '../../engine/block-api'
import styles from './SearchResults.module.css'

export interface ResultListProps {
  results: Extract<SearchState, { phase: 'done' }>['results']
  linkLabel: string
}

/** The pages that were found, best first. */
export function ResultList({ results, linkLabel }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef(results.length)
  useEffect(() => {
    const before = shown.current
    shown.current = results.length
    // The button that showed the last of them went away with the focus.
    if (results.length === before || document.activeElement !== document.body) return
    list.current?.children[before]?.querySelector('a')?.focus()
  }, [results.length])
  return (
    <ol ref={list} className={styles.results}>
      {results.map(({ url, type, title, description }) => (
        <li key={url}>
          <p className={styles.badge}>{type}</p>
          <h2>{title}</h2>
          <p>{description}</p>
          <Link href={url} aria-label={`${linkLabel}: ${title}`}>
            {linkLabel}
          </Link>
        </li>
      ))}
    </ol>
  )
}

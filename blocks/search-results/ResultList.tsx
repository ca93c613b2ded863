import { useEffect, useRef } from 'react'
import { Highlighted, Link, type SearchState } from '../../engine/block-api'
import styles from './SearchResults.module.css'

export interface ResultListProps {
  results: Extract<SearchState, { phase: 'done' }>['results']
  /** The query to highlight in the results. */
  query: string
  /** If `true`, the search is complete, and more results appear only on request. */
  isDone: boolean
  linkLabel: string
  /** The heading level of result titles. */
  level: 2 | 3
}

/** The search results, best first. */
export function ResultList({ results, query, isDone, linkLabel, level }: ResultListProps) {
  const Heading = `h${level}` as const
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef({ count: results.length, isDone })
  useEffect(() => {
    const before = shown.current
    shown.current = { count: results.length, isDone }
    if (!before.isDone || results.length === before.count) return
    // The focused button, which showed the last results, has disappeared.
    if (document.activeElement !== document.body) return
    list.current?.children[before.count]?.querySelector('a')?.focus()
  }, [results.length, isDone])
  return (
    <ol ref={list} className={styles.results}>
      {results.map(({ url, type, title, description }) => (
        <li key={url}>
          <p className={styles.badge}>{type}</p>
          <Heading>
            <Highlighted text={title} query={query} />
          </Heading>
          <p>
            <Highlighted text={description} query={query} />
          </p>
          <Link href={url} aria-label={`${linkLabel}: ${title}`}>
            {linkLabel}
          </Link>
        </li>
      ))}
    </ol>
  )
}

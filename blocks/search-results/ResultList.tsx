import { Link, type SearchState } from '../../engine/block-api'
import styles from './SearchResults.module.css'

export interface ResultListProps {
  results: Extract<SearchState, { phase: 'done' }>['results']
  linkLabel: string
}

/** The pages that were found, best first. */
export function ResultList({ results, linkLabel }: ResultListProps) {
  return (
    <ol className={styles.results}>
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

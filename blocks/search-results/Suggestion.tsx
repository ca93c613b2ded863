import { Link, resolveTokens } from '../../engine/block-api'
import styles from './SearchResults.module.css'

export interface SuggestionProps {
  label: string
  path: string
  term: string
}

/** Another search, which finds something. */
export function Suggestion({ label, path, term }: SuggestionProps) {
  return (
    <p className={styles.suggestion}>
      <Link href={`${path}?q=${encodeURIComponent(term)}`}>{resolveTokens(label, { term })}</Link>
    </p>
  )
}

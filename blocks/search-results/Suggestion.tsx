import { Link, resolveTokens } from '../../engine/block-api'
import styles from './SearchResults.module.css'

export interface SuggestionProps {
  label: string
  path: string
  term: string
  /** Called when it is followed: it then goes away. */
  onFollow: () => void
}

/** Another search, which finds something. */
export function Suggestion({ label, path, term, onFollow }: SuggestionProps) {
  return (
    <p className={styles.suggestion}>
      <Link href={`${path}?q=${encodeURIComponent(term)}`} onClick={onFollow}>
        {resolveTokens(label, { term })}
      </Link>
    </p>
  )
}

import { useMessages } from '../../engine/block-api'
import styles from './SearchResults.module.css'

/** Shown instead of results after too many searches: the text of the toast. */
export function Limited() {
  const { title, description } = useMessages().notices.searchLimited
  return (
    <p className={styles.state}>
      <strong>{title}:</strong> {description}
    </p>
  )
}

import { useMessages } from '../../engine/block-api'
import styles from './SearchResults.module.css'

/** What to show in place of results after too many searches: the words of the toast. */
export function Limited() {
  const { title, description } = useMessages().notices.searchLimited
  return (
    <p className={styles.state}>
      <strong>{title}:</strong> {description}
    </p>
  )
}

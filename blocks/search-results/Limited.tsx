import { useMessages } from '../../engine/block-api'
import styles from './SearchResults.module.css'

/** The message shown instead of results after too many searches. A toast shows the same message. */
export function Limited() {
  const { title, description } = useMessages().notices.searchLimited
  return (
    <p className={styles.state}>
      <strong>{title}:</strong> {description}
    </p>
  )
}

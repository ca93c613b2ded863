import { useMessages } from './context'
import styles from './Failure.module.css'
import { Link } from './Link'

/** What the main area shows when a page could not be loaded. */
export function RouteFailed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages()
  return (
    <div className={`${styles.failure} ${styles.route}`} role="alert">
      <h1 className={styles.title}>{messages.blockFailedTitle}</h1>
      <p>{messages.routeFailed}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={onRetry}>
          {messages.tryAgain}
        </button>
        <Link href="/" className={styles.link}>
          {messages.goHome}
        </Link>
      </div>
    </div>
  )
}

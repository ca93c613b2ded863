import { useMessages, usePage } from '../context/context'
import { Link } from '../navigation/Link'
import styles from './Failure.module.css'

export interface RouteFailedProps {
  /** How many tries have failed; each is announced. Default: 1. */
  failures?: number
  onRetry: () => void
}

/**
 * What the main area shows when a page could not be loaded, in the tone of the
 * first band before: the layout may have taken its colours.
 */
export function RouteFailed({ failures = 1, onRetry }: RouteFailedProps) {
  const messages = useMessages()
  const tone = usePage().blocks[0]?.tone
  return (
    <div className={styles.route} data-tone={tone}>
      <div className={styles.failure} role="alert">
        <h1 className={styles.title}>{messages.blockFailedTitle}</h1>
        <p key={failures}>{messages.routeFailed}</p>
        <div className={styles.actions}>
          <button type="button" className={styles.button} onClick={onRetry}>
            {messages.tryAgain}
          </button>
          <Link href="/" className={styles.link}>
            {messages.goHome}
          </Link>
        </div>
      </div>
    </div>
  )
}

import { useMessages } from './context'
import styles from './Failure.module.css'

/** What stands where a block could not be shown. */
export function BlockFailed() {
  const messages = useMessages()
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{messages.blockFailedTitle}</p>
      <p>{messages.blockFailedText}</p>
      <button type="button" className={styles.button} onClick={() => location.reload()}>
        {messages.refreshPage}
      </button>
    </div>
  )
}

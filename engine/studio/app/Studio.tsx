import { PREVIEW_META } from '../../core/studio/protocol'
import { readMeta } from './read-meta'
import styles from './Studio.module.css'

/** The page, and the form of what is selected on it. */
export function Studio() {
  return (
    <main className={styles.main}>
      <iframe className={styles.page} title="Page" src={`${readMeta(PREVIEW_META)}/`} />
    </main>
  )
}

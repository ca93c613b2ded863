import { useEffect } from 'react'
import styles from './UnknownBlock.module.css'

/**
 * Replaces a block with an unknown type: visible in development, only reported in production. The
 * check rejects such pages, so only a page that was built for another bundle can contain one.
 */
export function UnknownBlock({ type }: { type: string }) {
  useEffect(() => {
    console.error(`There is no block type "${type}".`)
  }, [type])
  if (!import.meta.env.DEV) return null
  return <p className={styles.unknown}>There is no block type “{type}”.</p>
}

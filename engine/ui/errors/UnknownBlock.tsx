import { useEffect } from 'react'
import styles from './UnknownBlock.module.css'

/**
 * Stands for a block whose type the registry lacks: visible in development, nothing but a
 * report in production. The check refuses such pages, so that only a page built for
 * another bundle can bring one here.
 */
export function UnknownBlock({ type }: { type: string }) {
  useEffect(() => {
    console.error(`There is no block type "${type}".`)
  }, [type])
  if (!import.meta.env.DEV) return null
  return <p className={styles.unknown}>There is no block type “{type}”.</p>
}

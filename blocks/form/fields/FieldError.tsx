import type { ReactNode } from 'react'
import styles from '../Form.module.css'

/** The error of a field. `id` is that of the field. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    error && (
      <p className={styles.error} id={`${id}-error`}>
        {error}
      </p>
    )
  )
}

import styles from '../Form.module.css'

/** The hint of a field. `id` is that of the field. */
export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  return (
    hint && (
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    )
  )
}

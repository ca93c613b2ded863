import type { RecordDrawing } from '../../schemas/generated/types'
import styles from './RecordSheet.module.css'

/** A record drawn as a sheet of paper. The margin lists the roles that write it. */
export function RecordSheet({ figure: { title, parts } }: { figure: RecordDrawing }) {
  return (
    <div className={styles.sheet} data-tone="paper">
      <p className={styles.title}>{title}</p>
      <ol>
        {parts.map(({ role, fields }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a role may write twice.
          <li key={index}>
            <p className={styles.role}>{role}</p>
            <dl>
              {fields.map(({ label, value }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have the same name.
                <div key={place}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </div>
  )
}

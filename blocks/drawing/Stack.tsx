import type { StackDrawing } from '../../schemas/generated/types'
import styles from './Stack.module.css'

/** Layers stacked from top to bottom, in columns on a common base. */
export function Stack({ figure: { columns, axis, base } }: { figure: StackDrawing }) {
  return (
    <div className={axis ? styles.measured : undefined}>
      {axis && (
        <p className={styles.axis}>
          <span>{axis.top}</span> <span>{axis.bottom}</span>
        </p>
      )}
      <ul
        className={
          columns.length > 2 ? styles.many : columns.length > 1 ? styles.columns : styles.column
        }
      >
        {columns.map(({ label, layers }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name.
          <li key={index}>
            {label && <p className={styles.name}>{label}</p>}
            <ol className={styles.layers}>
              {layers.map(({ label, note, size }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two layers may have the same name.
                <li key={place} style={{ '--size': size } as object}>
                  <strong>{label}</strong> {note && <span>{note}</span>}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      {base.length > 0 && (
        <ul className={styles.base}>
          {base.map((label, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same name.
            <li key={index}>{label}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

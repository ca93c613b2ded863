import type { PlanDrawing } from '../../schemas/generated/types'
import styles from './Plan.module.css'

/** A floor plan: rooms between walls, each with its contents drawn as bundles. */
export function Plan({ figure: { rooms } }: { figure: PlanDrawing }) {
  return (
    <ul className={styles.plan}>
      {rooms.map(({ label, note, wide, holdings }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have the same name.
        <li key={index} className={wide ? styles.wide : undefined}>
          <p className={styles.room}>
            <strong>{label}</strong> {note && <span>{note}</span>}
          </p>
          {holdings.length > 0 && (
            <ul className={styles.holdings}>
              {holdings.map(({ label, count }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name.
                <li key={place}>
                  <span>{label}</span>
                  <i aria-hidden="true" style={{ '--count': count } as object} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

import { useId } from 'react'
import type { PlanPeriod } from '../../schemas/generated/types'
import styles from './PeriodSwitch.module.css'

export interface PeriodSwitchProps {
  periods: PlanPeriod[]
  chosen: number
  choose: (at: number) => void
}

/** Buttons to choose the billing period. */
export function PeriodSwitch({ periods, chosen, choose }: PeriodSwitchProps) {
  const id = useId()
  return (
    <ul className={styles.periods}>
      {periods.map(({ unit, label = unit, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other identity.
        <li key={index}>
          <button
            type="button"
            aria-pressed={index === chosen}
            aria-describedby={note && `${id}-${index}`}
            onClick={() => choose(index)}
          >
            {label}
          </button>
          {note && (
            <span id={`${id}-${index}`} className={styles.note}>
              {note}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

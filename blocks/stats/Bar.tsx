import type { StatBar } from '../../schemas/generated/types'
import styles from './Stats.module.css'

/**
 * A bar that shows a figure as a part of a whole. Hidden from screen readers, because it repeats
 * the figure.
 */
export function Bar({ bar: { from, to, of, unit } }: { bar: StatBar }) {
  const percent = (value: number) => `${(100 * value) / of}%`
  return (
    <div className={styles.bar} aria-hidden="true">
      <div className={styles.track}>
        <span style={{ insetInlineStart: percent(from), width: percent(to - from) }} />
      </div>
      <span>{`0${unit}`}</span>
      <span>{`${of}${unit}`}</span>
    </div>
  )
}

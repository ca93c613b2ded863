import { Section } from '../../engine/block-api'
import type { StatsBlock } from '../../schemas/generated/types'
import styles from './Stats.module.css'

/** A row of figures, each with what it measures. */
export function Stats({ block }: { block: StatsBlock }) {
  return (
    <Section block={block} className={block.title ? undefined : styles.plain}>
      <dl className={styles.stats}>
        {block.items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

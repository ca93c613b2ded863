import { PlainText, Section } from '../../engine/block-api'
import type { StatsBlock } from '../../schemas/generated/types'
import { Bar } from './Bar'
import styles from './Stats.module.css'

/** A row of figures, each with a label. */
export function Stats({ block }: { block: StatsBlock }) {
  return (
    <Section block={block} className={block.title ? undefined : styles.plain}>
      <dl className={styles.stats}>
        {block.items.map(({ value, label, bar }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.value}>
                <bdi>
                  <PlainText text={value} />
                </bdi>
              </span>
              {bar && <Bar bar={bar} />}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

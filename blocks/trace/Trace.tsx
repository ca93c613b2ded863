import { Section } from '../../engine/block-api'
import type { TraceBlock, TraceStep } from '../../schemas/generated/types'
import styles from './Trace.module.css'

/** A figure traced back to its source. Each step names its relation to the next. */
export function Trace({ block }: { block: TraceBlock }) {
  return (
    <Section block={block} className={styles.section}>
      <ol className={styles.trace}>
        {block.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same words.
          <Step key={index} step={step} />
        ))}
      </ol>
      {block.note && <p className={styles.note}>{block.note}</p>}
    </Section>
  )
}

function Step({ step: { label, title, value, rows, link } }: { step: TraceStep }) {
  return (
    <li>
      <div className={styles.step}>
        <p className={styles.label}>{label}</p>
        <h3>{title}</h3>
        {value && <p className={styles.value}>{value}</p>}
        {rows.length > 0 && (
          <dl>
            {rows.map(({ label, value, followed }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name.
              <div key={index} data-followed={followed || undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {link && <p className={styles.link}>{link}</p>}
    </li>
  )
}

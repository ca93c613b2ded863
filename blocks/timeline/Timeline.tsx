import { RichText, Section } from '../../engine/block-api'
import type { TimelineBlock } from '../../schemas/generated/types'
import styles from './Timeline.module.css'

/** Phases in order, stacked on narrow screens and along a line on wide ones. */
export function Timeline({ block }: { block: TimelineBlock }) {
  return (
    <Section block={block}>
      <ol className={styles.line}>
        {block.items.map(({ when, title, text }) => (
          <li key={title}>
            {when && <p className={styles.when}>{when}</p>}
            <h3>{title}</h3>
            <p className={styles.text}>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

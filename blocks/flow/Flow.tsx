import { clsx } from 'clsx'
import { useId } from 'react'
import { Section } from '../../engine/block-api'
import type { FlowBlock } from '../../schemas/generated/types'
import { Drawing } from './Drawing'
import styles from './Flow.module.css'
import { FlowList } from './FlowList'
import { buildFlowGrid, MEDIUM, WIDE } from './flow-layout'

/**
 * A process of boxes and arrows: drawings for wide and medium screens, a list with lanes for
 * narrow ones.
 */
export function Flow({ block }: { block: FlowBlock }) {
  const id = useId()
  const { title, description, caption } = block
  return (
    <Section block={block} className={styles.section}>
      <figure className={styles.figure}>
        {[MEDIUM, WIDE].map((size) => (
          <Drawing
            key={size.width}
            className={clsx(styles.grid, size === WIDE ? styles.wide : styles.medium)}
            name={title}
            describedBy={id}
            drawing={buildFlowGrid(block, size)}
          />
        ))}
        <p className="visually-hidden" id={id}>
          {description}
        </p>
        <FlowList diagram={block} />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </Section>
  )
}

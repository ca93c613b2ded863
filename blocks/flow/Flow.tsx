import { useId } from 'react'
import { Section } from '../../engine/block-api'
import type { FlowBlock } from '../../schemas/generated/types'
import { Drawing } from './Drawing'
import styles from './Flow.module.css'
import { FlowList } from './FlowList'
import { buildFlowGrid } from './flow-layout'

/**
 * A process of boxes and arrows: a grid on wide screens, a list along a vertical line on narrow
 * ones.
 */
export function Flow({ block }: { block: FlowBlock }) {
  const id = useId()
  const { title, description, caption } = block
  return (
    <Section block={block} className={styles.section}>
      <figure className={styles.figure}>
        <Drawing
          className={styles.grid}
          name={title}
          describedBy={id}
          drawing={buildFlowGrid(block)}
        />
        <p className="visually-hidden" id={id}>
          {description}
        </p>
        <FlowList diagram={block} />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </Section>
  )
}

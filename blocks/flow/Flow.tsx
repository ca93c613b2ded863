import { useId } from 'react'
import { Section } from '../../engine/block-api'
import type { FlowBlock } from '../../schemas/generated/types'
import { Drawing } from './Drawing'
import styles from './Flow.module.css'
import { buildFlowGrid, buildFlowList } from './flow-layout'

/** A process as boxes and arrows: a grid where there is room, a column where there is not. */
export function Flow({ block }: { block: FlowBlock }) {
  const id = useId()
  const shared = { name: block.title, describedBy: id }
  return (
    <Section block={block} className={styles.section}>
      <figure className={styles.figure}>
        <Drawing {...shared} className={styles.grid} drawing={buildFlowGrid(block)} />
        <Drawing {...shared} className={styles.list} drawing={buildFlowList(block)} />
        <div className="visually-hidden">
          <p id={id}>{block.description}</p>
          <ul>
            {block.nodes.map((node) => (
              <li key={node.id}>
                <span>{node.label}</span> <span>{node.note}</span>
              </li>
            ))}
          </ul>
        </div>
        {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
      </figure>
    </Section>
  )
}

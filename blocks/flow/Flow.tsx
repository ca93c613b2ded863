import { useId } from 'react'
import { buildFlowGrid, buildFlowList, type FlowDrawing, Section } from '../../engine/block-api'
import type { FlowBlock } from '../../schemas/generated/types'
import styles from './Flow.module.css'

/** A process as boxes and arrows: a grid where there is room, a column where there is not. */
export function Flow({ block }: { block: FlowBlock }) {
  return (
    <Section block={block}>
      <figure className={styles.figure}>
        <Drawing className={styles.grid} name={block.title} drawing={buildFlowGrid(block)} />
        <Drawing className={styles.list} name={block.title} drawing={buildFlowList(block)} />
        <div className="visually-hidden">
          <p>{block.description}</p>
          <ul>
            {block.nodes.map(({ id, label, note }) => (
              <li key={id}>
                <span>{label}</span> <span>{note}</span>
              </li>
            ))}
          </ul>
        </div>
        {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
      </figure>
    </Section>
  )
}

interface DrawingProps {
  className: string | undefined
  name: string
  drawing: FlowDrawing
}

function Drawing({ className, name, drawing }: DrawingProps) {
  const head = useId()
  return (
    <svg
      className={className}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={name}
    >
      <marker
        id={head}
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="8"
        markerHeight="8"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path className={styles.head} d="M1 1l6 3l-6 3" />
      </marker>
      {drawing.arrows.map((path) => (
        <path key={path} className={styles.arrow} d={path} markerEnd={`url(#${head})`} />
      ))}
      {drawing.boxes.map((box) => (
        <Box key={box.id} box={box} />
      ))}
    </svg>
  )
}

function Box({ box }: { box: FlowDrawing['boxes'][number] }) {
  const { x, y, width, height, kind, label, note } = box
  const top = y + (height - (label.length + note.length) * 20) / 2
  return (
    <g className={styles[kind]}>
      <rect x={x} y={y} width={width} height={height} rx="6" />
      {[...label, ...note].map((line, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
          key={index}
          className={index < label.length ? styles.label : styles.note}
          x={x + 16}
          y={top + index * 20 + 15}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

import { useId } from 'react'
import styles from './Flow.module.css'
import type { FlowDrawing } from './flow-layout'

export interface DrawingProps {
  className: string | undefined
  name: string
  describedBy: string
  drawing: FlowDrawing
}

export function Drawing({ className, name, describedBy, drawing }: DrawingProps) {
  const head = useId()
  const { width, height, boxes, arrows } = drawing
  return (
    <svg
      className={className}
      width={width}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={name}
      aria-describedby={describedBy}
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
      {arrows.map((path) => (
        <path key={path} className={styles.arrow} d={path} markerEnd={`url(#${head})`} />
      ))}
      {boxes.map(({ id, kind, lines, ...rect }) => (
        <g key={id} className={styles[kind]}>
          <rect {...rect} rx="6" />
          {lines.map(({ part, text, x, y }) => (
            <text key={y} className={styles[part]} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </svg>
  )
}

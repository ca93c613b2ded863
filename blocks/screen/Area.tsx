import type { CSSProperties } from 'react'
import { ContentChart } from '../../engine/block-api'
import type { ScreenArea, ScreenFigure } from '../../schemas/generated/types'
import styles from './Area.module.css'
import type { AreaCells } from './arrange-areas'
import { ScreenTable } from './ScreenTable'
import { State } from './State'

interface AreaProps {
  area: ScreenArea
  cells?: AreaCells
  /** The number of the explanation. */
  number?: number
}

/** One area of the window. */
export function Area({ area, cells, number }: AreaProps) {
  const { title, figures = [], chart, table, details = [] } = area
  return (
    <figure
      className={styles.area}
      style={cells && toStyle(cells)}
      data-after={(cells && cells.column > 1) || undefined}
      data-below={(cells && cells.row > 1) || undefined}
    >
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      {title && <p className={styles.title}>{title}</p>}
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map((figure, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two figures can have the same label.
            <Figure key={index} figure={figure} />
          ))}
        </dl>
      )}
      {chart && <ContentChart chart={chart} />}
      {table && <ScreenTable table={table} title={title} />}
      {details.length > 0 && (
        <dl className={styles.details}>
          {details.map(({ label, value, state }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name.
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <State state={state}>{value}</State>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  )
}

function Figure({ figure: { label, value, note, state } }: { figure: ScreenFigure }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.value}>
        <bdi>{value}</bdi>
      </dd>
      {note && (
        <dd className={styles.note}>
          <State state={state}>{note}</State>
        </dd>
      )}
    </div>
  )
}

function toStyle({ row, rows, column, columns }: AreaCells): CSSProperties {
  return { '--row': row, '--rows': rows, '--column': column, '--columns': columns } as CSSProperties
}

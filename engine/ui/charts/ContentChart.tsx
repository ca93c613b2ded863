import { useId } from 'react'
import type { ShownChart } from '../../core/page/chart'
import tables from '../kit/DataTable.module.css'
import { ChartBars, ChartDonut, ChartLines } from './ChartDrawing'
import styles from './ContentChart.module.css'

export interface ContentChartProps {
  chart: ShownChart
}

const DRAWINGS = { area: ChartLines, bar: ChartBars, donut: ChartDonut, line: ChartLines }

/**
 * A chart with its caption. Screen readers read its table, which is also printed. A chart without a
 * drawing shows its table.
 */
export function ContentChart({ chart }: ContentChartProps) {
  const id = useId()
  const { kind, label, drawing } = chart
  const Drawing = DRAWINGS[kind]
  // The legend of a donut shows percentages anyway.
  const isShare = kind === 'donut' && drawing?.unit === '%'
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {drawing?.unit && !isShare && <span className={styles.unit}>{drawing.unit}</span>}
      </figcaption>
      {drawing && (
        <div className={styles.drawing} data-kind={kind} aria-hidden="true">
          <Drawing drawing={drawing} />
        </div>
      )}
      <Table chart={chart} labelledBy={id} />
    </figure>
  )
}

function Table({ chart, labelledBy }: { chart: ShownChart; labelledBy: string }) {
  const { columns, rows, drawing } = chart
  return (
    <div className={drawing ? `visually-hidden ${styles.table}` : styles.table}>
      <table className={tables.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map((name, index) => {
              const Cell = name === '' ? 'td' : 'th'
              return (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity.
                  key={index}
                  scope={Cell === 'th' ? 'col' : undefined}
                  className={index === 0 ? undefined : tables.digits}
                >
                  {name}
                </Cell>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity.
            <tr key={row}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity.
                <td key={index} className={tables.digits}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

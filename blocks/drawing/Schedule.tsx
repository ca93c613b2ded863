import { useSite } from '../../engine/block-api'
import type { ScheduleDrawing } from '../../schemas/generated/types'
import shared from './Drawing.module.css'
import { buildSchedule } from './repayment'
import styles from './Schedule.module.css'

/**
 * A bar chart with one column per instalment, and a table of the same numbers for screen readers.
 */
export function Schedule({ figure }: { figure: ScheduleDrawing }) {
  const { format } = new Intl.NumberFormat(useSite().language)
  const { labels } = figure
  const rows = buildSchedule(figure)
  const interest = rows.reduce((sum, row) => sum + row.interest, 0)
  const highest = Math.max(...rows.map((row) => row.interest + row.principal))
  const percent = (value: number) => `${((100 * value) / highest).toFixed(2)}%`
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: instalments have no other name.
          <span key={index}>
            <i data-mark style={{ height: percent(row.interest) }} />
            <i style={{ height: percent(row.principal) }} />
            {rows.length <= 12 && <b>{index + 1}</b>}
          </span>
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        {labels.instalment}
      </p>
      <p className={shared.legend}>
        <span>
          <i /> {labels.principal} {format(figure.principal)}
        </span>
        <span>
          <i data-mark /> {labels.interest} {format(interest)}
        </span>
      </p>
      <div className="visually-hidden">
        <table>
          <thead>
            <tr>
              {[labels.instalment, labels.interest, labels.principal, labels.balance].map(
                (label, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same word.
                  <th key={index} scope="col">
                    {label}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: instalments have no other name.
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>{format(row.interest)}</td>
                <td>{format(row.principal)}</td>
                <td>{format(row.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

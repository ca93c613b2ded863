import { isNumeric } from '../../engine/block-api'
import type { ScreenTable as Data } from '../../schemas/generated/types'
import styles from './ScreenTable.module.css'
import { State } from './State'

/** A table of the window. It scrolls horizontally if it is wider than its area. */
export function ScreenTable({ table, title }: { table: Data; title?: string }) {
  const { columns, rows, states, chosen } = table
  const stateOf = new Map(states.map(({ text, state }) => [text, state]))
  const sides = columns.map((_, index) =>
    isNumeric(rows.map((cells) => cells[index] ?? '')) ? styles.digits : undefined,
  )
  return (
    <section
      className={styles.scroll}
      aria-label={title ?? columns.join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll it.
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity.
              <th key={index} scope="col" className={sides[index]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity.
            <tr key={row} data-chosen={row + 1 === chosen || undefined}>
              {columns.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity.
                <td key={index} className={sides[index]}>
                  <State state={stateOf.get(cells[index] ?? '')}>{cells[index] ?? ''}</State>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

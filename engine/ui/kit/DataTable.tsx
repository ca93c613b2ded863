import { renderPlainText } from '../../core/text/rich-text'
import styles from './DataTable.module.css'
import { isNumeric } from './numeric-column'
import { RichText } from './RichText'
import scrolling from './Scroll.module.css'

type Side = 'start' | 'center' | 'end'

/** A table whose cells are rich text. */
export interface TableData {
  caption?: string
  /** The column headings. A heading may be empty. */
  columns?: string[]
  /** If `true`, the first cell of each row is its heading. */
  namesRows?: boolean
  /** Each column's alignment. Columns of numbers default to the end. */
  align?: Side[]
  rows: string[][]
}

/** The sort order of the rows, for a sortable table. */
export interface TableSort {
  column?: number
  direction: 'ascending' | 'descending'
  /** Sorts by a column, or reverses its direction. */
  choose: (column: number) => void
}

export interface DataTableProps {
  table: TableData
  sort?: TableSort
}

/** A table. A wide table scrolls horizontally, also by keyboard. */
export function DataTable({ table, sort }: DataTableProps) {
  const { caption, columns, rows, namesRows } = table
  const name = caption ?? columns?.map(renderPlainText).filter(Boolean).join(', ')
  const width = Math.max(columns?.length ?? 0, ...rows.map((cells) => cells.length))
  const sides = Array.from({ length: width }, (_, index) => sideOf(table, index))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll it.
    <section className={scrolling.scroll} aria-label={name || undefined} tabIndex={0}>
      <table className={styles.table}>
        {caption && (
          <caption className={scrolling.label}>
            <span className={styles.caption}>{caption}</span>
          </caption>
        )}
        {columns && <Head columns={columns} sides={sides} sort={sort} />}
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity.
            <tr key={row}>
              {sides.map((side, index) => {
                const Cell = namesRows && index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity.
                    key={index}
                    scope={Cell === 'th' ? 'row' : undefined}
                    className={classOf(side)}
                  >
                    <RichText text={cells[index] ?? ''} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface HeadProps {
  columns: string[]
  sides: (Side | 'digits' | undefined)[]
  sort?: TableSort
}

function Head({ columns, sides, sort }: HeadProps) {
  return (
    <thead>
      <tr>
        {sides.map((side, index) => {
          const text = columns[index] ?? ''
          const Cell = text === '' ? 'td' : 'th'
          return (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity.
              key={index}
              scope={Cell === 'th' ? 'col' : undefined}
              className={classOf(side)}
              aria-sort={sort?.column === index ? sort.direction : undefined}
            >
              {sort && text !== '' ? (
                <button type="button" className={styles.sort} onClick={() => sort.choose(index)}>
                  {renderPlainText(text)}
                </button>
              ) : (
                <RichText text={text} />
              )}
            </Cell>
          )
        })}
      </tr>
    </thead>
  )
}

function classOf(side: Side | 'digits' | undefined): string | undefined {
  return side && side !== 'start' ? styles[side] : undefined
}

/** Numbers are aligned by their last digits, whatever the language's direction. */
function sideOf({ rows, align, namesRows }: TableData, index: number): Side | 'digits' | undefined {
  const side = align?.[index]
  if (side && side !== 'end') return side
  const isHeading = namesRows && index === 0
  const isOfNumbers = !isHeading && isNumeric(rows.map((cells) => cells[index] ?? ''))
  return isOfNumbers ? 'digits' : side
}

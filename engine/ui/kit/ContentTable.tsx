import type { ContentTable as Table } from '../../../schemas/generated/types'
import { renderPlainText } from '../../core/text/rich-text'
import styles from './Content.module.css'
import { RichText } from './RichText'

/** A table, which scrolls sideways where it is too wide, also by the keyboard. */
export function ContentTable({ table: { caption, columns, align, rows } }: { table: Table }) {
  const namesRows = columns[0] === ''
  const name = caption ?? columns.map(renderPlainText).filter(Boolean).join(', ')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll it.
    <section className={styles.scroll} aria-label={name || undefined} tabIndex={0}>
      <table className={styles.table}>
        {caption && <caption className={styles.label}>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((text, index) => (
              <TableCell
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity.
                key={index}
                heads={text === '' ? undefined : 'col'}
                align={align?.[index]}
                text={text}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity.
            <tr key={row}>
              {Array.from({ length: Math.max(columns.length, cells.length) }, (_, index) => (
                <TableCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity.
                  key={index}
                  heads={namesRows && index === 0 ? 'row' : undefined}
                  align={align?.[index]}
                  text={cells[index] ?? ''}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CellProps {
  text: string
  /** What it is the heading of, if it is one. */
  heads?: 'col' | 'row'
  align?: 'left' | 'center' | 'right'
}

function TableCell({ text, heads, align }: CellProps) {
  const Cell = heads ? 'th' : 'td'
  return (
    <Cell scope={heads} className={align && align !== 'left' ? styles[align] : undefined}>
      <RichText text={text} />
    </Cell>
  )
}

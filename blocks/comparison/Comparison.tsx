import { RichText, Section } from '../../engine/block-api'
import type { ComparisonBlock } from '../../schemas/generated/types'
import styles from './Comparison.module.css'

/** A table that compares options. On narrow screens, each row becomes a list. */
export function Comparison({ block }: { block: ComparisonBlock }) {
  const { title, corner, columns, rows } = block
  return (
    <Section block={block}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {corner ? <th scope="col">{corner}</th> : <td />}
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((column, index) => (
                <td key={column} data-column={column}>
                  <div>
                    <RichText text={cells[index] ?? ''} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

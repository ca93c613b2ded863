import { Link, Section, useAudience } from '../../engine/block-api'
import type { CoverageBlock, CoverageRow } from '../../schemas/generated/types'
import styles from './Coverage.module.css'

/** A table of offers by audience. The column of the chosen audience is highlighted. */
export function Coverage({ block }: { block: CoverageBlock }) {
  const { title, corner, covered, rows } = block
  const { audiences, audience } = useAudience()
  const lit = (id: string) => id === audience?.id || undefined
  return (
    <Section block={block}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {audiences.map(({ id, name }) => (
              <th key={id} scope="col" data-lit={lit(id)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name.
            <tr key={index}>
              <th scope="row">
                <Name row={row} />
              </th>
              {audiences.map(({ id, name }) =>
                row.audiences.includes(id) ? (
                  <td key={id} data-lit={lit(id)} data-name={name}>
                    <span className="visually-hidden">{covered}</span>
                  </td>
                ) : (
                  <td key={id} data-lit={lit(id)} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const Name = ({ row: { href, label } }: { row: CoverageRow }) =>
  href ? <Link href={href}>{label}</Link> : label

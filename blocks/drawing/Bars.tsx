import type { BarsDrawing } from '../../schemas/generated/types'
import styles from './Bars.module.css'
import shared from './Drawing.module.css'

/** Bars on a common scale, with labels that explain them. */
export function Bars({ figure }: { figure: BarsDrawing }) {
  const { from: start, to: end, ticks, rows, span, mark } = figure
  const percent = (value: number) => (100 * value) / (end - start)
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(({ label, value, from, to, mark: at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same words.
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              <span className={styles.track} aria-hidden="true">
                <i
                  style={{
                    insetInlineStart: `${percent(from - start)}%`,
                    width: `${percent(to - from)}%`,
                  }}
                />
                {at !== undefined && <b style={{ insetInlineStart: `${percent(at - start)}%` }} />}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.axis} aria-hidden="true">
        {ticks.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same word.
          <span key={index}>{label}</span>
        ))}
      </p>
      {(span || mark) && (
        <p className={shared.legend}>
          {span && (
            <span>
              <i /> {span}
            </span>
          )}
          {mark && (
            <span>
              <i className={styles.key} data-mark /> {mark}
            </span>
          )}
        </p>
      )}
    </>
  )
}

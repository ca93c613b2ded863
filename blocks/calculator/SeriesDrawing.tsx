import { clsx } from 'clsx'
import { useSite } from '../../engine/block-api'
import type { CalculatorBlock } from '../../schemas/generated/types'
import type { ComputedResult } from './calculate'
import { formatTick } from './figures'
import styles from './SeriesDrawing.module.css'
import { layoutSeries } from './series-layout'
import { writeFigure } from './write-result'

export interface SeriesDrawingProps {
  block: CalculatorBlock
  computed: ComputedResult
  values: number[]
}

/** The largest number of labels below the bars. */
const MAX_LABELS = 12

/** The values of a series as bars, and as a table for screen readers. */
export function SeriesDrawing({ block, computed, values }: SeriesDrawingProps) {
  const { language } = useSite()
  const { steps = [] } = block
  const { result, line } = computed
  const layout = layoutSeries(values, line)
  const every = Math.ceil(values.length / MAX_LABELS)
  return (
    <>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.axis}>
          {layout.ticks.map(({ value, at }) => (
            <span key={value} style={{ top: `${100 - at}%` }} suppressHydrationWarning>
              {formatTick(value, result, language)}
            </span>
          ))}
        </div>
        <div className={styles.bars}>
          {layout.ticks.map(({ value, at }) => (
            <i key={value} data-zero={value === 0} style={{ bottom: `${at}%` }} />
          ))}
          {layout.bars.map((bar, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity.
            <div key={index}>
              {bar && (
                <span
                  data-negative={bar.isNegative}
                  style={{ bottom: `${bar.from}%`, height: `${bar.size}%` }}
                />
              )}
            </div>
          ))}
          {layout.line !== undefined && (
            <b className={styles.line} style={{ bottom: `${layout.line}%` }} />
          )}
        </div>
        <div className={clsx(styles.labels, every > 1 && styles.sparse)}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps can have one label.
            <span key={index}>{index % every === 0 && step}</span>
          ))}
        </div>
      </div>
      {result.series?.line && line !== undefined && (
        <p className={styles.legend}>
          {result.series.line.label}{' '}
          <bdi suppressHydrationWarning>{writeFigure(line, result, { block, language })}</bdi>
        </p>
      )}
      <SeriesTable block={block} computed={computed} values={values} />
    </>
  )
}

function SeriesTable({ block, computed: { result }, values }: SeriesDrawingProps) {
  const { language } = useSite()
  return (
    <div className="visually-hidden">
      <table>
        <caption>{result.label}</caption>
        <tbody>
          {block.steps?.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps can have one label.
            <tr key={index}>
              <th scope="row">{step}</th>
              <td suppressHydrationWarning>
                {writeFigure(values[index] ?? Number.NaN, result, { block, language })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

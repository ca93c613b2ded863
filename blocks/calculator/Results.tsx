import { clsx } from 'clsx'
import { useId } from 'react'
import { ExampleBadge, useSite } from '../../engine/block-api'
import type { CalculatorBlock } from '../../schemas/generated/types'
import type { ComputedResult } from './calculate'
import styles from './Results.module.css'
import { SeriesDrawing } from './SeriesDrawing'
import { ShareBar } from './ShareBar'
import { writeFigure } from './write-result'

export interface ResultsProps {
  block: CalculatorBlock
  results: ComputedResult[]
}

/** The results that have a label. */
export function Results({ block, results }: ResultsProps) {
  const id = useId()
  return (
    <div className={styles.results}>
      <div className={styles.head}>
        <p className={styles.heading} id={id}>
          {block.resultsLabel}
        </p>
        {block.example && <ExampleBadge />}
      </div>
      <dl aria-labelledby={id}>
        {results.map(
          (computed) =>
            computed.result.label && (
              <Result key={computed.result.name} block={block} computed={computed} />
            ),
        )}
      </dl>
    </div>
  )
}

interface ResultProps {
  block: CalculatorBlock
  computed: ComputedResult
}

function Result({ block, computed }: ResultProps) {
  const { language } = useSite()
  const { result, value, values, state } = computed
  const isWide = values !== undefined || result.bar !== undefined || state !== undefined
  const isPossible = Number.isFinite(value)
  return (
    <div
      className={clsx(
        styles.result,
        result.emphasis && styles.main,
        (isWide || result.emphasis) && styles.wide,
      )}
    >
      <dt>{result.label}</dt>
      <dd>
        {values ? (
          <SeriesDrawing block={block} computed={computed} values={values} />
        ) : (
          <bdi
            className={clsx(styles.figure, !isPossible && styles.words)}
            suppressHydrationWarning
          >
            {writeFigure(value, result, { block, language })}
          </bdi>
        )}
        {state && (
          <p className={styles.state} data-mood={state.mood}>
            {state.label}
          </p>
        )}
        {result.bar && <ShareBar block={block} computed={computed} bar={result.bar} />}
      </dd>
    </div>
  )
}

import { useSite } from '../../engine/block-api'
import type { CalculatorBar, CalculatorBlock } from '../../schemas/generated/types'
import type { ComputedResult } from './calculate'
import { formatFigure } from './figures'
import styles from './ShareBar.module.css'
import { writeFigure } from './write-result'

export interface ShareBarProps {
  block: CalculatorBlock
  computed: ComputedResult
  bar: CalculatorBar
}

/** A bar that shows a result as a part of a whole, with the percentage and the whole as text. */
export function ShareBar({ block, computed, bar }: ShareBarProps) {
  const { language } = useSite()
  const { result, value, whole = Number.NaN } = computed
  const share = whole > 0 ? (100 * value) / whole : Number.NaN
  const isPossible = Number.isFinite(share)
  return (
    <div className={styles.bar}>
      <div className={styles.track} aria-hidden="true">
        {isPossible && (
          <span
            data-over={share > 100}
            style={{ width: `${Math.min(Math.max(share, 0), 100)}%` }}
          />
        )}
      </div>
      <bdi suppressHydrationWarning>
        {isPossible && formatFigure(share, { unit: '%', decimals: 0 }, language)}
      </bdi>
      <span>
        {bar.label}{' '}
        <bdi suppressHydrationWarning>{writeFigure(whole, result, { block, language })}</bdi>
      </span>
    </div>
  )
}

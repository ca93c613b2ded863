import { useSite } from '../../engine/block-api'
import type { BridgeDrawing } from '../../schemas/generated/types'
import styles from './Bridge.module.css'
import { buildBridge } from './running-total'

/** A start value, the changes to it, and the result. */
export function Bridge({ figure }: { figure: BridgeDrawing }) {
  const { format } = new Intl.NumberFormat(useSite().language, { maximumFractionDigits: 6 })
  const render = (amount: number, isTotal: boolean) =>
    `${amount < 0 ? '−' : isTotal ? '' : '+'}${format(Math.abs(amount))}`
  return (
    <dl className={styles.rows}>
      {buildBridge(figure).map(({ label, amount, isTotal, left, width }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same name.
        <div key={index} data-total={isTotal || undefined} data-less={amount < 0 || undefined}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.track} aria-hidden="true">
              <i style={{ insetInlineStart: `${left}%`, width: `${width}%` }} />
            </span>
            <bdi>{render(amount, isTotal)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

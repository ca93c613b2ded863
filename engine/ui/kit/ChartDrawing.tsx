/** The drawings of charts. They are hidden from screen readers, which read the table. */
import type { ChartDrawing, ChartPart, ChartTick } from '../../core/page/chart'
import styles from './ContentChart.module.css'

interface DrawingProps {
  drawing: ChartDrawing
}

/** Lines, areas or bars, with the scale of their values. */
export function ChartPlot({ drawing: { parts, ticks, labels } }: DrawingProps) {
  return (
    <>
      {parts.length > 1 && <Legend parts={parts} />}
      <div className={styles.plot}>
        <div className={styles.ticks}>
          {ticks.map(({ at, text }) => (
            <span key={at} style={{ marginBlockEnd: `calc(${at} * var(--plot-height))` }}>
              {text}
            </span>
          ))}
        </div>
        <Box parts={parts} ticks={ticks} />
        <div className={styles.labels}>
          {labels.map(({ at, text, isMinor }) => (
            <span
              key={at}
              className={isMinor ? styles.minor : undefined}
              data-edge={EDGES.get(at)}
              style={{ insetInlineStart: `${100 * at}%` }}
            >
              {text}
            </span>
          ))}
        </div>
      </div>
    </>
  )
}

const EDGES = new Map([
  [0, 'start'],
  [1, 'end'],
])

function Legend({ parts }: { parts: ChartPart[] }) {
  return (
    <ul className={styles.legend}>
      {parts.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: series have no other identity.
        <li key={index} data-part={index + 1}>
          <Swatch />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Box({ parts, ticks }: Pick<ChartDrawing, 'parts' | 'ticks'>) {
  return (
    <svg className={styles.box} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.rule} d={drawRules(ticks.filter(({ isZero }) => !isZero))} />
      {parts.map(({ path, area }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: series have no other identity.
        <g key={index} data-part={index + 1}>
          {area && <path className={styles.area} d={area} />}
          <path className={styles.part} d={path} />
        </g>
      ))}
      <path className={styles.zero} d={drawRules(ticks.filter(({ isZero }) => isZero))} />
    </svg>
  )
}

function drawRules(ticks: ChartTick[]): string {
  return ticks.map(({ at }) => `M0,${100 * (1 - at)}H100`).join('')
}

/** The shares of a whole, with their values. */
export function ChartDonut({ drawing: { parts } }: DrawingProps) {
  return (
    <div className={styles.donut}>
      <svg className={styles.ring} viewBox="-50 -50 100 100" aria-hidden="true">
        {parts.map(({ path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shares have no other identity.
          <path key={index} data-part={index + 1} className={styles.part} d={path} />
        ))}
      </svg>
      <ul className={styles.shares}>
        {parts.map(({ name, value, share }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shares have no other identity.
          <li key={index} data-part={index + 1}>
            <Swatch />
            <span>{name}</span>
            <span className={styles.value}>{value}</span>
            <span className={styles.share}>{share}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The look of a series or share, in a legend. */
function Swatch() {
  return (
    <svg className={styles.swatch} viewBox="0 0 28 12" aria-hidden="true">
      <path className={styles.line} d="M1,6H27" />
      <path className={styles.square} d="M8,1h10v10h-10Z" />
    </svg>
  )
}

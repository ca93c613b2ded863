/** The drawings of charts. They are hidden from screen readers, which read the table. */
import type { CSSProperties } from 'react'
import type { ChartDrawing, ChartLabel, ChartTick } from '../../core/page/chart'
import styles from './ContentChart.module.css'

interface DrawingProps {
  drawing: ChartDrawing
}

/** Lines or areas, with the scale of their values. */
export function ChartLines({ drawing }: DrawingProps) {
  return (
    <>
      <Legend drawing={drawing} isLine />
      <Plot drawing={drawing} />
    </>
  )
}

/** Bars, which stand or lie, with the scale of their values. */
export function ChartBars({ drawing }: DrawingProps) {
  return (
    <>
      <Legend drawing={drawing} />
      {drawing.isLying ? <LyingPlot drawing={drawing} /> : <Plot drawing={drawing} />}
    </>
  )
}

function Plot({ drawing }: DrawingProps) {
  const { ticks, labels } = drawing
  return (
    <div className={styles.plot}>
      <div className={styles.ticks}>
        {ticks.map(({ at, text }) => (
          <span key={at} style={{ marginBlockEnd: `calc(${at} * var(--plot-height))` }}>
            {text}
          </span>
        ))}
      </div>
      <Box drawing={drawing} />
      <Labels labels={labels} />
    </div>
  )
}

function LyingPlot({ drawing }: DrawingProps) {
  const { parts, ticks, labels } = drawing
  // Narrow charts show every second tick, and zero.
  const zero = ticks.findIndex(({ isZero }) => isZero)
  const isMinor = (index: number) => (index - zero) % 2 !== 0
  const height = `${labels.length * (parts.length + 1)}rem`
  return (
    <div className={styles.plot}>
      <div className={styles.rows} style={{ minHeight: height }}>
        {labels.map(({ at, text }) => (
          <span key={at}>{text}</span>
        ))}
      </div>
      <Box drawing={drawing} />
      <Labels labels={ticks.map((tick, index) => ({ ...tick, isMinor: isMinor(index) }))} />
    </div>
  )
}

function Labels({ labels }: { labels: ChartLabel[] }) {
  const major = labels.filter(({ isMinor }) => !isMinor)
  const counts = { '--labels': labels.length, '--major': major.length } as CSSProperties
  return (
    <div className={styles.labels} style={counts}>
      {labels.map(({ at, text, isMinor }) => (
        <span
          key={at}
          className={isMinor ? styles.minor : undefined}
          data-edge={EDGES.get(at)}
          style={{ insetInlineStart: `${100 * at}%` }}
        >
          <bdi>{text}</bdi>
        </span>
      ))}
    </div>
  )
}

const EDGES = new Map([
  [0, 'start'],
  [1, 'end'],
])

function Box({ drawing: { parts, ticks, isLying } }: DrawingProps) {
  const draw = (lines: ChartTick[]) =>
    lines.map(({ at }) => (isLying ? `M${100 * at},0V100` : `M0,${100 * (1 - at)}H100`)).join('')
  return (
    <div className={styles.box}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.rule} d={draw(ticks.filter(({ isZero }) => !isZero))} />
        {parts.map(({ path, area, texture }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: series have no other identity.
          <g key={index} data-part={index + 1}>
            {area && <path className={styles.area} d={area} />}
            <path className={styles.part} d={path} />
            {texture && <path className={styles.texture} d={texture} />}
          </g>
        ))}
        <path className={styles.zero} d={draw(ticks.filter(({ isZero }) => isZero))} />
      </svg>
    </div>
  )
}

/** The names of several series. That of a single series is in the caption. */
function Legend({ drawing: { parts }, isLine }: DrawingProps & { isLine?: boolean }) {
  if (parts.length === 1) return null
  return (
    <ul className={styles.legend}>
      {parts.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: series have no other identity.
        <li key={index} data-part={index + 1}>
          {isLine ? (
            <svg className={styles.sample} viewBox="0 0 28 12" aria-hidden="true">
              <path className={styles.part} d="M1,6H27" />
            </svg>
          ) : (
            <Swatch lines={index < 2 ? 0 : 2} />
          )}
          {name}
        </li>
      ))}
    </ul>
  )
}

/** The shares of a whole, with their values. */
export function ChartDonut({ drawing: { parts, unit } }: DrawingProps) {
  const isPercent = unit === '%'
  return (
    <div className={styles.donut}>
      <svg className={styles.ring} viewBox="-50 -50 100 100" aria-hidden="true">
        {parts.map(({ path, texture }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shares have no other identity.
          <g key={index} data-part={index + 1}>
            <path className={styles.part} d={path} />
            {texture && <path className={styles.texture} d={texture} />}
          </g>
        ))}
      </svg>
      <ul className={styles.shares}>
        {parts.map(({ name, value, share }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shares have no other identity.
          <li key={index} data-part={index + 1}>
            <Swatch lines={index} />
            <span>{name}</span>
            {!isPercent && <span className={styles.value}>{value}</span>}
            <span className={styles.share}>{share}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The fill of a series or share, in a legend, with the number of lines on it. */
function Swatch({ lines }: { lines: number }) {
  const at = Array.from({ length: lines }, (_, index) => 1 + (10 * (index + 1)) / (lines + 1))
  return (
    <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
      <path className={styles.part} d="M1,1h10v10h-10Z" />
      {lines > 0 && (
        <path className={styles.texture} d={at.map((y) => `M1,${y.toFixed(2)}h10`).join('')} />
      )}
    </svg>
  )
}

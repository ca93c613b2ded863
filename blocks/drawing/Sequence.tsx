import type { SequenceDrawing, SequenceStep } from '../../schemas/generated/types'
import styles from './Sequence.module.css'

/** A sequence diagram: arrows between the parties' lifelines, or a list on narrow screens. */
export function Sequence({ figure: { parties, steps } }: { figure: SequenceDrawing }) {
  return (
    <div className={styles.sequence} style={{ '--parties': parties.length } as object}>
      <ul className={styles.parties}>
        {parties.map((party, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parties never change.
          <li key={index}>{party}</li>
        ))}
      </ul>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step may come again.
          <Step key={index} step={step} parties={parties} />
        ))}
      </ol>
    </div>
  )
}

function Step({ step: { from, to, text }, parties }: { step: SequenceStep; parties: string[] }) {
  const [start, end] = [parties.indexOf(from), parties.indexOf(to)]
  const column = `${Math.min(start, end) + 1} / ${Math.max(start, end) + 2}`
  const span = Math.abs(end - start) + 1
  return (
    <li
      data-back={end < start || undefined}
      style={{ '--column': column, '--span': span } as object}
    >
      <p className={styles.ends}>
        {from} <span className={styles.arrow}>→</span> {to}
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  )
}

import type { ChainDrawing } from '../../schemas/generated/types'
import styles from './Chain.module.css'

/** Parties in a column, showing what each one passes to its neighbours. */
export function Chain({ figure: { parties } }: { figure: ChainDrawing }) {
  return (
    <ol className={styles.chain}>
      {parties.map(({ label, note, forward, back, focus }, index) => {
        const next = parties[index + 1]?.label
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parties may have the same name.
          <li key={index}>
            <p className={styles.party} data-focus={focus || undefined}>
              <strong>{label}</strong> {note && <span>{note}</span>}
            </p>
            {next && (
              <div className={styles.links}>
                {forward && <Arrow from={label} to={next} text={forward} />}
                {back && <Arrow from={next} to={label} text={back} isBack />}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface ArrowProps {
  from: string
  to: string
  text: string
  isBack?: boolean
}

function Arrow({ from, to, text, isBack = false }: ArrowProps) {
  return (
    <p className={isBack ? styles.back : styles.forward}>
      <span className="visually-hidden">{`${from} → ${to}: `}</span>
      {text}
    </p>
  )
}

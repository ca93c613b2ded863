import { RichText, Section } from '../../engine/block-api'
import type { StepsBlock } from '../../schemas/generated/types'
import styles from './Steps.module.css'

/** A numbered sequence along a thin line. */
export function Steps({ block }: { block: StepsBlock }) {
  return (
    <Section block={block} className={styles.section}>
      <ol className={styles.steps}>
        {block.items.map(({ title, text, note }) => (
          <li key={title}>
            <h3>{title}</h3>
            {note && <p className={styles.note}>{note}</p>}
            <p className={styles.text}>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

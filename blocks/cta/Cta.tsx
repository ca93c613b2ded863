import { useId } from 'react'
import { Actions, RichText } from '../../engine/block-api'
import type { CtaBlock } from '../../schemas/generated/types'
import styles from './Cta.module.css'

/** A full-width call to action. */
export function Cta({ block }: { block: CtaBlock }) {
  const { eyebrow, title, text, actions } = block
  const id = useId()
  return (
    <section className={styles.cta} aria-labelledby={id}>
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
        {text && (
          <p className={styles.text}>
            <RichText text={text} />
          </p>
        )}
      </div>
      <Actions items={actions} />
    </section>
  )
}

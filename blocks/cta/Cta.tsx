import { clsx } from 'clsx'
import { useId } from 'react'
import { Actions, RichText } from '../../engine/block-api'
import type { CtaBlock } from '../../schemas/generated/types'
import styles from './Cta.module.css'
import './CtaLayouts.rare.css'

/** A full-width call to action. */
export function Cta({ block }: { block: CtaBlock }) {
  const { eyebrow, title, text, actions, layout } = block
  const id = useId()
  const words = text && (
    <p className={styles.text}>
      <RichText text={text} />
    </p>
  )
  const isSplit = layout === 'split'
  return (
    <section
      className={clsx(styles.cta, layout !== 'standard' && `cta-${layout}`)}
      aria-labelledby={id}
    >
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
        {!isSplit && words}
      </div>
      {isSplit ? (
        <div>
          {words}
          <Actions items={actions} />
        </div>
      ) : (
        <Actions items={actions} />
      )}
    </section>
  )
}

import { useId } from 'react'
import { Actions, BlockView, Picture, RichText } from '../../engine/block-api'
import type { HeroBlock } from '../../schemas/generated/types'
import styles from './Hero.module.css'

/** The opening of a page, with its level-1 heading. */
export function Hero({ block }: { block: HeroBlock }) {
  const { eyebrow, title, text, actions, picture, aside } = block
  const id = useId()
  return (
    <section className={picture || aside ? styles.pictured : styles.hero} aria-labelledby={id}>
      <div className={styles.words}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 id={id}>{title}</h1>
        {text && (
          <p className={styles.lead}>
            <RichText text={text} />
          </p>
        )}
        <Actions items={actions} />
      </div>
      {aside && (
        <div className={styles.aside}>
          <BlockView block={aside} />
        </div>
      )}
      {picture && !aside && (
        <Picture
          picture={picture}
          className={styles.picture}
          sizes="(min-width: 36rem) 32.5rem, calc(100vw - 2.5rem)"
        />
      )}
    </section>
  )
}

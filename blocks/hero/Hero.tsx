import { clsx } from 'clsx'
import { useId } from 'react'
import { Actions, BlockView, Picture, RichText } from '../../engine/block-api'
import type { HeroBlock } from '../../schemas/generated/types'
import './Behind.rare.css'
import styles from './Hero.module.css'

/** The opening section of a page, with its level-1 heading. */
export function Hero({ block }: { block: HeroBlock }) {
  const { eyebrow, title, text, actions, picture, aside } = block
  const id = useId()
  const behind = !aside && block.picturePlace === 'behind' ? picture : undefined
  const beside = aside || behind ? undefined : picture
  return (
    <section
      className={clsx(beside || aside ? styles.pictured : styles.hero, behind && 'hero-behind')}
      aria-labelledby={id}
    >
      {behind && (
        // On phones, the picture ends where the text starts, and its sides are cropped slightly.
        <Picture
          picture={{ ...behind, caption: undefined }}
          className="hero-back"
          sizes="max(100vw, 36rem)"
        />
      )}
      <div className={styles.words}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 id={id}>{title}</h1>
        {text && (
          <p className={styles.lead}>
            <RichText text={text} />
          </p>
        )}
        <Actions items={actions} />
        {behind?.caption && <small>{behind.caption}</small>}
      </div>
      {aside && (
        <div className={styles.aside}>
          <BlockView block={aside} />
        </div>
      )}
      {beside && (
        <Picture
          picture={beside}
          className={styles.picture}
          sizes="(min-width: 36rem) 32.5rem, calc(100vw - 2.5rem)"
        />
      )}
    </section>
  )
}

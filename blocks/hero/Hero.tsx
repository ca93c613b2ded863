import { clsx } from 'clsx'
import { useId } from 'react'
import { Actions, BlockView, Picture, RichText } from '../../engine/block-api'
import type { HeroBlock } from '../../schemas/generated/types'
import './Behind.rare.css'
import './HeroCentred.rare.css'
import './HeroColumns.rare.css'
import './HeroCompact.rare.css'
import './HeroFullBleed.rare.css'
import './HeroSmallPicture.rare.css'
import styles from './Hero.module.css'

/** The widths of the picture next to the text or below it. */
const SIZES: Record<HeroBlock['layout'], string> = {
  standard: '(min-width: 36rem) 34rem, calc(100vw - 2.5rem)',
  compact: '(min-width: 36rem) 34rem, calc(100vw - 2.5rem)',
  centred: '(min-width: 75rem) 72.5rem, calc(100vw - 2.5rem)',
  'full-bleed': '100vw',
}

/** The opening section of a page, with its level-1 heading. */
export function Hero({ block }: { block: HeroBlock }) {
  const { eyebrow, title, text, actions, picture, aside, picturePlace } = block
  const id = useId()
  const layout = aside || picture || block.layout !== 'standard' ? block.layout : 'compact'
  const isStacked = layout === 'centred' || layout === 'full-bleed'
  const behind = !aside && !isStacked && picturePlace === 'behind' ? picture : undefined
  const beside = aside || behind ? undefined : picture
  return (
    <section
      className={clsx(
        (beside || aside) && !isStacked ? styles.pictured : styles.hero,
        behind && 'hero-behind',
        layout !== 'standard' && `hero-${layout}`,
        layout === 'compact' && picture && 'hero-small-picture',
        (layout === 'full-bleed' || (layout === 'compact' && !picture && !aside)) && 'hero-columns',
      )}
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
      {beside && <Picture picture={beside} className={styles.picture} sizes={SIZES[layout]} />}
    </section>
  )
}

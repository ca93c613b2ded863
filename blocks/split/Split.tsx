import { clsx } from 'clsx'
import { Actions, Content, Picture, RichText, Section } from '../../engine/block-api'
import type { SplitBlock } from '../../schemas/generated/types'
import styles from './Split.module.css'

const SIZES = '(min-width: 75rem) 34rem, (min-width: 48rem) 45vw, calc(100vw - 2.5rem)'
const FEATURE_SIZES = '(min-width: 75rem) 41rem, (min-width: 48rem) 55vw, calc(100vw - 2.5rem)'

/** Text next to a picture or a list of points. */
export function Split({ block }: { block: SplitBlock }) {
  const { content, actions, picture, points, side, layout } = block
  const isFeature = layout === 'feature' && picture !== undefined
  return (
    <Section block={block} className={clsx(styles[side], isFeature && styles.feature)}>
      {(content || actions.length > 0) && (
        <div className={styles.more}>
          {content && <Content content={content} />}
          <Actions items={actions} />
        </div>
      )}
      {(picture || points.length > 0) && (
        <div className={styles.aside}>
          {picture && <Picture picture={picture} sizes={isFeature ? FEATURE_SIZES : SIZES} />}
          {points.length > 0 && (
            <dl className={styles.points}>
              {points.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    <RichText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </Section>
  )
}

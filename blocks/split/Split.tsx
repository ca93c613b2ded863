import { Actions, Content, Picture, RichText, Section } from '../../engine/block-api'
import type { SplitBlock } from '../../schemas/generated/types'
import styles from './Split.module.css'

/** Text next to a picture or a list of points. */
export function Split({ block }: { block: SplitBlock }) {
  const { content, actions, picture, points, side } = block
  return (
    <Section block={block} className={styles[side]}>
      {(content || actions.length > 0) && (
        <div className={styles.more}>
          {content && <Content content={content} />}
          <Actions items={actions} />
        </div>
      )}
      {(picture || points.length > 0) && (
        <div className={styles.aside}>
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 75rem) 34rem, (min-width: 48rem) 45vw, calc(100vw - 2.5rem)"
            />
          )}
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

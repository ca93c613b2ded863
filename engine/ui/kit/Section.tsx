import type { ReactNode } from 'react'
import { useId } from 'react'
import { PlainText } from './PlainText'
import { RichText } from './RichText'
import styles from './Section.module.css'

export interface SectionProps {
  block: { eyebrow?: string; title?: string; text?: string }
  className?: string
  children?: ReactNode
}

/** A section of a page: a heading with an eyebrow and text, followed by the content. */
export function Section({ block, className, children }: SectionProps) {
  const id = useId()
  const { eyebrow, title, text } = block
  const classes = className ? `${styles.section} ${className}` : styles.section
  if (title === undefined && eyebrow === undefined && text === undefined) {
    return <div className={classes}>{children}</div>
  }
  return (
    <section className={classes} aria-labelledby={title && id}>
      <div className={styles.head}>
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {title && (
            <h2 id={id}>
              <PlainText text={title} />
            </h2>
          )}
        </div>
        {text && (
          <p className={styles.text}>
            <RichText text={text} />
          </p>
        )}
      </div>
      {children}
    </section>
  )
}

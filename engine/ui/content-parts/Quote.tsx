import { clsx } from 'clsx'
import type { ContentPartProps } from '../context/registry'
import { RichText } from '../kit/RichText'
import styles from './Quote.module.css'

/** A quotation between paragraphs. Its children are the quoted text. */
export function Quote({ part: { source }, className, children }: ContentPartProps<'quote'>) {
  return (
    <blockquote className={clsx(styles.quote, className)}>
      {children}
      {source && (
        <footer>
          <RichText text={source} />
        </footer>
      )}
    </blockquote>
  )
}

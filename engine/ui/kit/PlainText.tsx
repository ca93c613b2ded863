import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { splitRanges } from '../../core/text/ranges'
import { useSite } from '../context/context'
import styles from './PlainText.module.css'

/**
 * Text without formatting. If the theme asks for it, the hyphen of a range of numbers is drawn as an
 * en dash; the text itself does not change.
 */
export function PlainText({ text }: { text: string }): ReactNode {
  if (useSite().look?.ranges !== 'dash') return text
  return splitRanges(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : (
        <span className={styles.range}>
          {part.from}
          <span className={styles.hyphen}>-</span>
          {part.to}
        </span>
      )}
    </Fragment>
  ))
}

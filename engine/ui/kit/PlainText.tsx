import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { splitRanges } from '../../core/text/ranges'
import { useSite } from '../context/context'
import styles from './PlainText.module.css'

/**
 * Text without formatting. If the theme asks for it, a range of numbers is drawn with an en dash; the
 * text itself keeps its hyphen.
 */
export function PlainText({ text }: { text: string }): ReactNode {
  if (useSite().look?.ranges !== 'dash') return text
  return splitRanges(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : (
        <span className={styles.range} data-drawn={`${part.from}–${part.to}`}>
          {`${part.from}-${part.to}`}
        </span>
      )}
    </Fragment>
  ))
}

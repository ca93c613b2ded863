import { hashText, RichText, useMessages } from '../../engine/block-api'
import type { NoticeBarBlock } from '../../schemas/generated/types'
import styles from './NoticeBar.module.css'

/** A notice above the header, which is shown until the visitor closes it or its text changes. */
export function NoticeBar({ block: { text } }: { block: NoticeBarBlock }) {
  const { noticeBar, dismissNotice } = useMessages()
  return (
    <section
      className={styles.bar}
      aria-label={noticeBar}
      data-dismissible={hashText(text).toString(36)}
    >
      <p>
        <RichText text={text} />
      </p>
      <button type="button" className={styles.close} aria-label={dismissNotice} data-dismiss />
    </section>
  )
}

import { RichText, useMessages } from '../../engine/block-api'
import type { FormBlock } from '../../schemas/generated/types'
import styles from './Form.module.css'
import outlined from './Outlined.module.css'

/**
 * Other ways to make contact. The submit button opens this note if only the script can send the
 * form and the script has not loaded. The note is a popover, which needs no script and keeps the
 * typed values.
 */
export function FormNote({ block, id }: { block: FormBlock; id: string }) {
  const { blockFailedText, closeNotice } = useMessages()
  const { noScript } = block
  return (
    <div popover="" id={id} aria-live="assertive" className={styles.note}>
      <p>{noScript ? <RichText text={noScript} /> : blockFailedText}</p>
      <button
        type="button"
        className={outlined.button}
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        {closeNotice}
      </button>
    </div>
  )
}

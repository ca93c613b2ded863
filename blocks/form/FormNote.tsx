import { RichText, useMessages } from '../../engine/block-api'
import type { FormBlock } from '../../schemas/generated/types'
import styles from './Form.module.css'
import outlined from './Outlined.module.css'

/**
 * What the button of a form opens that nothing but its script can send, as long as the script has
 * not come: how else to get in touch. A popover needs no script, and leaves what was typed alone.
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

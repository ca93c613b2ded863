import type { ComponentProps } from 'react'
import { useMessages } from '../../engine/block-api'
import type { FormBlock } from '../../schemas/generated/types'
import styles from './Form.module.css'
import rows from './Row.module.css'
import buttons from './TextButton.module.css'
import type { Steps } from './use-steps'

export interface FormButtonsProps {
  block: FormBlock
  steps: Steps
  submitting: boolean
  /** The attributes of the button that sends the form. */
  attributes: ComponentProps<'button'>
}

/** The button that sends the form or shows its next step, and one that shows the previous step. */
export function FormButtons({ block, steps, submitting, attributes }: FormButtonsProps) {
  const { formNext, formBack } = useMessages()
  const { shown } = steps
  const isLast = shown === undefined || shown === block.fields.length - 1
  const text = isLast ? block.submit : formNext
  const button = (
    <button
      {...attributes}
      className={styles.submit}
      disabled={submitting}
      onClick={(event) => {
        // The second click of a double click on "Next" must not send the form.
        if (shown !== undefined && isLast && event.detail > 1) event.preventDefault()
      }}
    >
      {submitting ? block.submitting : text}
    </button>
  )
  if (block.fields[0]?.type !== 'step') return button
  return (
    <div className={rows.row}>
      {button}
      {shown !== undefined && shown > 0 && (
        <button type="button" className={buttons.button} onClick={() => steps.show(shown - 1)}>
          {formBack}
        </button>
      )}
    </div>
  )
}

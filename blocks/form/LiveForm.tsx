import { useEffect, useId, useRef, useState } from 'react'
import type { FormBlock } from '../../schemas/generated/types'
import { FieldView } from './FieldView'
import { FileField } from './FileField'
import styles from './Form.module.css'
import { PrefillCards } from './PrefillCards'
import { useLiveForm } from './use-live-form'

/** A form that is sent. Its inputs keep their own values, so that typing renders nothing. */
export function LiveForm({ block }: { block: FormBlock }) {
  const { title, fields, prefill, submit, submitting: submittingLabel, layout, name } = block
  const [round, setRound] = useState(0)
  const { form, submitting, ref, onSubmit } = useLiveForm(block, () => setRound(round + 1))
  const [isAlive, setAlive] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => setAlive(true), [])
  useEffect(() => {
    // A disabled button lets go of the focus.
    if (round > 0 && document.activeElement === document.body) button.current?.focus()
  }, [round])
  return (
    <form ref={ref} className={styles[layout]} aria-label={name} noValidate onSubmit={onSubmit}>
      {prefill && <PrefillCards key={round} prefill={prefill} form={form} level={title ? 3 : 2} />}
      {fields.map((field) =>
        field.type === 'file' ? (
          <FileField key={field.name} field={field} resetKey={round} />
        ) : (
          <FieldView
            key={form.key(field.name)}
            field={field}
            id={`${id}-${field.name}`}
            input={form.getInputProps(field.name)}
            error={form.errors[field.name]}
          />
        ),
      )}
      <div className={styles.end}>
        {/* Before the form is alive a submit button would load the page anew. */}
        <button
          ref={button}
          type={isAlive ? 'submit' : 'button'}
          className={styles.submit}
          disabled={submitting}
          onClick={isAlive ? undefined : () => ref.current?.requestSubmit()}
        >
          {submitting ? submittingLabel : submit}
        </button>
      </div>
    </form>
  )
}

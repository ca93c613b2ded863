import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useAddressOf } from '../../engine/block-api'
import type { FormBlock } from '../../schemas/generated/types'
import { FieldView } from './FieldView'
import { FileField } from './FileField'
import styles from './Form.module.css'
import { FormConfirmation } from './FormConfirmation'
import { FormNote } from './FormNote'
import { FormSmallPrint } from './FormSmallPrint'
import { PrefillCards } from './PrefillCards'
import { useLiveForm } from './use-live-form'

/**
 * A form that is sent. Its inputs keep their own values, so that typing renders nothing. Until it
 * is alive the browser sends it by itself, or its button opens a note where that is impossible.
 */
export function LiveForm({ block }: { block: FormBlock }) {
  const { title, fields, prefill, submit, submitting: submittingLabel, layout, name } = block
  const { confirmation, smallPrint } = block
  const { form, submitting, ref, focus, round, sent, onSubmit } = useLiveForm(block)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const popover = `${id}note`
  const isAlive = useAlive(popover)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both can take the focus away.
  useEffect(() => {
    // A disabled button lets go of the focus, and so does a field that is emptied.
    if (isAlive && document.activeElement === document.body) button.current?.focus()
  }, [round, submitting])
  const native = resolveNative(block, useAddressOf())
  return (
    <form
      ref={ref}
      {...native}
      className={styles[layout]}
      aria-label={name}
      noValidate={isAlive}
      onSubmit={onSubmit}
    >
      {prefill && (
        <PrefillCards
          key={round}
          prefill={prefill}
          form={form}
          focus={focus}
          level={title ? 3 : 2}
        />
      )}
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
        <button
          ref={button}
          type={isAlive || native.action ? 'submit' : 'button'}
          popoverTarget={isAlive || native.action ? undefined : popover}
          className={styles.submit}
          disabled={submitting}
        >
          {submitting ? submittingLabel : submit}
        </button>
        {!native.action && <FormNote block={block} id={popover} />}
        {sent && confirmation && <FormConfirmation {...confirmation} />}
        {smallPrint && <FormSmallPrint text={smallPrint} />}
      </div>
    </form>
  )
}

/** How the browser sends the form by itself; the method `dialog` leads nowhere, by Enter too. */
function resolveNative({ transport }: FormBlock, addressOf: (href: string) => string) {
  return transport.type === 'http'
    ? { method: 'post', encType: 'multipart/form-data', action: addressOf(transport.url) }
    : { method: 'dialog' }
}

/** Whether React has taken over the HTML; closes the note that it may find open. */
function useAlive(note: string): boolean {
  const [isAlive, setAlive] = useState(false)
  // Before the clicks that came too early are repeated.
  useLayoutEffect(() => {
    const element = document.getElementById(note)
    if (element?.matches(':popover-open')) element.hidePopover()
    setAlive(true)
  }, [note])
  return isAlive
}

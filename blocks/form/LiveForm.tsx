import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useAddressOf } from '../../engine/block-api'
import styles from './Form.module.css'
import { FormButtons } from './FormButtons'
import { FormConfirmation } from './FormConfirmation'
import { FormNote } from './FormNote'
import { FormSmallPrint } from './FormSmallPrint'
import { FieldList } from './fields/FieldList'
import { PrefillCards } from './PrefillCards'
import { ServiceFields } from './services/ServiceFields'
import type { LiveBlock } from './services/services'
import { buildServiceAttributes } from './services/services'
import { UploadProgress } from './UploadProgress'
import { useLiveForm } from './use-live-form'
import { hasInnerFields } from './values/fields'

/**
 * A form that is sent to a receiver. Its inputs are uncontrolled, so that typing renders nothing.
 * Until hydration, the browser posts the form; if that is impossible, the button opens a note.
 */
export function LiveForm({ block }: { block: LiveBlock }) {
  const { title, fields, prefill, layout, name } = block
  const { confirmation, smallPrint } = block
  const { form, steps, submitting, upload, ref, focus, round, sent, onSubmit } = useLiveForm(block)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const popover = `${id}note`
  const isAlive = useAlive(popover)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both can take the focus away.
  useEffect(() => {
    // Moves the focus, because a disabled button and a cleared field lose it.
    if (isAlive && document.activeElement === document.body) button.current?.focus()
  }, [round, submitting])
  const level = title ? 3 : 2
  const { shown: step } = steps
  const cards = prefill && (
    <PrefillCards key={round} prefill={prefill} form={form} focus={focus} level={level} />
  )
  const cardStep = steps.find(prefill?.field)
  const native = resolveNative(block, useAddressOf())
  return (
    <form
      ref={ref}
      {...native}
      className={styles[layout]}
      aria-label={name}
      noValidate={isAlive || hasInnerFields(fields)}
      onSubmit={onSubmit}
    >
      {cardStep < 0 && cards}
      <FieldList {...{ fields, id, level, form, round, step, cards, cardStep }} />
      <ServiceFields transport={block.transport} isAlive={isAlive} id={id} />
      <div className={styles.end}>
        <FormButtons
          block={block}
          steps={steps}
          submitting={submitting}
          attributes={{
            ref: button,
            type: isAlive || native.action ? 'submit' : 'button',
            popoverTarget: isAlive || native.action ? undefined : popover,
          }}
        />
        {upload && <UploadProgress {...upload} />}
        {!native.action && <FormNote block={block} id={popover} />}
        {sent && confirmation && <FormConfirmation {...confirmation} />}
        {smallPrint && <FormSmallPrint text={smallPrint} />}
      </div>
    </form>
  )
}

/**
 * The attributes with which the browser posts the form without the script. The method `dialog`
 * sends nothing, even on Enter.
 */
function resolveNative({ transport }: LiveBlock, addressOf: (href: string) => string) {
  if (transport.type !== 'http' || transport.service?.needsScript) {
    return { method: 'dialog', action: undefined }
  }
  const action = addressOf(transport.url)
  const attributes = buildServiceAttributes(transport)
  return { ...attributes, method: 'post', encType: 'multipart/form-data', action }
}

/** `true` once the form is hydrated. Also closes a note that is still open. */
function useAlive(note: string): boolean {
  const [isAlive, setAlive] = useState(false)
  // A layout effect, so that it runs before the recorded clicks are replayed.
  useLayoutEffect(() => {
    const element = document.getElementById(note)
    if (element?.matches(':popover-open')) element.hidePopover()
    setAlive(true)
  }, [note])
  return isAlive
}

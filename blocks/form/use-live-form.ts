import { useForm } from '@mantine/form'
import type { FormEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useMessages, useToday } from '../../engine/block-api'
import type { FormBlock } from '../../schemas/generated/types'
import { TOKEN_NAME } from './form-token'
import type { LiveBlock } from './services/services'
import type { SubmissionEnd, Upload } from './use-form-submission'
import { useFormSubmission, useNativePost } from './use-form-submission'
import type { Steps } from './use-steps'
import { useSteps } from './use-steps'
import { validateForm } from './validate-form'
import type { FormValues } from './values/fields'
import { isList, listFields, listValueFields } from './values/fields'
import { findErrors } from './values/find-errors'
import { readValues } from './values/read-values'

export type FormState = Pick<
  ReturnType<typeof useForm<FormValues>>,
  'getInputProps' | 'getValues' | 'key' | 'setFieldValue'
>

export interface LiveFormState {
  form: FormState
  steps: Steps
  submitting: boolean
  upload: Upload | undefined
  ref: RefObject<HTMLFormElement | null>
  /** Focuses the field with this name. */
  focus: (name: string | undefined) => void
  /** The number of times the form has been sent. */
  round: number
  /** `true` from a successful submission until the visitor presses the button again. */
  sent: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Unsent values, keyed by form name. They are kept when a form leaves the page. */
const unsent = new Map<string, FormValues>()

/** The state of a form, and its submit handler. */
export function useLiveForm(block: LiveBlock): LiveFormState {
  const { fields } = block
  const messages = useMessages()
  const today = useToday() ?? ''
  const ref = useRef<HTMLFormElement>(null)
  const inputs = listValueFields(fields)
  const names = inputs.map(({ name }) => name)
  const [found] = useState(() => readTyped(block))
  const [typed, setTyped] = useState(false)
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState(false)
  useLeaveWarning(typed)
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: Object.fromEntries(inputs.map((field) => [field.name, isList(field) ? [] : ''])),
    validate: (values) => validateForm({ fields, values, messages, today }),
    onValuesChange: (values) => setTyped(names.some((name) => isFilled(values[name]))),
  })
  const { submitting: sending, upload, readToken, submit } = useFormSubmission(block)
  const posting = useNativePost(ref, block)
  const submitting = sending || posting

  const steps = useSteps(block, ref, (name) => focusInput(ref, name))
  const focus = (name: string | undefined) => {
    const index = steps.find(name)
    if (index < 0 || index === steps.shown) focusInput(ref, name)
    else steps.show(index, name)
  }
  const read = () => readValues(ref.current ?? undefined, fields)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads once what was typed before.
  useEffect(() => {
    const kept = unsent.get(block.name)
    unsent.delete(block.name)
    const shown = read()
    for (const { type, name } of inputs) {
      // A file field reads its files itself.
      if (type === 'file') continue
      const value = kept?.[name] ?? [shown[name], found[name]].find(isFilled)
      if (value === undefined || !isFilled(value)) continue
      const isShown = String(value) === String(shown[name])
      form.setFieldValue(name, value, { forceUpdate: !isShown })
    }
    return () => {
      const values = form.getValues()
      if (names.some((name) => isFilled(values[name]))) unsent.set(block.name, values)
    }
  }, [])

  const settle = (end: SubmissionEnd) => {
    if (end === 'sent') {
      unsent.delete(block.name)
      form.reset()
      setTyped(false)
      setRound((last) => last + 1)
      steps.restart()
      setSent(true)
    } else if (end !== 'kept') {
      form.setErrors(end)
      focus(names.find((name) => end[name]))
    }
  }

  return {
    form,
    steps,
    submitting,
    upload,
    ref,
    focus,
    round,
    sent,
    onSubmit(event) {
      event.preventDefault()
      const values = read()
      const step = fields[steps.shown ?? fields.length]
      if (step?.type === 'step' && step !== fields.at(-1)) {
        const days = { first: today, last: today }
        const errors = findErrors(step.fields, values, { messages, today: days })
        const broken = names.find((name) => errors[name])
        setSent(false)
        form.setErrors(errors)
        if (broken) focus(broken)
        else steps.show(fields.indexOf(step) + 1)
        return
      }
      const isIgnored = listFields(fields).some(
        (field) => field.type === 'decoy' && field.caught === 'ignore' && values[field.name] !== '',
      )
      if (submitting || isIgnored) return
      setSent(false)
      for (const [name, value] of Object.entries({ ...values, [TOKEN_NAME]: readToken() })) {
        form.setFieldValue(name, value, { forceUpdate: false })
      }
      form.onSubmit(
        (checked) => submit(checked, new FormData(ref.current ?? undefined)).then(settle),
        (errors) => focus(names.find((name) => errors[name])),
      )(event)
    },
  }
}

function focusInput(form: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  const found = name === undefined ? undefined : form.current?.elements.namedItem(name)
  const input = found instanceof RadioNodeList ? found[0] : found
  if (input instanceof HTMLElement) input.focus()
}

/**
 * While the form has unsent values, the browser asks for confirmation before it leaves the
 * document.
 */
function useLeaveWarning(typed: boolean): void {
  useEffect(() => {
    if (!typed) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [typed])
}

/**
 * Values already typed into the form in the document. React renders the form again if an extension,
 * such as a password manager, has added an element next to a field.
 */
function readTyped({ name, fields }: FormBlock): FormValues {
  if (typeof document === 'undefined') return {}
  const shown = [...document.forms].find((element) => element.ariaLabel === name)
  return readValues(shown, fields)
}

function isFilled(value: string | string[] | undefined): boolean {
  return value !== undefined && value.length > 0
}

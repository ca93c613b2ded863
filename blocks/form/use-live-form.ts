import { schemaResolver, useForm } from '@mantine/form'
import type { FormEvent, RefObject } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../engine/block-api'
import type { FormBlock } from '../../schemas/generated/types'
import type { FormValues } from './form-schema'
import { buildFormSchema, listValueFields } from './form-schema'
import { TOKEN_NAME } from './form-token'
import type { SubmissionEnd } from './use-form-submission'
import { useFormSubmission, useNativePost } from './use-form-submission'

export type FormState = Pick<
  ReturnType<typeof useForm<FormValues>>,
  'getInputProps' | 'getValues' | 'key' | 'errors' | 'setFieldValue'
>

export interface LiveFormState {
  form: FormState
  submitting: boolean
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
export function useLiveForm(block: FormBlock): LiveFormState {
  const { fields } = block
  const messages = useMessages()
  const ref = useRef<HTMLFormElement>(null)
  const schema = useMemo(() => buildFormSchema(fields, messages), [fields, messages])
  const names = listValueFields(fields).map(({ name }) => name)
  const [found] = useState(() => readTyped(block.name, names))
  const [typed, setTyped] = useState(false)
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState(false)
  useLeaveWarning(typed)
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: Object.fromEntries([...names, TOKEN_NAME].map((name) => [name, ''])),
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: (values) => setTyped(names.some((name) => values[name] !== '')),
  })
  const { submitting: sending, readToken, submit } = useFormSubmission(block)
  const posting = useNativePost(ref, block)
  const submitting = sending || posting

  const inputOf = (name: string) => ref.current?.elements.namedItem(name)
  const focus = (name: string | undefined) => {
    const input = name === undefined ? undefined : inputOf(name)
    if (input instanceof HTMLElement) input.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads once what was typed before.
  useEffect(() => {
    const kept = unsent.get(block.name)
    unsent.delete(block.name)
    for (const name of names) {
      const shown = readValue(inputOf(name))
      const value = kept?.[name] ?? (shown || found[name] || '')
      if (value !== '') form.setFieldValue(name, value, { forceUpdate: value !== shown })
    }
    return () => {
      const values = form.getValues()
      if (names.some((name) => values[name] !== '')) unsent.set(block.name, values)
    }
  }, [])

  const settle = (end: SubmissionEnd) => {
    if (end === 'sent') {
      unsent.delete(block.name)
      form.reset()
      setTyped(false)
      setRound((last) => last + 1)
      setSent(true)
    } else if (end !== 'kept') {
      form.setFieldError(end.field, end.message)
      focus(end.field)
    }
  }

  return {
    form,
    submitting,
    ref,
    focus,
    round,
    sent,
    onSubmit(event) {
      event.preventDefault()
      const decoys = fields.filter((field) => field.type === 'decoy')
      const isIgnored = decoys.some(
        ({ name, caught }) => caught === 'ignore' && readValue(inputOf(name)),
      )
      if (submitting || isIgnored) return
      setSent(false)
      for (const { name } of decoys) {
        form.setFieldValue(name, readValue(inputOf(name)), { forceUpdate: false })
      }
      form.setFieldValue(TOKEN_NAME, readToken(), { forceUpdate: false })
      form.onSubmit(
        (values) => submit(values).then(settle),
        (errors) => focus(names.find((name) => errors[name])),
      )(event)
    },
  }
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
function readTyped(form: string, names: string[]): Partial<Record<string, string>> {
  if (typeof document === 'undefined') return {}
  const shown = [...document.forms].find((element) => element.ariaLabel === form)
  return Object.fromEntries(names.map((name) => [name, readValue(shown?.elements.namedItem(name))]))
}

function readValue(input: Element | RadioNodeList | null | undefined): string {
  return input && 'value' in input ? String(input.value) : ''
}

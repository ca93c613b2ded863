import { Box } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { SelectedText } from '../../../core/editing/rich-text-edit'
import type { FieldInfo } from '../parts/field-props'
import { FormContext, useForm } from '../parts/form-state'
import type { Slot } from '../parts/slot'
import { PickField } from './PickField'

const SCHEMA = { type: 'string', meaning: 'href' }
const CONTROL = { kind: 'pick', meaning: 'href', isOpen: true } as const

/** What precedes the target in the text for which the server lists choices. */
const START = '[x]('

interface LinkTargetProps {
  /** The field of the text. */
  field: FieldInfo
  slot: Slot
  /** The text, with the link's target selected. */
  selected: SelectedText
  onChange: (selected: SelectedText) => void
  /** `isDone` is `true` if the author goes back to the text. */
  onClose: (isDone: boolean) => void
}

/** The target of a link in a rich text: a page of the list, or what the author types. */
export function LinkTarget({ field, slot, selected, onChange, onClose }: LinkTargetProps) {
  const root = useRef<HTMLDivElement>(null)
  const form = useTargetForm()
  useLayoutEffect(() => {
    const input = root.current?.querySelector('input')
    input?.focus()
    // Selects the target, and opens the list.
    input?.click()
  }, [])
  const { text, start, end } = selected
  const target: Slot = {
    pointer: slot.pointer,
    value: text.slice(start, end),
    set: (value) =>
      onChange({
        text: `${text.slice(0, start)}${value}${text.slice(end)}`,
        start,
        end: start + String(value).length,
      }),
  }
  const info = {
    label: `Link in ${field.label}`,
    description: 'A page of the list, or an address. Enter returns to the text.',
    isRequired: false,
    control: CONTROL,
    schema: SCHEMA,
  }
  return (
    <Box
      ref={root}
      onKeyDown={(event) => {
        if (!isFinal(event)) return
        event.preventDefault()
        onClose(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose(false)
      }}
    >
      <FormContext value={form}>
        <PickField field={info} control={CONTROL} slot={target} />
      </FormContext>
    </Box>
  )
}

/** The form, with the choices for the target of a link in a text. */
function useTargetForm() {
  const form = useForm()
  return useMemo(() => {
    const choices: typeof form.host.choices = async (pointer, query, from) => {
      const { items, total } = await form.host.choices(pointer, START + query, from)
      return {
        items: items.map((one) => ({ ...one, value: one.value.slice(START.length) })),
        total,
      }
    }
    // The messages are at the text.
    return { ...form, problems: [], host: { ...form.host, choices } }
  }, [form])
}

/** Enter with a chosen page chooses it, and Escape closes an open list first. */
function isFinal({ key, target }: KeyboardEvent): boolean {
  const input = target as HTMLInputElement
  if (key === 'Enter') return !input.hasAttribute('aria-activedescendant')
  return key === 'Escape' && input.getAttribute('aria-expanded') !== 'true'
}

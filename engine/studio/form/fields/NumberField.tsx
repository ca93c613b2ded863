import { TextInput } from '@mantine/core'
import type { Control } from '../../../core/editing/control'
import type { FieldProps } from '../parts/field-props'
import { useInput } from '../parts/use-input'
import { useTyped } from '../parts/use-typed'

type NumberControl = Extract<Control, { kind: 'number' }>

/** A number. An unfinished number, such as `-`, is not sent. */
export function NumberField({ field, control, slot }: FieldProps<NumberControl>) {
  const input = useInput(field, slot)
  const { value, set, clear } = slot
  const isSendable = (text: string) => (text === '' ? clear !== undefined : isNumber(text, control))
  const typed = useTyped(typeof value === 'number' ? String(value) : '', (text) => {
    if (!isSendable(text)) return undefined
    if (text === '') clear?.()
    else set(Number(text))
    return text && String(Number(text))
  })
  const hint = control.isInteger ? 'Enter a whole number.' : 'Enter a number, such as 1.5.'
  return (
    <TextInput
      {...input}
      inputMode={control.isInteger && (control.minimum ?? -1) >= 0 ? 'numeric' : 'text'}
      error={isSendable(typed.text) || typed.text === '' ? input.error : hint}
      placeholder={typeof field.default === 'number' ? String(field.default) : undefined}
      ref={typed.ref}
      value={typed.text}
      onChange={({ currentTarget }) => typed.type(currentTarget.value)}
    />
  )
}

/** Returns `true` for a finished number that JSON can contain. */
function isNumber(text: string, { isInteger }: NumberControl): boolean {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return isInteger ? Number.isSafeInteger(number) : Number.isFinite(number)
}

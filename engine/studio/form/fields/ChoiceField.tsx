import { NativeSelect } from '@mantine/core'
import type { Choice, Control } from '../../../core/editing/control'
import type { FieldProps } from '../parts/field-props'
import { useInput } from '../parts/use-input'

type ChoiceControl = Extract<Control, { kind: 'choices' }>

/** One of several values. The first option of an optional property removes it. */
export function ChoiceField({ field, control: { choices }, slot }: FieldProps<ChoiceControl>) {
  const input = useInput(field, slot)
  const { value, set, clear } = slot
  const options = choices.map(({ value: one, label }) => ({ value: String(one), label }))
  const isOffered = clear !== undefined || value === undefined
  return (
    <NativeSelect
      {...input}
      data={isOffered ? [{ value: '', label: describeNone(field, choices) }, ...options] : options}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((choice) => String(choice.value) === currentTarget.value)
        if (chosen) set(chosen.value)
        else clear?.()
      }}
    />
  )
}

/** The text for a missing value. */
function describeNone({ default: value, isRequired }: FieldProps['field'], choices: Choice[]) {
  const label = choices.find((choice) => choice.value === value)?.label
  if (label !== undefined) return `Default: ${label}`
  return isRequired ? 'Choose …' : 'Not set'
}

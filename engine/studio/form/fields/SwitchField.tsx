import { Switch } from '@mantine/core'
import type { Control } from '../../../core/editing/control'
import type { FieldProps } from '../parts/field-props'
import { useInput } from '../parts/use-input'

type SwitchControl = Extract<Control, { kind: 'switch' }>

/** A value that is on or off. The default is not written. */
export function SwitchField({ field, control: { on }, slot }: FieldProps<SwitchControl>) {
  const { required: _, ...input } = useInput(field, slot)
  const { value = field.default ?? !on, set, clear } = slot
  return (
    <Switch
      {...input}
      checked={value === on}
      onChange={({ currentTarget: { checked } }) => {
        const next = checked ? on : !on
        if (clear && next === (field.default ?? !on)) clear()
        else set(next)
      }}
    />
  )
}

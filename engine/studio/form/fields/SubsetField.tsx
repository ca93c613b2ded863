import { Checkbox, Group } from '@mantine/core'
import type { Control } from '../../../core/editing/control'
import type { FieldProps } from '../parts/field-props'
import { useInput } from '../parts/use-input'

type SubsetControl = Extract<Control, { kind: 'subset' }>

/** Any number of several values, in the order in which they are checked. */
export function SubsetField({ field, control: { choices }, slot }: FieldProps<SubsetControl>) {
  const input = useInput(field, slot)
  const value = slot.value ?? field.default
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <Checkbox.Group
      {...input}
      value={chosen}
      onChange={(next) => {
        const find = (one: string) => choices.find((choice) => String(choice.value) === one)?.value
        if (next.length === 0 && slot.clear) slot.clear()
        else slot.set(next.map(find))
      }}
    >
      <Group mt="xs">
        {choices.map((choice) => (
          <Checkbox key={choice.label} value={String(choice.value)} label={choice.label} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

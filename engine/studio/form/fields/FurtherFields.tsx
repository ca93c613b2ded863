import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { GroupControl } from '../../../core/editing/control'
import { describeControl } from '../../../core/editing/control'
import { isObject } from '../../../core/editing/form-fields'
import { resolveSchema } from '../../../core/editing/form-schema'
import { buildNewValue } from '../../../core/editing/values'
import type { FieldInfo } from '../parts/field-props'
import { useForm } from '../parts/form-state'
import type { Slot } from '../parts/slot'
import { openProperty } from '../parts/slot'

interface FurtherProps {
  field: FieldInfo
  further: NonNullable<GroupControl['further']>
  slot: Slot
}

/** The values whose names the author chooses. */
export function FurtherFields({ field, further, slot }: FurtherProps) {
  const { Field, host, definitions } = useForm()
  const [name, setName] = useState('')
  const values = isObject(slot.value) ? slot.value : {}
  const known = resolveSchema(field.schema, definitions).properties ?? {}
  const names = Object.keys(values).filter((one) => !Object.hasOwn(known, one))
  const control = describeControl(further.items, definitions)
  const open = (one: string) =>
    openProperty(host, slot, { name: one, isRequired: false, order: [] })
  const isTaken = Object.hasOwn(values, name)
  const add = () => {
    open(name).set(buildNewValue(further.items, definitions) ?? {})
    setName('')
  }
  return (
    <>
      {names.map((one) => {
        const info = { label: one, isRequired: false, control, schema: further.items }
        return <Field key={one} field={info} slot={open(one)} />
      })}
      <Group align="end">
        <TextInput
          label={`New name in ${field.label}`}
          error={isTaken ? 'This name exists.' : undefined}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button variant="default" disabled={name === '' || isTaken} onClick={add}>
          Add
        </Button>
      </Group>
    </>
  )
}

import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { GroupControl } from '../../../core/editing/control'
import type { FormField } from '../../../core/editing/form-fields'
import { isObject, listFields } from '../../../core/editing/form-fields'
import type { FormSchema } from '../../../core/editing/form-schema'
import { resolveSchema } from '../../../core/editing/form-schema'
import { escapePointer, isWithinPointer } from '../../../core/json-pointer'
import { Disclosure } from '../parts/Disclosure'
import type { FieldProps } from '../parts/field-props'
import { useForm } from '../parts/form-state'
import { Messages } from '../parts/Messages'
import type { Slot } from '../parts/slot'
import { openProperty } from '../parts/slot'
import { useNaming } from '../parts/use-naming'
import { FurtherFields } from './FurtherFields'

interface ObjectProps extends FieldProps<GroupControl> {
  /** The property that another field shows. */
  except?: string
}

/** The fields of an object: the essential ones first, the others under “More options”. */
export function ObjectFields({ field, control, slot, except }: ObjectProps) {
  const { definitions } = useForm()
  // A property that the author clears stays where it is.
  const [present] = useState(() => (isObject(slot.value) ? Object.keys(slot.value) : []))
  const context = { definitions, example: field.example, present }
  const fields = listFields(control.schema, context).filter(({ name }) => name !== except)
  const order = Object.keys(resolveSchema(control.schema, definitions).properties ?? {})
  const list = (group: FormField['group']) => fields.filter((one) => one.group === group)
  const [essential, more] = [list('essential'), list('more')]
  const part = { about: field.label, schema: control.schema, object: slot, order }
  return (
    <Stack mt="xs">
      <Messages slot={slot} />
      <PropertyFields fields={essential.length > 0 ? essential : more} {...part} />
      {essential.length > 0 && <Section title="More options" fields={more} {...part} />}
      <Section title="Layout" fields={list('layout')} {...part} />
      {control.further && <FurtherFields field={field} further={control.further} slot={slot} />}
    </Stack>
  )
}

interface PropertiesProps {
  /** The name of the object. Empty for the whole form. */
  about: string
  fields: FormField[]
  schema: FormSchema
  object: Slot
  /** The names of all properties of the object. */
  order: string[]
}

function PropertyFields({ fields, schema, object, order }: PropertiesProps) {
  const { Field, host } = useForm()
  const watch = useNaming(schema, object, order)
  return fields.map((field) => (
    <div key={field.name} {...watch(field.name)}>
      <Field field={field} slot={openProperty(host, object, { ...field, order })} />
    </div>
  ))
}

function Section({ title, ...props }: PropertiesProps & { title: string }) {
  const { fields, object } = props
  if (fields.length === 0) return null
  const contains = (pointer: string) =>
    fields.some(({ name }) => isWithinPointer(pointer, `${object.pointer}/${escapePointer(name)}`))
  return (
    <Disclosure title={title} about={props.about} contains={contains}>
      <Stack mt="xs">
        <PropertyFields {...props} />
      </Stack>
    </Disclosure>
  )
}

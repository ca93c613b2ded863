import { Fieldset, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { Kind, KindsControl } from '../../../core/editing/control'
import { describeControl } from '../../../core/editing/control'
import { isObject } from '../../../core/editing/form-fields'
import { buildNewKind, findKind } from '../../../core/editing/values'
import type { FieldProps } from '../parts/field-props'
import { useForm } from '../parts/form-state'
import { Messages } from '../parts/Messages'
import { NewPart } from '../parts/NewPart'
import { openProperty } from '../parts/slot'
import { ObjectFields } from './ObjectFields'

/** A value of one of several kinds. */
export function KindsField(props: FieldProps<KindsControl>) {
  const { field, slot } = props
  return (
    <Fieldset legend={field.label} variant="unstyled">
      <Messages slot={slot} description={field.description} />
      <KindFields {...props} />
    </Fieldset>
  )
}

/** The kind, and its fields. The values of other kinds are kept until the form is closed. */
export function KindFields({ field, control, slot }: FieldProps<KindsControl>) {
  const { definitions } = useForm()
  const [kept, setKept] = useState(new Map<string, unknown>())
  const [chosen, setChosen] = useState<string>()
  const kind = findKind(control, slot.value)
  const choose = (name: string) => {
    setChosen(name)
    if (kind) setKept(new Map(kept).set(kind.value, slot.value))
    const next = control.kinds.find(({ value }) => value === name)
    if (next)
      slot.set(kept.get(name) ?? carryOver(slot.value, buildNewKind(control, next, definitions)))
    else slot.clear?.()
  }
  const none = [{ value: '', label: slot.clear ? 'None' : 'Choose …' }]
  return (
    <>
      <NativeSelect
        label="Kind"
        description={kind?.description}
        data={kind && !slot.clear ? control.kinds : [...none, ...control.kinds]}
        value={kind?.value ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {kind && (
        <NewPart key={kind.value} isNew={kind.value === chosen}>
          <KindValue kind={kind} field={field} control={control} slot={slot} />
        </NewPart>
      )}
    </>
  )
}

interface KindValueProps extends FieldProps<KindsControl> {
  kind: Kind
}

function KindValue({ kind, field, control: { property }, slot }: KindValueProps) {
  const { Field, host, definitions } = useForm()
  if (property !== undefined) {
    const group = { kind: 'group', schema: kind.schema } as const
    return <ObjectFields field={field} control={group} slot={slot} except={property} />
  }
  const inner = describeControl(kind.schema, definitions)
  const name = { name: kind.value, isRequired: true, order: [] }
  const example = isObject(field.example) ? field.example[kind.value] : undefined
  return (
    <Field
      field={{ ...kind, isRequired: true, control: inner, example }}
      slot={openProperty(host, slot, name)}
    />
  )
}

/** A new value with the texts that the earlier kind has under the same names, or as its only value. */
function carryOver(earlier: unknown, next: Record<string, unknown>): Record<string, unknown> {
  if (!isObject(earlier)) return next
  const only = Object.values(earlier)
  const carried = Object.entries(next).map(([name, value]) => {
    if (value !== '') return [name, value]
    const text = earlier[name] ?? (only.length === 1 ? only[0] : undefined)
    return [name, typeof text === 'string' ? text : value]
  })
  return Object.fromEntries(carried)
}

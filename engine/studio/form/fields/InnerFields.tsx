import { Stack } from '@mantine/core'
import { canShow } from '../../../core/editing/values'
import type { FieldInfo } from '../parts/field-props'
import { useForm } from '../parts/form-state'
import type { Slot } from '../parts/slot'
import { KindFields } from './KindsField'
import { ObjectFields } from './ObjectFields'

/** The fields of a value whose label is already shown. */
export function InnerFields({ field, slot }: { field: FieldInfo; slot: Slot }) {
  const { Field } = useForm()
  const { control } = field
  if (!canShow(control, slot.value)) return <Field field={field} slot={slot} />
  if (control.kind === 'group') return <ObjectFields field={field} control={control} slot={slot} />
  if (control.kind === 'kinds') return <KindFields field={field} control={control} slot={slot} />
  return (
    <Stack mt="xs">
      <Field field={field} slot={slot} />
    </Stack>
  )
}

import type { FormField } from '../../schemas/generated/types'

/** A field with its location in the form. */
export interface FieldPlace<Field extends FormField = FormField> {
  field: Field
  /** The JSON pointer within the form: `/fields/2/options/0/fields/1`. */
  pointer: string
}

/** All fields of a form and their locations, including groups. A field precedes those within it. */
export function listFieldPlaces(fields: FormField[], within = ''): FieldPlace[] {
  return fields.flatMap((field, index) => {
    const place = { field, pointer: `${within}/fields/${index}` }
    return [place, ...listInnerPlaces(place)]
  })
}

function listInnerPlaces({ field, pointer }: FieldPlace): FieldPlace[] {
  if (field.type === 'group') return listFieldPlaces(field.fields, pointer)
  if (field.type === 'checkbox') return listFieldPlaces(field.fields ?? [], pointer)
  if (field.type !== 'radio' && field.type !== 'checkboxes') return []
  return field.options.flatMap(({ fields = [] }, index) =>
    listFieldPlaces(fields, `${pointer}/options/${index}`),
  )
}

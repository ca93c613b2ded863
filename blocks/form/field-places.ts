import type { FormField } from '../../schemas/generated/types'
import { listParts } from './values/fields'

/** A field with its location in the form. */
export interface FieldPlace {
  field: FormField
  /** The JSON pointer within the form: `/fields/2/options/0/fields/1`. */
  pointer: string
}

/** All fields of a form and their locations, including groups. A field precedes those within it. */
export function listFieldPlaces(fields: FormField[], within = ''): FieldPlace[] {
  return fields.flatMap((field, index) => {
    const pointer = `${within}/fields/${index}`
    const inner = listParts(field).flatMap((part) =>
      listFieldPlaces(part.fields, pointer + part.pointer),
    )
    return [{ field, pointer }, ...inner]
  })
}

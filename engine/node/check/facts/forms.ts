import type { FormBlock, FormField } from '../../../../schemas/generated/types'
import type { FoundObject, ReadDocument } from './find-objects'
import { findObjects } from './find-objects'

/** The forms of a site: whatever has fields and is sent somewhere. */
export function findForms(documents: ReadDocument[]): FoundObject<FormBlock>[] {
  return findObjects(
    documents,
    (value): value is FormBlock => 'fields' in value && 'transport' in value,
  )
}

export function nameFields(fields: FormField[]): string[] {
  return fields.map(({ name }) => name)
}

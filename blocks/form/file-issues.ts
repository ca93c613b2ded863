import type { BlockIssue } from '../../engine/block-build-api'
import type { FileField, FormBlock } from '../../schemas/generated/types'
import type { FieldPlace } from './field-places'

/** Reports file fields whose files cannot be sent, and rules for files that are not sent. */
export function findFileIssues({ transport }: FormBlock, places: FieldPlace[]): BlockIssue[] {
  const fields = listFilePlaces(places)
  const unused = fields.flatMap(({ field, pointer }) => {
    const names = [
      ...(field.max === undefined ? [] : ['max']),
      ...(field.rules.length > 0 ? ['rules'] : []),
    ]
    return field.send ? [] : names.map((name) => describeUnused(name, pointer))
  })
  const isUnsent = transport.type === 'http' && transport.as !== 'form-data'
  return isUnsent && fields.some(({ field }) => field.send)
    ? [describeUnsent(transport.as), ...unused]
    : unused
}

export interface FilePlace extends FieldPlace {
  field: FileField
}

/** The fields for files, and their locations. */
export function listFilePlaces(places: FieldPlace[]): FilePlace[] {
  return places.flatMap(({ field, pointer }) => (field.type === 'file' ? [{ field, pointer }] : []))
}

function describeUnused(name: string, pointer: string): BlockIssue {
  const message = `Only a field with "send": true has "${name}".`
  return {
    pointer: `${pointer}/${name}`,
    message,
    hint: `Remove "${name}", or write "send": true.`,
  }
}

function describeUnsent(as: string | undefined): BlockIssue {
  const message = 'The form cannot send files as "json".'
  const hint =
    'Write "as": "form-data" in "transport". The receiver then gets texts as they were typed.'
  return as === undefined
    ? { pointer: '/transport', message, hint, fix: { from: '', to: 'form-data', property: 'as' } }
    : { pointer: '/transport/as', message, hint, fix: { from: as, to: 'form-data' } }
}

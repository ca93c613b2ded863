import fc from 'fast-check'
import type { ReceivedFile } from '../../../engine/block-receive-api'
import type { FormBlock, FormField } from '../../../schemas/generated/types'
import { brokenForm } from '../broken-form'
import { listFields } from '../values/fields'
import type { RawValues } from './form-arbitrary'
import { formFields, valuesOf } from './form-arbitrary'
import { SUSPECT } from './form-oracle'

/** The current date of the tests. */
export const TODAY = '2027-02-28'

export const CHECK = {
  messages: {
    invalidCharacters: SUSPECT,
    fileTooBig: 'Larger than {limit}.',
    fileTooMany: 'More than {count}.',
    fileTypeNotAllowed: 'Not {type}.',
    fileEmpty: 'Empty.',
    fileDangerous: 'Dangerous.',
    fileNameInvalid: 'Invalid name.',
    fileNameTooLong: 'Long name.',
    fileExecutable: 'Executable.',
    fileScript: 'Script.',
  },
  today: { first: TODAY, last: TODAY },
}

export function buildForm(fields: FormField[]): FormBlock {
  const transport = { type: 'simulated', delay: 0 }
  return { type: 'form', name: 'Form', submit: 'Send', fields, transport } as FormBlock
}

export interface FormCase {
  fields: FormField[]
  values: RawValues
}

/** Forms that the check accepts, with values. */
export const formCases: fc.Arbitrary<FormCase> = formFields
  .filter((fields) => brokenForm.check(buildForm(fields), {}).length === 0)
  .chain((fields) => fc.record({ fields: fc.constant(fields), values: valuesOf(fields) }))

/** What a browser sends: the values, and for files their names and a valid content. */
export function buildRequest(fields: FormField[], values: RawValues) {
  const fileFields = listFields(fields).filter((field) => field.type === 'file')
  const isFile = ([name]: [string, string]) => fileFields.some((field) => field.name === name)
  const entries = listEntries(values)
  const files = entries.filter(isFile).map(([field, name]): ReceivedFile => {
    return { field, name, type: 'application/pdf', size: 1, problems: [] }
  })
  return { entries: entries.filter((entry) => !isFile(entry)), files }
}

/** The names and values that a browser sends. It sends each line break as CR LF. */
export function listEntries(values: Record<string, string | string[]>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((text): [string, string] => [name, text.replace(/\r\n?|\n/g, '\r\n')]),
  )
}

import fc from 'fast-check'
import type { FormBlock, FormField } from '../../../schemas/generated/types'
import { brokenForm } from '../broken-form'
import type { RawValues } from './form-arbitrary'
import { formFields, valuesOf } from './form-arbitrary'
import { SUSPECT } from './form-oracle'

/** The current date of the tests. */
export const TODAY = '2027-02-28'

export const CHECK = {
  messages: { invalidCharacters: SUSPECT },
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

/** The names and values that a browser sends. It sends each line break as CR LF. */
export function listEntries(values: Record<string, string | string[]>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((text): [string, string] => [name, text.replace(/\r\n?|\n/g, '\r\n')]),
  )
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createValidator } from '../../../engine/node/check/schema/validate'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import type { FormBlock, FormField } from '../../../schemas/generated/types'
import { brokenForm } from '../broken-form'
import type { FormValues } from '../values/fields'
import { findErrors } from '../values/find-errors'
import { formFields, valuesOf } from './form-arbitrary'
import { judgeNaively, SUSPECT } from './form-oracle'

const TODAY = '2027-02-28'
const CHECK = {
  messages: { invalidCharacters: SUSPECT },
  today: { first: TODAY, last: TODAY },
}
const validator = createValidator(loadSchemas(projectRoot))

/** The number of random forms and values. */
const COUNT = process.env.TEST_LONG ? 1_000_000 : 10_000

function buildForm(fields: FormField[]): FormBlock {
  const transport = { type: 'simulated', delay: 0 }
  return { type: 'form', name: 'Form', submit: 'Send', fields, transport } as FormBlock
}

const form = formFields
  .filter((fields) => brokenForm.check(buildForm(fields), {}).length === 0)
  .chain((fields) => fc.record({ fields: fc.constant(fields), values: valuesOf(fields) }))

describe('any valid form', () => {
  it(`accepts and refuses what a naive reading of its rules does, in the same words (R-134)`, () => {
    fc.assert(
      fc.property(form, ({ fields, values }) => {
        expect(findErrors(fields, values, CHECK)).toEqual(judgeNaively(fields, values, TODAY))
      }),
      { numRuns: COUNT },
    )
  })

  it('has fields that the schema accepts', () => {
    fc.assert(
      fc.property(formFields, (fields) => {
        const page = { title: 'Page', description: 'A page.', blocks: [buildForm(fields)] }
        expect(validator.validate('page', page).errors).toEqual([])
      }),
    )
  })

  it('answers whatever texts it is given', () => {
    const texts = fc.oneof(fc.string(), fc.array(fc.string()))
    fc.assert(
      fc.property(form, fc.dictionary(fc.string(), texts), ({ fields }, values) => {
        expect(findErrors(fields, values as FormValues, CHECK)).toBeTypeOf('object')
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createValidator } from '../../../engine/node/check/schema/validate'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import type { FormField } from '../../../schemas/generated/types'
import { pickSize } from '../../../tests/support/run-length'
import { receiver } from '../receive'
import { findErrors } from '../values/find-errors'
import { formFields, splitIntoSteps } from './form-arbitrary'
import { buildForm, buildRequest, CHECK, formCases, TODAY } from './form-cases'
import { judgeNaively } from './form-oracle'

const validator = createValidator(loadSchemas(projectRoot))

/** The number of random forms and values. */
const COUNT = pickSize({ short: 10_000, long: 1_000_000 })

/** In milliseconds. Ten thousand forms take a minute on a machine that does nothing else. */
const TIMEOUT = pickSize({ short: 480_000, long: 14_400_000 })

describe('any valid form', () => {
  it('is judged as a naive reading of its rules does, in the browser and when it arrives (R-134)', {
    timeout: TIMEOUT,
  }, () => {
    fc.assert(
      fc.property(formCases, ({ fields, values }) => {
        const expected = judgeNaively(fields, values, TODAY)
        expect(findErrors(fields, values, CHECK)).toEqual(expected)
        const request = buildRequest(fields, values)
        const { errors } = receiver.judge({ fields, ...CHECK }, request, CHECK.today)
        // The receiver also checks the files themselves, as the browser does before it adds them.
        const ofFiles = request.files.map(({ field }) => field)
        const isExpected = (name: string) =>
          Object.hasOwn(expected, name) || !ofFiles.includes(name)
        const shared = Object.entries(errors).filter(([name]) => isExpected(name))
        expect(Object.fromEntries(shared)).toEqual(expected)
      }),
      { numRuns: COUNT },
    )
  })

  it('is judged the same if its fields are in steps', () => {
    fc.assert(
      fc.property(formCases, fc.nat(), ({ fields, values }, count) => {
        const plain = fields.flatMap((field) => (field.type === 'step' ? field.fields : [field]))
        const stepped = splitIntoSteps(plain, count)
        expect(findErrors(stepped, values, CHECK)).toEqual(findErrors(plain, values, CHECK))
        const request = buildRequest(plain, values)
        const judge = (judged: FormField[]) =>
          receiver.judge({ fields: judged, ...CHECK }, request, CHECK.today)
        expect(judge(stepped)).toEqual(judge(plain))
        expect(receiver.listFileLimits(stepped)).toEqual(receiver.listFileLimits(plain))
      }),
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
      fc.property(formCases, fc.dictionary(fc.string(), texts), ({ fields }, values) => {
        expect(findErrors(fields, values, CHECK)).toBeTypeOf('object')
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createValidator } from '../../../engine/node/check/schema/validate'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { loadSchemas } from '../../../engine/node/schemas/schemas'
import type { FormBlock, FormField } from '../../../schemas/generated/types'
import { brokenForm } from '../broken-form'
import { buildFormSchema } from '../form-schema'
import { TOKEN_NAME } from '../form-token'
import { formFields, valuesOf } from './form-arbitrary'
import { judgeNaively, SUSPECT } from './form-oracle'

const MESSAGES = { invalidCharacters: SUSPECT, tokenRequired: 'token' }
const validator = createValidator(loadSchemas(projectRoot))

/** Returns `true` if the check accepts a form with these fields. */
function isValid(fields: FormField[]): boolean {
  const transport = { type: 'simulated' }
  const form = { type: 'form' as const, name: 'Form', submit: 'Send', fields, transport }
  const page = { title: 'Page', description: 'A page.', blocks: [form] }
  const { errors } = validator.validate('page', page)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return brokenForm.check(page.blocks[0] as unknown as FormBlock, {}).length === 0
}

const form = formFields
  .filter(isValid)
  .chain((fields) => fc.record({ fields: fc.constant(fields), values: valuesOf(fields) }))

/** A compiled form's messages, keyed by field. Two issues for one field fail the test. */
function judge(fields: FormField[], values: Record<string, string>): Record<string, string> {
  const result = buildFormSchema(fields, MESSAGES).safeParse({ ...values, [TOKEN_NAME]: 'x' })
  const issues = result.error?.issues ?? []
  expect(new Set(issues.map(({ path }) => path.join())).size).toBe(issues.length)
  return Object.fromEntries(issues.map(({ path, message }) => [path.join(), message]))
}

describe('any valid form', () => {
  it('accepts and refuses what a naive reading of its rules does, in the same words (R-134)', () => {
    fc.assert(
      fc.property(form, ({ fields, values }) => {
        expect(judge(fields, values)).toEqual(judgeNaively(fields, values))
      }),
    )
  })

  it('answers whatever it is given, and throws never', () => {
    fc.assert(
      fc.property(form, fc.dictionary(fc.string(), fc.anything()), ({ fields }, anything) => {
        expect(buildFormSchema(fields, MESSAGES).safeParse(anything).success).toBe(false)
      }),
    )
  })
})

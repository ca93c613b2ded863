import type { Arbitrary } from 'fast-check'
import fc from 'fast-check'
import type { FormField, FormRule } from '../../../schemas/generated/types'
import { PATTERNS } from './form-oracle'
import { textNear } from './text-arbitrary'

const NAMES = ['a', 'b2', 'email', 'name', 'length', 'then', 'Z', 'toJson']
const message = fc.string({ minLength: 1, maxLength: 8 })
const rule: Arbitrary<FormRule> = fc.oneof(
  fc.record({
    rule: fc.constantFrom('required' as const, 'personName' as const, 'email' as const),
    message,
  }),
  fc.record({ rule: fc.constantFrom('required' as const, 'phone' as const), message }),
  fc.record({
    rule: fc.constantFrom('minLength' as const, 'maxLength' as const),
    value: fc.integer({ min: 1, max: 20 }),
    message,
  }),
  fc.record({
    rule: fc.constant('pattern' as const),
    value: fc.constantFrom(...Object.keys(PATTERNS)),
    message,
  }),
)

const shared = {
  label: fc.constant('Label'),
  width: fc.constant('full' as const),
  rules: fc.oneof(fc.array(rule, { maxLength: 1 }), fc.array(rule, { maxLength: 4 })),
}

function field(name: string): Arbitrary<FormField> {
  const named = { ...shared, name: fc.constant(name) }
  const kinds = ['text', 'email', 'tel', 'search', 'textarea'] as const
  const option = fc.record({ value: textNear([]).filter((text) => text !== '') })
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ ...named, type: fc.constantFrom(...kinds) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        ...named,
        type: fc.constant('select' as const),
        empty: fc.constant('Choose one'),
        options: fc.uniqueArray(option, { minLength: 1, maxLength: 4, selector: (o) => o.value }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constant({ type: 'decoy' as const, name, caught: 'ignore' as const }),
    },
  )
}

/** The fields of a form. Most forms are valid. */
export const formFields: Arbitrary<FormField[]> = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 5 })
  .chain((names) => fc.tuple(...names.map(field)))

/** A value for each field: any string, often one that is almost valid. */
export function valuesOf(fields: FormField[]): Arbitrary<Record<string, string>> {
  return fc.record(Object.fromEntries(fields.map((one) => [one.name, anyValue(one)])))
}

function anyValue(one: FormField): Arbitrary<string> {
  const text = textNear('rules' in one ? one.rules : [])
  if (one.type !== 'select') return text
  return fc.oneof(text, fc.constantFrom(...one.options.map(({ value }) => value)))
}

import type { Arbitrary } from 'fast-check'
import fc from 'fast-check'
import type {
  FormField,
  GroupedField,
  InnerField,
  SteppedField,
} from '../../../schemas/generated/types'
import type { NamedField } from '../values/fields'
import { isLayout } from '../values/fields'
import { PATTERNS } from './form-oracle'
import { dateNear, numberNear, textNear, timeNear } from './text-arbitrary'

const NAMES = ['a', 'b2', 'email', 'name', 'length', 'then', 'Z', 'toJson']
const message = fc.string({ minLength: 1, maxLength: 8 })

const kindRule = <Rule extends string>(...rules: Rule[]) =>
  fc.record({ rule: fc.constantFrom(...rules), message })
const valueRule = <Rule extends string, Value>(rules: Rule[], value: Arbitrary<Value>) =>
  fc.record({ rule: fc.constantFrom(...rules), value, message })
const rulesOf = <Rule>(rule: Arbitrary<Rule>) =>
  fc.oneof(fc.array(rule, { maxLength: 1 }), fc.array(rule, { maxLength: 4 }))

const textRule = fc.oneof(
  kindRule('required', 'personName', 'email'),
  kindRule('required', 'phone', 'url'),
  valueRule(['minLength', 'maxLength'], fc.integer({ min: 1, max: 20 })),
  valueRule(['pattern'], fc.constantFrom(...Object.keys(PATTERNS))),
)
const numberRule = fc.oneof(
  kindRule('required', 'number', 'integer'),
  valueRule(['min', 'max'], fc.constantFrom(-1.5, 0, 7, 12.25, 1000)),
)
const day = fc.constantFrom('2027-02-27', '2027-03-01', 'today', 'today-2', 'today+14')
const dateRule = fc.oneof(kindRule('required', 'date'), valueRule(['earliest', 'latest'], day))
const hour = fc.constantFrom('00:00', '08:30', '17:00', '23:59')
const timeRule = fc.oneof(kindRule('required', 'time'), valueRule(['earliest', 'latest'], hour))
const choicesRule = fc.oneof(
  kindRule('required'),
  valueRule(['minItems', 'maxItems'], fc.integer({ min: 1, max: 4 })),
)
const requiredRule = kindRule('required')

const label = fc.constant('Label')
const width = fc.constant('full' as const)
const optionValue = textNear([]).filter((text) => text !== '')
const uniqueOptions = <Option extends { value: string }>(option: Arbitrary<Option>) =>
  fc.uniqueArray(option, { minLength: 1, maxLength: 4, selector: ({ value }) => value })

/** A field without fields of its own. */
function simpleField(name: string): Arbitrary<InnerField> {
  const named = { label, name: fc.constant(name) }
  const type = <Type extends string>(...types: Type[]) => fc.constantFrom(...types)
  const kinds = type('text', 'email', 'tel', 'url', 'search', 'textarea')
  const options = uniqueOptions(fc.record({ value: optionValue }))
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ ...named, width, type: kinds, rules: rulesOf(textRule) }) },
    fc.record({ ...named, width, type: type('number'), rules: rulesOf(numberRule) }),
    fc.record({ ...named, width, type: type('date'), rules: rulesOf(dateRule) }),
    fc.record({ ...named, width, type: type('time'), rules: rulesOf(timeRule) }),
    fc.record({
      ...named,
      width,
      type: type('select'),
      empty: fc.constant('Choose one'),
      rules: rulesOf(textRule),
      options,
    }),
    fc.record({ ...named, type: type('consent', 'checkbox'), rules: rulesOf(requiredRule) }),
    fc.record({ ...named, width, type: type('radio'), rules: rulesOf(requiredRule), options }),
    fc.record({ ...named, width, type: type('checkboxes'), rules: rulesOf(choicesRule), options }),
    fc.constant({ type: 'hidden' as const, name, value: 'fixed' }),
    fc.record({
      ...named,
      type: type('file'),
      choose: label,
      remove: label,
      send: fc.constant(true),
      rules: rulesOf(requiredRule),
      accept: fc
        .record({ extension: type('pdf'), type: type('application/pdf') })
        .map((one) => [one]),
      blocked: fc.constant<string[]>([]),
      maxBytes: fc.constant(1000),
      maxNameLength: fc.constant(255),
    }),
  )
}

/** A field that shows others while it, or one of its options, is chosen. */
function fieldWithInner(name: string, inner: string): Arbitrary<GroupedField> {
  const named = { label, name: fc.constant(name) }
  const fields = simpleField(inner).map((field) => [field])
  const options = fc
    .tuple(optionValue, optionValue, fields)
    .filter(([first, second]) => first !== second)
    .map(([first, second, shown]) => [{ value: first, fields: shown }, { value: second }])
  return fc.oneof(
    fc.record({
      ...named,
      type: fc.constant('checkbox' as const),
      rules: rulesOf(requiredRule),
      fields,
    }),
    fc.record({
      ...named,
      width,
      type: fc.constant('radio' as const),
      rules: rulesOf(requiredRule),
      options,
    }),
    fc.record({
      ...named,
      width,
      type: fc.constant('checkboxes' as const),
      rules: rulesOf(choicesRule),
      options,
    }),
  )
}

function field(name: string): Arbitrary<SteppedField> {
  const inner = `${name}Inner`
  return fc.oneof(
    { weight: 4, arbitrary: simpleField(name) },
    fc.constant({ type: 'decoy' as const, name, caught: 'ignore' as const }),
    { weight: 1, arbitrary: fieldWithInner(name, inner) },
    {
      weight: 1,
      arbitrary: fc
        .oneof(simpleField(name), fieldWithInner(name, inner))
        .map((one) => ({ type: 'group' as const, label: 'Label', fields: [one] })),
    },
  )
}

const plainFields: Arbitrary<SteppedField[]> = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 5 })
  .chain((names) => fc.tuple(...names.map(field)))

/** The fields of a form. Most forms are valid. Some have steps. */
export const formFields: Arbitrary<FormField[]> = fc.oneof(
  { weight: 4, arbitrary: plainFields },
  fc.tuple(plainFields, fc.nat()).map(([fields, count]) => splitIntoSteps(fields, count)),
)

/** Puts some of the fields into a first step, and the others into a second one. */
export function splitIntoSteps(fields: SteppedField[], count: number): FormField[] {
  const middle = count % fields.length
  return [fields.slice(0, middle), fields.slice(middle)]
    .filter((part) => part.length > 0)
    .map((part) => ({ type: 'step', label: 'Label', fields: part }))
}

export type RawValues = Record<string, string | string[]>

/** A value for each field: any string or strings, often almost valid ones. */
export function valuesOf(fields: FormField[]): Arbitrary<RawValues> {
  const values = fields.flatMap(listValues)
  return fc.record(Object.fromEntries(values))
}

function listValues(one: FormField): [string, Arbitrary<string | string[]>][] {
  if (isLayout(one)) return one.fields.flatMap(listValues)
  const inner =
    one.type === 'checkbox'
      ? (one.fields ?? [])
      : one.type === 'radio' || one.type === 'checkboxes'
        ? one.options.flatMap(({ fields = [] }) => fields)
        : []
  return [[one.name, anyValue(one)], ...inner.flatMap(listValues)]
}

/** Mostly one text. Programs can send several. */
function severalOf(text: Arbitrary<string>): Arbitrary<string | string[]> {
  return fc.oneof({ weight: 9, arbitrary: text }, fc.array(text, { maxLength: 2 }))
}

function anyValue(one: NamedField): Arbitrary<string | string[]> {
  const text = textNear([])
  switch (one.type) {
    case 'checkbox':
    case 'consent':
      return fc.oneof({ weight: 4, arbitrary: fc.constantFrom('yes', 'Label', '') }, text)
    case 'number':
      return numberNear
    case 'date':
      return dateNear
    case 'time':
      return timeNear
    case 'select':
    case 'radio':
      return fc.oneof(text, fc.constantFrom(...one.options.map(({ value }) => value)))
    case 'checkboxes':
      return fc.array(
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...one.options.map(({ value }) => value)) },
          text,
        ),
        { maxLength: 5 },
      )
    case 'file':
      return fc.array(text, { maxLength: 3 })
    case 'decoy':
    case 'hidden':
      return text
    default:
      return severalOf(textNear(one.rules))
  }
}

import { expect, it } from 'vitest'
import type { CardsControl } from '../../../../engine/core/editing/control'
import { describeControl } from '../../../../engine/core/editing/control'
import type { FormSchema } from '../../../../engine/core/editing/form-schema'
import { buildOtherItem, findSwitched } from '../../../../engine/core/editing/switch-item'
import { buildNewKind } from '../../../../engine/core/editing/values'

const required: FormSchema = {
  type: 'object',
  required: ['rule', 'message'],
  properties: { rule: { const: 'required' }, message: { type: 'string' } },
}

const count: FormSchema = {
  type: 'object',
  required: ['rule', 'value'],
  properties: { rule: { enum: ['minItems', 'maxItems'] }, value: { type: 'integer' } },
}

const anyRule: FormSchema = {
  type: 'object',
  discriminator: { propertyName: 'rule' },
  oneOf: [required, count],
}

const switchItem = { label: 'Required', item: { rule: 'required', message: 'Choose one.' } }

function describeRules(items: FormSchema): CardsControl {
  const control = describeControl({ type: 'array', items, switchItem })
  if (control.kind !== 'cards') throw new Error('not a list of objects')
  return control
}

it('finds the item of the switch by its kind, whatever its message is', () => {
  const rules = [
    { rule: 'minItems', value: 2 },
    { rule: 'required', message: 'Which?' },
  ]
  expect(findSwitched(describeRules(anyRule), rules, {})).toMatchObject({
    index: 1,
    property: 'rule',
    schema: required,
  })
  expect(findSwitched(describeRules(anyRule), rules.slice(0, 1), {})?.index).toBeUndefined()
})

it('offers the other kinds for new items', () => {
  const switched = findSwitched(describeRules(anyRule), [], {})
  expect(switched?.others).toMatchObject({ kinds: [{ value: 'minItems' }, { value: 'maxItems' }] })
  expect(switched && buildOtherItem(switched, anyRule, {})).toEqual({ rule: 'minItems' })
})

it('has no other items in a list of only one kind', () => {
  const switched = findSwitched(describeRules(required), [switchItem.item], {})
  expect(switched).toEqual({ index: 0, schema: required, property: 'rule' })
})

it('is only in lists whose schema has one', () => {
  const control: CardsControl = { kind: 'cards', items: anyRule }
  expect(findSwitched(control, [switchItem.item], {})).toBeUndefined()
})

it('a new object has the values for its kind', () => {
  const rules = [{ rule: 'email', message: 'Enter an address.' }]
  const schema: FormSchema = {
    type: 'object',
    required: ['type', 'name'],
    newValues: { email: { rules } },
    properties: {
      type: { enum: ['text', 'email'] },
      name: { type: 'string' },
      rules: { type: 'array', items: anyRule, default: [] },
    },
  }
  const field: FormSchema = {
    discriminator: { propertyName: 'type' },
    type: 'object',
    oneOf: [schema],
  }
  const control = describeControl(field)
  if (control.kind !== 'kinds') throw new Error('not a union')
  const [text, email] = control.kinds
  expect(buildNewKind(control, text, {})).toEqual({ type: 'text', name: '' })
  expect(buildNewKind(control, email, {})).toEqual({ type: 'email', name: '', rules })
})

import { describe, expect, it } from 'vitest'
import type { KindsControl } from '../../../../engine/core/editing/control'
import { describeControl } from '../../../../engine/core/editing/control'
import type { FormSchema } from '../../../../engine/core/editing/form-schema'
import {
  buildNewItem,
  buildNewKind,
  buildNewValue,
  canShow,
  findKind,
  findTitle,
} from '../../../../engine/core/editing/values'

const definitions: Record<string, FormSchema> = {
  block: { discriminator: { propertyName: 'type' }, oneOf: [] },
}

const entry: FormSchema = {
  type: 'object',
  minProperties: 1,
  maxProperties: 1,
  properties: {
    text: { type: 'string', meaning: 'rich-text' },
    list: { type: 'array', minItems: 1, items: { type: 'string' } },
  },
}

const rule: FormSchema = {
  type: 'object',
  discriminator: { propertyName: 'rule' },
  oneOf: [
    {
      type: 'object',
      required: ['rule', 'message'],
      properties: { rule: { const: 'required' }, message: { type: 'string' } },
    },
    {
      type: 'object',
      required: ['rule', 'value'],
      properties: { rule: { enum: ['minLength', 'maxLength'] }, value: { type: 'integer' } },
    },
  ],
}

const tabs: FormSchema = {
  type: 'array',
  minItems: 2,
  items: {
    type: 'object',
    required: ['id', 'label', 'blocks'],
    properties: {
      id: { type: 'string', meaning: 'anchor' },
      icon: { type: 'string', meaning: 'icon' },
      label: { type: 'string' },
      tone: { type: 'string', enum: ['paper'], default: 'paper' },
      entries: { type: 'array', items: entry },
      blocks: { type: 'array', minItems: 1, items: { $ref: '#/definitions/block' } },
    },
  },
}

function describeKinds(schema: FormSchema): KindsControl {
  const control = describeControl(schema)
  if (control.kind !== 'kinds') throw new Error('not a union')
  return control
}

describe('a new value', () => {
  it('has what is required, without defaults', () => {
    const tab = { id: '', label: '', blocks: [] }
    expect(buildNewValue(tabs, definitions)).toEqual([tab, tab])
  })

  it('is of the first kind', () => {
    expect(buildNewValue(entry)).toEqual({ text: '' })
    expect(buildNewValue(rule)).toEqual({ rule: 'required', message: '' })
  })

  it('is of a chosen kind', () => {
    const entries = describeKinds(entry)
    expect(buildNewKind(entries, entries.kinds[1], {})).toEqual({ list: [''] })
    const rules = describeKinds(rule)
    const length = buildNewKind(rules, rules.kinds[2], {})
    expect(length).toEqual({ rule: 'maxLength' })
  })

  it('starts with its kind', () => {
    const rules = describeKinds(rule)
    expect(Object.keys(buildNewKind(rules, rules.kinds[0], {}))).toEqual(['rule', 'message'])
  })

  it('of a list is there, also if it is a number or a choice', () => {
    expect(buildNewItem({ type: 'number', minimum: 1 })).toBe(1)
    expect(buildNewItem({ type: 'string', enum: ['left', 'right'] })).toBe('left')
    expect(buildNewItem(entry)).toEqual({ text: '' })
  })
})

it('the kind of a value is found', () => {
  expect(findKind(describeKinds(rule), { rule: 'minLength', value: 2 })?.value).toBe('minLength')
  expect(findKind(describeKinds(entry), { list: [] })?.value).toBe('list')
  expect(findKind(describeKinds(entry), { picture: {} })).toBeUndefined()
})

describe('the title of a value', () => {
  it('is its first text, but not its id or icon', () => {
    const tab = { id: 'prices', icon: 'cash', label: 'Prices' }
    expect(findTitle(tabs.items ?? {}, tab, definitions)).toBe('Prices')
  })

  it('is rather a short text than a paragraph', () => {
    const quotation: FormSchema = {
      type: 'object',
      properties: { text: { type: 'string', meaning: 'rich-text' }, name: { type: 'string' } },
    }
    const text = 'I have not bought a loaf since, and I do not think that I ever will again.'
    expect(findTitle(quotation, { text, name: 'Tom Archer' })).toBe('Tom Archer')
    expect(findTitle(quotation, { text })).toBe(text)
  })

  it('is plain', () => {
    expect(findTitle(entry, { text: 'Our **new** [shop](/shop)' })).toBe('Our new shop')
  })

  it('can be in a list within the value', () => {
    const tab = { label: '', entries: [{ list: ['First', 'Second'] }] }
    expect(findTitle(tabs.items ?? {}, tab, definitions)).toBe('First')
  })

  it('is empty without a text', () => {
    expect(findTitle(tabs.items ?? {}, {}, definitions)).toBe('')
  })
})

describe('the title of a way', () => {
  const redirect: FormSchema = {
    type: 'object',
    required: ['from', 'to'],
    properties: { from: { type: 'string' }, to: { type: 'string', meaning: 'href' } },
  }

  it('has both ends, and an ellipsis for a missing one', () => {
    expect(findTitle(redirect, { from: '/old', to: '/new' })).toBe('/old → /new')
    expect(findTitle(redirect, { from: '/old', to: '' })).toBe('/old → …')
    expect(findTitle(redirect, { from: '', to: '' })).toBe('')
  })
})

describe('a control shows', () => {
  const text: FormSchema = { type: 'string' }
  const texts: FormSchema = { type: 'array', items: text }
  const cells: FormSchema = { type: 'array', items: texts }
  it.each<[string, FormSchema, unknown, boolean]>([
    ['a text', text, 'Hello', true],
    ['no value', text, undefined, true],
    ['no reference to a shared text', text, { use: 'hours' }, false],
    ['texts', texts, ['a', 'b'], true],
    ['rows', cells, [['a'], ['b', 'c']], true],
    ['no rows of a data file', cells, { from: 'data/prices.csv' }, false],
    ['no text for a number', { type: 'integer' }, '{row.count}', false],
    ['no unknown choice', { enum: ['a', 'b'] }, 'c', false],
    ['a kind', rule, { rule: 'required' }, true],
    ['no unknown kind', rule, { rule: 'unknown' }, false],
    ['no list for a group', { type: 'object', properties: {} }, [], false],
    ['any JSON', {}, [null], true],
  ])('%s', (_, schema, value, expected) => {
    expect(canShow(describeControl(schema), value)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { describeControl } from '../../../../engine/core/editing/control'
import { listFields } from '../../../../engine/core/editing/form-fields'
import type { FormSchema } from '../../../../engine/core/editing/form-schema'

const definitions: Record<string, FormSchema> = {
  tone: { type: 'string', enum: ['paper', 'ink'], default: 'paper' },
  href: { type: 'string', meaning: 'href', label: 'Link' },
  block: { type: 'object', discriminator: { propertyName: 'type' }, oneOf: [] },
}

const teaser: FormSchema = {
  type: 'object',
  required: ['type', 'title'],
  examples: [{ type: 'teaser', title: 'New', linkLabel: 'More', tone: 'ink' }],
  properties: {
    type: { const: 'teaser' },
    id: { type: 'string', meaning: 'anchor' },
    tone: { $ref: '#/definitions/tone' },
    lazy: { type: 'boolean', default: false },
    title: { type: 'string', meaning: 'text', description: 'The heading.' },
    linkLabel: { type: 'string', meaning: 'text' },
    href: { $ref: '#/definitions/href', description: 'The target.' },
    inner: { type: 'array', items: { $ref: '#/definitions/block' } },
  },
}

describe('the fields of an object', () => {
  const fields = listFields(teaser, { definitions })
  const find = (name: string) => fields.find((field) => field.name === name)

  it('are the properties that an author can change', () => {
    const names = ['id', 'tone', 'lazy', 'title', 'linkLabel', 'href', 'inner']
    expect(fields.map(({ name }) => name)).toEqual(names)
  })

  it('are essential if they are required or in the first example', () => {
    const list = (group: string) =>
      fields.filter((field) => field.group === group).map(({ name }) => name)
    expect(list('essential')).toEqual(['title', 'linkLabel', 'href'])
    expect(list('more')).toEqual(['inner'])
    expect(list('layout')).toEqual(['id', 'tone', 'lazy'])
  })

  it('are essential if they are pictures or links, but not in what only adapts a block', () => {
    const picture = { type: 'object', properties: { src: { type: 'string', meaning: 'asset' } } }
    const link = { type: 'object', properties: { href: { type: 'string', meaning: 'href' } } }
    const small = {
      type: 'object',
      default: {},
      properties: { links: { type: 'array', items: link } },
    }
    const properties = { lazy: { type: 'boolean' }, note: { type: 'string' }, picture, link, small }
    const context = { present: ['small'] }
    const groups = listFields({ type: 'object', properties }, context).map(({ group }) => group)
    expect(groups).toEqual(['layout', 'more', 'essential', 'essential', 'more'])
  })

  it('have the label of their schema, or one made from their name', () => {
    expect(find('href')?.label).toBe('Link')
    expect(find('linkLabel')?.label).toBe('Link label')
  })

  it('have the description next to a reference', () => {
    expect(find('href')?.description).toBe('The target.')
  })

  it('have their default', () => {
    expect(find('tone')?.default).toBe('paper')
    expect(find('title')?.default).toBeUndefined()
  })
})

describe('the control of', () => {
  it.each<[string, FormSchema, object]>([
    ['an id', { type: 'string', meaning: 'anchor' }, { kind: 'text' }],
    ['rich text', { type: 'string', meaning: 'rich-text' }, { kind: 'rich-text' }],
    ['a link', { $ref: '#/definitions/href' }, { kind: 'pick', meaning: 'href', isOpen: true }],
    ['an icon', { type: 'string', meaning: 'icon' }, { kind: 'pick', isOpen: false }],
    ['a currency', { type: 'string', meaning: 'currency' }, { kind: 'pick', isOpen: true }],
    ['a language', { type: 'string', format: 'language-tag' }, { kind: 'pick', isOpen: true }],
    ['a count', { type: 'integer', minimum: 1 }, { kind: 'number', isInteger: true, minimum: 1 }],
    ['only true', { const: true }, { kind: 'switch', on: true }],
    [
      'columns',
      { type: 'integer', enum: [2, 3] },
      { kind: 'choices', choices: [{ value: 2, label: '2' }, { value: 3 }] },
    ],
    [
      'days',
      { type: 'array', items: { type: 'string', enum: ['monday'] } },
      { kind: 'subset', choices: [{ value: 'monday', label: 'Monday' }] },
    ],
    ['tags', { type: 'array', items: { type: 'string' } }, { kind: 'lines' }],
    [
      'rows of cells',
      { type: 'array', items: { type: 'array', items: { type: 'string' } } },
      { kind: 'cards', items: { type: 'array' } },
    ],
    [
      'cards',
      { type: 'array', maxItems: 2, items: { type: 'object', properties: {} } },
      { kind: 'cards', maximum: 2 },
    ],
    ['a block', { $ref: '#/definitions/block' }, { kind: 'blocks', isList: false }],
    [
      'names of the author’s choice',
      { type: 'object', additionalProperties: { type: 'string' } },
      { kind: 'group', further: { items: { type: 'string' } } },
    ],
    [
      'exactly one property',
      {
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        properties: { text: { type: 'string' }, blockQuote: { type: 'object' } },
      },
      { kind: 'kinds', kinds: [{ value: 'text' }, { value: 'blockQuote', label: 'Block quote' }] },
    ],
    [
      'a union with a kind for several values',
      {
        type: 'object',
        discriminator: { propertyName: 'rule' },
        oneOf: [
          { type: 'object', properties: { rule: { const: 'required' } } },
          { type: 'object', properties: { rule: { enum: ['minLength', 'maxLength'] } } },
        ],
      },
      {
        kind: 'kinds',
        property: 'rule',
        kinds: [{ value: 'required' }, { value: 'minLength' }, { value: 'maxLength' }],
      },
    ],
    ['anything', {}, { kind: 'json' }],
  ])('%s', (_, schema, control) => {
    expect(describeControl(schema, definitions)).toMatchObject(control)
  })

  it('code has line breaks', () => {
    const code: FormSchema = { meaning: 'code', properties: { text: { type: 'string' } } }
    expect(listFields(code)[0]?.control).toMatchObject({ kind: 'text', isMultiline: true })
  })
})

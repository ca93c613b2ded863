import { describe, expect, it } from 'vitest'
import {
  createFits,
  findMeant,
  renderShape,
  suggestFormat,
} from '../../../../../engine/node/check/schema/schema-shape'
import type { JsonSchema } from '../../../../../engine/node/schemas/json-schema'

const card: JsonSchema = { type: 'object', required: ['icon', 'label'] }
const named: Record<string, JsonSchema> = { card }
const resolve = (schema: JsonSchema) => (schema.$ref && named[schema.$ref]) || schema

describe('renderShape', () => {
  it.each<[JsonSchema, string | undefined]>([
    [card, '{ "icon": …, "label": … }'],
    [{ type: 'array', items: { $ref: 'card' } }, '[{ "icon": …, "label": … }]'],
    [
      { type: 'object', oneOf: [{ $ref: 'card' }, { required: ['label', 'text'] }] },
      '{ "label": … }',
    ],
    [{ type: 'array', items: { type: 'string' } }, undefined],
    [{ type: 'object' }, undefined],
    [{ type: 'object', minProperties: 1, properties: { text: {}, list: {} } }, '{ "text": … }'],
    [{ type: 'string' }, undefined],
  ])('of %j is %s', (schema, shape) => {
    expect(renderShape(schema, resolve)).toBe(shape)
  })
})

describe('findMeant', () => {
  it.each<[JsonSchema, unknown, string | undefined]>([
    [{ type: 'integer' }, '3', '3'],
    [{ type: 'integer' }, 'three', undefined],
    [{ type: 'integer', enum: [2, 4] }, '3', undefined],
    [{ type: 'boolean' }, 'true', 'true'],
    [{ type: 'boolean' }, 'yes', undefined],
    [{ type: 'string' }, 3, '"3"'],
    [{ type: 'string' }, null, undefined],
    [{ type: 'array', items: { type: 'string' } }, 'rye', '["rye"]'],
    [
      { type: 'array', items: { $ref: 'card' } },
      { icon: 'wheat' },
      'it in square brackets: [{ … }]',
    ],
    [{ type: 'object' }, 'rye', undefined],
  ])('for %j takes %j for %s', (schema, value, meant) => {
    const written = { data: value, json: JSON.stringify(value) }
    expect(findMeant(schema, written, resolve)?.notation).toBe(meant)
  })
})

describe('suggestFormat', () => {
  const ID = '^[a-z][a-z0-9-]*$'
  const LINE = '^[^\\p{Cc}\\u2028\\u2029]*$'
  it.each([
    ['Who can come?', ID, 'who-can-come'],
    ['Über uns', ID, 'uber-uns'],
    ['straße', ID, undefined],
    ['Хлеб 5', ID, undefined],
    ['https://formspree.io/f/xayzabcd', ID, undefined],
    ['formspree.io/f/xayzabcd', ID, undefined],
    ['bread/rye', '^/[a-z/]+$', '/bread/rye'],
    [' /bread', '^/[a-z/]+$', '/bread'],
    ['your name', '^[a-zA-Z]+$', 'yourName'],
    ['???', ID, undefined],
    ['Opening\thours', LINE, 'Opening hours'],
    ['One\n  two \r\n\n three\u2028four', LINE, 'One two three four'],
    ['X\u001b[31mred', LINE, 'X [31mred'],
    ['\tBread', LINE, 'Bread'],
    ['a b'.repeat(100), ID, undefined],
  ])('of "%s" for %s is %s', (text, pattern, form) => {
    expect(suggestFormat(text, createFits({ pattern }))).toBe(form)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonEdit } from '../../../../../engine/core/json-edit'
import { addItems, editJson } from '../../../../../engine/node/lib/json/edit-text'

const set = (text: string, pointer: string, value: unknown, order?: string[]) =>
  editJson(text, { op: 'set', pointer, value, order }).text
const unset = (text: string, pointer: string) => editJson(text, { op: 'unset', pointer })

describe('a value', () => {
  it.each([
    ['{ "a": 1,\r\n"b": [true, "x"] }', '/b/1', 'y', '{ "a": 1,\r\n"b": [true, "y"] }'],
    ['{"a":{"b":[1,2]}}', '/a', { c: [1, { d: 2 }] }, '{"a":{"c":[1,{"d":2}]}}'],
    ['{ "a": 1 }', '/a', { c: [1, { d: 2 }], e: {} }, '{ "a": { "c": [1, { "d": 2 }], "e": {} } }'],
    ['{ "a~1/": 1 }', '/a~01~1', null, '{ "a~1/": null }'],
  ])('in %j takes the place of another at %s', (text, pointer, value, after) => {
    expect(set(text, pointer, value)).toBe(after)
  })

  it('keeps the escapes of what a text begins and ends with', () => {
    const { text, from, to } = editJson('{"a": "\\u00e9\\/\\n\\u00fc\\ud83d\\ude00"}', {
      op: 'set',
      pointer: '/a',
      value: 'é/ ü😀',
    })
    expect(from).toBe('"\\u00e9\\/\\n\\u00fc\\ud83d\\ude00"')
    expect(to).toBe('"\\u00e9\\/ \\u00fc\\ud83d\\ude00"')
    expect(text).toBe(`{"a": ${to}}`)
  })

  it('is read back as it was given, whatever was there', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', '"', '\\', '\n', '😀', '\u2028') })
    fc.assert(
      fc.property(texts, texts, (old, value) => {
        const text = set(JSON.stringify({ a: old, b: 1 }), '/a', value)
        expect(JSON.parse(text)).toEqual({ a: value, b: 1 })
      }),
    )
  })
})

describe('a new property', () => {
  it.each([
    ['{"a":1}', '{"a":1,"n":true}'],
    ['{ "a": 1 }', '{ "a": 1, "n": true }'],
    ['{\r\n\t"a": 1\r\n}\r\n', '{\r\n\t"a": 1,\r\n\t"n": true\r\n}\r\n'],
    ['{\n  "a": 1,\n  "b": 2\n}', '{\n  "a": 1,\n  "b": 2,\n  "n": true\n}'],
    ['{ "a": 1, "b": 2\n}', '{ "a": 1, "b": 2, "n": true\n}'],
  ])('of %j is the last, set as the others are', (text, after) => {
    expect(set(text, '/n', true)).toBe(after)
  })

  it.each([
    ['{\n  "a": 1,\n  "b": 2\n}', '{\n  "a": 1,\n  "n": true,\n  "b": 2\n}'],
    ['{\n  "b": 2\n}', '{\n  "n": true,\n  "b": 2\n}'],
    ['{"b":2}', '{"n":true,"b":2}'],
    ['{ "a": 1 }', '{ "a": 1, "n": true }'],
  ])('of %j follows the one that it is to follow, or is the first', (text, after) => {
    expect(set(text, '/n', true, ['a', 'n', 'b'])).toBe(after)
  })

  it.each([
    ['{ "a": {} }', '{ "a": { "n": true } }'],
    ['{"a":{}}', '{"a":{"n":true}}'],
    ['{ "a": {\n  } }', '{ "a": { "n": true\n  } }'],
  ])('of an empty object in %j is the only one', (text, after) => {
    expect(set(text, '/a/n', true)).toBe(after)
  })

  it('needs an object to be in', () => {
    expect(() => set('{ "a": [] }', '/a/n', true)).toThrow('There is no object for /a/n.')
    expect(() => set('{ "a": 1 }', '/a/n', true)).toThrow('There is no object for /a/n.')
  })
})

describe('a name', () => {
  it('takes the place of another; its value stays', () => {
    const text = '{ "a" : { "b":\t[ 1 ] } }'
    const rename = (pointer: string, value: string) =>
      editJson(text, { op: 'rename', pointer, value })
    const renamed = { text: '{ "a" : { "c":\t[ 1 ] } }', from: '"b"', to: '"c"' }
    expect(rename('/a/b', 'c')).toMatchObject(renamed)
    expect(() => rename('/a/x', 'c')).toThrow('There is no property /a/x.')
  })
})

describe('a value of a list', () => {
  it.each([
    ['[]', '', [1], '[[1]]'],
    ['{ "a": [] }', '/a', { b: 1 }, '{ "a": [{ "b": 1 }] }'],
    ['{"a":[1]}', '/a', { b: 1 }, '{"a":[1,{"b":1}]}'],
    ['{ "a": [1, 2] }', '/a', 3, '{ "a": [1, 2, 3] }'],
    ['{ "a": [\r\n  1,\r\n  2\r\n] }', '/a', 3, '{ "a": [\r\n  1,\r\n  2,\r\n  3\r\n] }'],
  ])('is added to %j at %j as its neighbours are set', (text, pointer, value, after) => {
    expect(addItems(text, pointer, [value]).text).toBe(after)
  })

  it.each([
    ['[1]', '/0', '[]'],
    ['{ "a": [1, 2, 3] }', '/a/0', '{ "a": [2, 3] }'],
    ['{ "a": [1, 2, 3] }', '/a/1', '{ "a": [1, 3] }'],
    ['{ "a": [\n  1,\n  2\n] }', '/a/1', '{ "a": [\n  1\n] }'],
  ])('is removed from %j at %s with its comma', (text, pointer, after) => {
    expect(unset(text, pointer).text).toBe(after)
  })

  it('is added with others, one after the other', () => {
    expect(addItems('{ "a": [\n  1\n] }', '/a', [2, 3])).toEqual({
      text: '{ "a": [\n  1,\n  2,\n  3\n] }',
      added: ['2', '3'],
    })
    expect(addItems('{"a":[]}', '/a', [1, { b: 2 }]).text).toBe('{"a":[1,{"b":2}]}')
  })

  it('can be no list, or not there', () => {
    expect(() => addItems('{ "a": 1 }', '/a', [1])).toThrow('There is no list /a.')
    expect(() => unset('{ "a": [1] }', '/a/1')).toThrow('There is no value /a/1.')
    expect(() => unset('{ "a": 1 }', '/b')).toThrow('There is no value /b.')
  })
})

const edit = (text: string, ...edits: JsonEdit[]) =>
  edits.reduce((before, one) => editJson(before, one).text, text)

describe('an edit', () => {
  const list = '{\n  "a": [\n    { "b": 1 },\n    {\n      "b": 2,\n      "c": []\n    }\n  ]\n}\n'

  it('adds the objects that a new property needs', () => {
    expect(set('{ "a": 1 }', '/b/c/d', true)).toBe('{ "a": 1, "b": { "c": { "d": true } } }')
    expect(set('{}', '/a', { b: 1, c: 2 })).toBe('{\n  "a": {\n    "b": 1,\n    "c": 2\n  }\n}')
  })

  it('writes a value of several members as its neighbours are written', () => {
    const value = { b: 3, c: [1, 2] }
    expect(set('{\n\t"a": 1\n}', '/n', value)).toBe(
      '{\n\t"a": 1,\n\t"n": {\n\t\t"b": 3,\n\t\t"c": [1, 2]\n\t}\n}',
    )
    expect(set('{"a":1}', '/n', value)).toBe('{"a":1,"n":{"b":3,"c":[1,2]}}')
    const rows = '[\n  { "b": 1, "c": 2 }\n]'
    expect(edit(rows, { op: 'insert', pointer: '/0', value })).toBe(
      '[\n  { "b": 3, "c": [1, 2] },\n  { "b": 1, "c": 2 }\n]',
    )
    expect(edit('["a","b"]', { op: 'insert', pointer: '/1', value: 'n' })).toBe('["a","n","b"]')
    expect(edit('{"a": 1, "b": [1]}', { op: 'insert', pointer: '/b/-', value: 2 })).toBe(
      '{"a": 1, "b": [1, 2]}',
    )
  })

  it('starts a list', () => {
    expect(edit('{ "a": 1 }', { op: 'insert', pointer: '/b/0', value: 2 })).toBe(
      '{ "a": 1, "b": [2] }',
    )
    expect(edit('{\n  "a": []\n}', { op: 'insert', pointer: '/a/0', value: { b: 1, c: 2 } })).toBe(
      '{\n  "a": [\n    {\n      "b": 1,\n      "c": 2\n    }\n  ]\n}',
    )
  })

  it('removes a property', () => {
    const text = '{\r\n  "a": 1,\r\n  "b": [1]\r\n}'
    expect(edit(text, { op: 'unset', pointer: '/a' })).toBe('{\r\n  "b": [1]\r\n}')
    expect(edit(text, { op: 'unset', pointer: '/b' })).toBe('{\r\n  "a": 1\r\n}')
    expect(unset('{\n  "a": 1\n}', '/a').text).toBe('{}')
  })

  it('moves an item with its text, to the indentation of its new place', () => {
    const moved = edit(list, { op: 'move', pointer: '/a/1', value: '/a/0' })
    expect(moved).toBe(
      '{\n  "a": [\n    {\n      "b": 2,\n      "c": []\n    },\n    { "b": 1 }\n  ]\n}\n',
    )
    expect(edit(moved, { op: 'move', pointer: '/a/0', value: '/a/1' })).toBe(list)
    expect(edit(list, { op: 'move', pointer: '/a/0', value: '/a/0/c/-' })).toBe(
      '{\n  "a": [\n    {\n      "b": 2,\n      "c": [{ "b": 1 }]\n    }\n  ]\n}\n',
    )
    const nested =
      '{\n  "a": [\n    {\n      "b": 1,\n      "c": 2\n    }\n  ],\n  "d": {\n    "e": []\n  }\n}'
    expect(edit(nested, { op: 'move', pointer: '/a/0', value: '/d/e/0' })).toBe(
      '{\n  "a": [],\n  "d": {\n    "e": [\n      {\n        "b": 1,\n        "c": 2\n      }\n    ]\n  }\n}',
    )
  })

  it.each(['/1', '/-'])('moves an item to its own place, %s', (value) => {
    const { text, edits, inverse } = editJson('[1, 2]', { op: 'move', pointer: '/1', value })
    expect([text, edits, inverse]).toEqual(['[1, 2]', [], []])
  })

  it('copies an item as it is written', () => {
    expect(edit('[ 1.0,\n "\\u0061" ]', { op: 'duplicate', pointer: '/1' })).toBe(
      '[ 1.0,\n "\\u0061",\n "\\u0061" ]',
    )
  })

  it.each([
    ['a😀b', 'a😁b'],
    ['a😀b', 'a🈀b'],
    ['😀', '😀😀'],
  ])('changes both units of a surrogate pair, from %s to %s', (from, to) => {
    const text = set(JSON.stringify({ a: from }), '/a', to)
    expect(JSON.parse(Buffer.from(text).toString())).toEqual({ a: to })
  })

  it.each<[string, JsonEdit, string]>([
    ['[1]', { op: 'insert', pointer: '/2', value: 1 }, 'There is no place /2.'],
    ['[1]', { op: 'insert', pointer: '/01', value: 1 }, 'There is no place /01.'],
    ['[[1]]', { op: 'insert', pointer: '/1/1', value: 1 }, 'There is no list /1.'],
    ['[1]', { op: 'set', pointer: '/1', value: 1 }, 'There is no object for /1.'],
    ['[1]', { op: 'unset', pointer: '' }, 'There is no value .'],
    ['{ "a": 1 }', { op: 'duplicate', pointer: '/a' }, 'There is no item /a.'],
    ['[[1], 2]', { op: 'move', pointer: '/0', value: '/0/0' }, 'There is no list /0.'],
    ['{ "a": 1, "b": 2 }', { op: 'rename', pointer: '/a', value: 'b' }, 'There is a property "b"'],
    ['[1]', { op: 'rename', pointer: '/0', value: 'b' }, 'There is no property /0.'],
    ['{ "a": 1, }', { op: 'unset', pointer: '/a' }, 'The text is not JSON.'],
    ['', { op: 'set', pointer: '', value: 1 }, 'The text is not JSON.'],
  ])('of %j that does not fit is refused: %j', (text, change, message) => {
    expect(() => editJson(text, change)).toThrow(message)
  })
})

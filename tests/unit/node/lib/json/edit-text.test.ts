import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addItems,
  removeItem,
  renameKey,
  setValue,
} from '../../../../../engine/node/lib/json/edit-text'

const set = (text: string, pointer: string, value: unknown, after?: string) =>
  setValue(text, { pointer, value, after }).text

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
    const { text, from, to } = setValue('{"a": "\\u00e9\\/\\n\\u00fc\\ud83d\\ude00"}', {
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
    expect(set(text, '/n', true, 'a')).toBe(after)
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
    expect(() => set('{ "a": 1 }', '/b/n', true)).toThrow('There is no object for /b/n.')
  })
})

describe('a name', () => {
  it('takes the place of another; its value stays', () => {
    const text = '{ "a" : { "b":\t[ 1 ] } }'
    const renamed = { text: '{ "a" : { "c":\t[ 1 ] } }', from: '"b"', to: '"c"' }
    expect(renameKey(text, '/a/b', 'c')).toEqual(renamed)
    expect(() => renameKey(text, '/a/x', 'c')).toThrow('There is no property /a/x.')
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
    expect(removeItem(text, pointer).text).toBe(after)
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
    expect(() => removeItem('{ "a": [1] }', '/a/1')).toThrow('There is no value /a/1.')
    expect(() => removeItem('{ "a": 1 }', '/a')).toThrow('There is no value /a.')
  })
})

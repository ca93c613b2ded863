import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextChange } from '../../../../../engine/node/edit/write/text-changes'
import { listTextChanges } from '../../../../../engine/node/edit/write/text-changes'

function apply(text: string, changes: TextChange[]): string {
  return changes.reduceRight(
    (result, { offset, length, text: next }) =>
      result.slice(0, offset) + next + result.slice(offset + length),
    text,
  )
}

describe('the changes between two texts', () => {
  it('have whole words, and omit what both texts have', () => {
    expect(listTextChanges('{"a": "/old", "b": 1}', '{"a": "/new", "b": 1}')).toEqual([
      { offset: 8, length: 3, text: 'new' },
    ])
    expect(listTextChanges('[1]\r\n', '[1, 2]\r\n')).toEqual([
      { offset: 2, length: 0, text: ', 2' },
    ])
    expect(listTextChanges('[1, 2]', '[2]')).toEqual([{ offset: 1, length: 3, text: '' }])
    expect(listTextChanges('a', 'a')).toEqual([])
  })

  it('give the second text', () => {
    const part = fc.constantFrom('a', 'bc', '/', '"', '\r\n', '\n', '\r', ' ', '👩‍👧', 'é', '')
    const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(apply(before, listTextChanges(before, after))).toBe(after)
      }),
    )
  })

  it('replace everything between the ends where too much differs', () => {
    const list = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word}${at}`).join()
    const [before, after] = [`[${list('a')}]`, `[${list('b')}]`]
    expect(listTextChanges(before, after)).toEqual([
      { offset: 1, length: before.length - 2, text: after.slice(1, -1) },
    ])
  })
})

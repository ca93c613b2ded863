import { describe, expect, it } from 'vitest'
import { getOuterPointer, splitPointer } from '../../../engine/core/json-pointer'

describe('the parts of a JSON pointer', () => {
  it('are the pointer of the outer value and the name in it', () => {
    expect(splitPointer('/blocks/3/title')).toEqual(['/blocks/3', 'title'])
    expect(splitPointer('/blocks')).toEqual(['', 'blocks'])
    expect(splitPointer('/names/a~1b~0c')).toEqual(['/names', 'a/b~c'])
  })

  it('lead to the document, which has no name', () => {
    expect(getOuterPointer('/title')).toBe('')
    expect(splitPointer('')).toEqual(['', ''])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createLocator,
  createPlaceResolver,
  escapePointer,
  parsePointer,
  resolvePlace,
} from '../../../../../engine/node/lib/json/text-place'

const TEXT = '{\r\n  "a": [1, "two"],\r\n  "b/c~": { "d": true }\r\n}'

describe('places', () => {
  it('count lines and columns from 1', () => {
    expect(resolvePlace('ab\ncd', 4, 1)).toEqual({ line: 2, column: 2, length: 1 })
  })

  it('end with their line', () => {
    expect(resolvePlace('ab\ncd', 1, 9)).toEqual({ line: 1, column: 2, length: 1 })
  })

  it('are the same where the lines of a text are counted once', () => {
    const text = fc.array(fc.constantFrom('a', 'é', '\n', '\r\n')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(9), (written, at, length) => {
        const offset = at % (written.length + 1)
        const place = createPlaceResolver(written)(offset, length)
        expect(place).toEqual(resolvePlace(written, offset, length))
      }),
    )
  })

  it.each([
    ['/a/1', 'value', 2, 12, 5],
    ['/a', 'value', 2, 8, 1],
    ['/a', 'key', 2, 3, 3],
    ['/b~1c~0/d', 'value', 3, 18, 4],
    ['/b~1c~0/d', 'key', 3, 13, 3],
    ['', 'value', 1, 1, 1],
    ['/a/7', 'value', 2, 8, 1],
    ['/missing/deep', 'value', 1, 1, 1],
  ] as const)('are found for %s (%s)', (pointer, at, line, column, length) => {
    expect(createLocator(TEXT)(pointer, at)).toEqual({ line, column, length })
  })

  it('have pointers that come back as they were', () => {
    const name = 'a/b~c~1'
    expect(parsePointer(`/${escapePointer(name)}/0`)).toEqual([name, '0'])
  })
})

import { describe, expect, it } from 'vitest'
import { createDataLocator } from '../../../../../engine/node/sources/rows/data-locator'

const CSV = 'id;city;note\r\nbern;Bern;"One\r\ntwo"\r\n\r\nthun;;  x\r\nbern;Again;\r\n'
const JSON_TEXT = '[\n  { "id": 7, "city": "Bern" },\n  { "id": "thun", "a/b": true }\n]\n'

describe('the place of a cell of CSV', () => {
  const locate = createDataLocator({ file: 'data/a.csv', text: CSV, id: 'id' })

  it.each([
    ['/bern/city', 'value', 2, 6, 4],
    ['/bern/note', 'value', 2, 11, 4],
    ['/bern/note', 'key', 1, 9, 4],
    ['/thun/note', 'value', 5, 9, 1],
    // The position of an empty cell is that of its separator.
    ['/thun/city', 'value', 5, 6, 1],
    ['/thun', 'value', 5, 1, 4],
    ['/thun/gone', 'value', 5, 1, 4],
    ['/gone/city', 'value', 1, 1, 2],
    ['', 'value', 1, 1, 2],
  ] as const)('is found for %s (%s)', (pointer, at, line, column, length) => {
    expect(locate(pointer, at)).toEqual({ line, column, length })
  })

  it('is that of its row where the row is too short', () => {
    const short = createDataLocator({ file: 'data/a.csv', text: 'id,a,b\nbern,x\n', id: 'id' })
    expect(short('/bern/b')).toEqual({ line: 2, column: 6, length: 1 })
  })

  it('is the file where nothing can be read', () => {
    const broken = createDataLocator({ file: 'data/a.csv', text: 'id\n"bern\n', id: 'id' })
    expect(broken('/bern/id')).toEqual({ line: 1, column: 1, length: 0 })
  })
})

describe('the place of a value of JSON', () => {
  const locate = createDataLocator({ file: 'data/a.json', text: JSON_TEXT, id: 'id' })

  it.each([
    ['/7/city', 'value', 2, 22, 6],
    ['/7/city', 'key', 2, 14, 6],
    ['/thun/a~1b', 'value', 3, 26, 4],
    // If an entry lacks the value, the position is that of the entry.
    ['/thun/city', 'value', 3, 3, 1],
    ['/thun', 'value', 3, 3, 1],
    ['/gone/city', 'value', 1, 1, 1],
  ] as const)('is found for %s (%s)', (pointer, at, line, column, length) => {
    expect(locate(pointer, at)).toEqual({ line, column, length })
  })
})

import { array, assert, constantFrom, jsonValue, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readReferences,
  totalTexts,
  writeReferences,
} from '../../../../engine/core/page/text-references'

describe('the texts of a page’s data that its HTML has too', () => {
  const texts = ['Sourdough', 'Read ', 'our prices', ' today', 'Rye']

  it('are references to the text nodes, each counted from the one before', () => {
    const data = { title: 'Sourdough', text: 'Read **our prices** today', again: 'Sourdough' }
    const short = { title: '￼;', text: '￼;**￼;**￼;', again: '￼-3;' }
    expect(writeReferences(data, texts)).toEqual(short)
    expect(readReferences(short, texts)).toEqual(data)
  })

  it('are written as they are where a reference would not be shorter', () => {
    expect(writeReferences(['Rye', 'Sourdough'], texts)).toEqual(['Rye', '￼;'])
  })

  it('are all written where nothing refers, or where one looks like a reference', () => {
    expect(writeReferences(['Rye', 'Baguette'], texts)).toBeUndefined()
    expect(writeReferences(['Sourdough', '￼;'], texts)).toBeUndefined()
  })

  it('are read as they were written, whatever the texts are', () => {
    const words = array(constantFrom('Sourdough', 'our prices', ' today', 'and ', '￼', '**', 'é'))
    const text = words.map((parts) => parts.join(''))
    const values = array(
      constantFrom('a', 'b', 'c').chain((key) =>
        tuple(text, jsonValue()).map(([string, value]) => ({ [key]: string, value })),
      ),
    )
    assert(
      property(values, array(text), array(string()), (data, some, others) => {
        const nodes = [...some, ...others, ...some]
        const value = JSON.parse(JSON.stringify(data))
        const short = writeReferences(value, nodes)
        if (short === undefined) return
        expect(readReferences(JSON.parse(JSON.stringify(short)), nodes)).toEqual(value)
      }),
    )
  })

  it('are known by how many there are and how long they are together', () => {
    expect(totalTexts(texts)).toEqual({ count: 5, length: 33 })
  })
})

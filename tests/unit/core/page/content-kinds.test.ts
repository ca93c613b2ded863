import { describe, expect, it } from 'vitest'
import { findRareKind, listRareKinds } from '../../../../engine/core/page/content-kinds'

describe('listRareKinds', () => {
  it('finds rare parts of running text wherever they are, each kind once', () => {
    const table = { table: { columns: ['A'], rows: [['1']] } }
    const outline = { outline: { numbered: false, items: [[table], [table]] } }
    const quote = { quote: { content: [{ text: 'a' }, { code: { text: 'b' } }] } }
    const block = { type: 'prose', sections: [{ content: [{ text: 'a' }, outline] }] }
    expect(listRareKinds(block)).toEqual(['table'])
    expect(listRareKinds({ type: 'tabs', items: [{ blocks: [block] }, [quote]] })).toEqual([
      'table',
      'quote',
      'code',
    ])
  })

  it('takes nothing else for one', () => {
    const content = [{ text: 'a' }, { heading: 'b' }, { picture: { src: '/a.svg', alt: '' } }]
    expect(listRareKinds({ type: 'prose', sections: [{ content }] })).toEqual([])
    expect(listRareKinds([null, 'code', { code: 'a', label: 'b' }, { type: 'table' }])).toEqual([])
  })
})

describe('findRareKind', () => {
  it('distinguishes rare parts from the others', () => {
    expect(findRareKind({ code: { text: 'a' } })).toBe('code')
    expect(findRareKind({ text: 'a' })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { collectBlockTypes } from '../../../../engine/core/page/blocks'

const isType = (word: string) => ['hero', 'tabs', 'prose'].includes(word)

describe('collectBlockTypes', () => {
  it('finds nested types, each once, in order of first appearance', () => {
    const blocks = [
      { type: 'tabs', items: [{ blocks: [{ type: 'prose' }] }] },
      { type: 'hero' },
      { type: 'prose' },
    ]
    expect(collectBlockTypes(blocks, isType)).toEqual(['tabs', 'prose', 'hero'])
  })

  it('passes over words that are no block types (R-320)', () => {
    expect(collectBlockTypes([{ type: 'constructor' }, { type: 3 }, null, 'hero'], isType)).toEqual(
      [],
    )
  })
})

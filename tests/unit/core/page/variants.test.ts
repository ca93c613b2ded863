import { describe, expect, it } from 'vitest'
import type { PageData } from '../../../../engine/core/page/data'
import { pairVariants, variantsOf, withoutVariants } from '../../../../engine/core/page/variants'

const hero = { type: 'hero', title: 'All', byAudience: { reader: { title: 'Readers' } } }
const nested = { type: 'stats', items: [], byAudience: { reader: { title: 'Figures' } } }
const tabs = { type: 'tabs', items: [{ id: 'a', blocks: [nested] }] }
const plain = { type: 'prose', sections: [] }
const build = (...blocks: object[]) => ({ path: '/', blocks }) as unknown as PageData

describe('what differs in a block', () => {
  it('is under its name, if anywhere', () => {
    expect(variantsOf(hero as never)).toBe(hero.byAudience)
    expect(variantsOf(plain as never)).toBeUndefined()
  })
})

describe('a page without what differs by audience', () => {
  it('says so, and keeps everything else, in nested blocks too', () => {
    const { byAudience: _, ...bareHero } = hero
    const { byAudience: __, ...bareNested } = nested
    expect(withoutVariants(build(hero, tabs, plain))).toEqual({
      path: '/',
      lateVariants: true,
      blocks: [bareHero, { type: 'tabs', items: [{ id: 'a', blocks: [bareNested] }] }, plain],
    })
  })

  it('is the page itself when nothing differs', () => {
    const page = build(plain)
    expect(withoutVariants(page)).toBe(page)
  })

  it('finds its variants again in the page in full', () => {
    const full = build(hero, tabs, plain)
    const bare = withoutVariants(full)
    const found = pairVariants(bare.blocks, full.blocks)
    expect([...found.values()]).toEqual([hero.byAudience, nested.byAudience])
    expect(found.get(bare.blocks[0] ?? {})).toBe(hero.byAudience)
  })

  it('keeps what is empty, and texts and numbers', () => {
    const odd = { type: 'odd', items: [null, 'a', 2], none: null, byAudience: { reader: {} } }
    const page = build(odd)
    const { byAudience, ...bare } = odd
    expect(withoutVariants(page).blocks).toEqual([bare])
    expect([...pairVariants([bare], page.blocks).values()]).toEqual([byAudience])
  })

  it('finds none where the two are not alike', () => {
    for (const other of [null, undefined, 'text', [null]]) {
      expect(pairVariants([hero], other).size).toBe(0)
      expect(pairVariants(other, [hero]).size).toBe(0)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { matchShown } from '../../../../engine/core/studio/match-shown'
import type { ShownValue } from '../../../../engine/core/studio/shown-value'
import { listWritten } from '../../../../engine/core/studio/written-values'

/** Elements as nested lists of texts. */
type Element = (string | Element)[]

function listShown(element: Element, around: readonly object[] = []): ShownValue[] {
  const within = [element, ...around]
  return element.flatMap((child) =>
    typeof child === 'string' ? { text: child, within } : listShown(child, within),
  )
}

const match = (block: object, element: Element) =>
  matchShown(listShown(element), listWritten(block, '/blocks/0'), '2026')

describe('the pointers of shown texts', () => {
  it('are of equal strings', () => {
    const block = { type: 'hero', title: 'Rye', text: 'Two days' }
    expect(match(block, [['Two days'], 'Rye', 'rye'])).toEqual([
      '/blocks/0/text',
      '/blocks/0/title',
      undefined,
    ])
  })

  it('are of rich text, whatever its formatting', () => {
    const block = { text: 'Bread **of rye**, see [our *list*](/list).', note: 'of rye' }
    const shown = ['Bread ', ['of rye'], ', see ', ['our ', ['list']], '.']
    expect(new Set(match(block, shown))).toEqual(new Set(['/blocks/0/text']))
  })

  it('are of plain text with delimiters, the year and escapes', () => {
    const block = { one: '5 * 3 * 2', two: '© {year} Us', three: 'a *\u2060 b' }
    expect(match(block, [['5 * 3 * 2'], ['© 2026 Us'], ['a * b']])).toEqual([
      '/blocks/0/one',
      '/blocks/0/two',
      '/blocks/0/three',
    ])
  })

  it('are of texts in the same card, if several are equal', () => {
    const items = [
      { title: 'Rye', link: 'More' },
      { title: 'Spelt', link: 'More' },
    ]
    expect(
      match({ items }, [
        ['More', 'Spelt'],
        ['Rye', 'More'],
      ]),
    ).toEqual([
      '/blocks/0/items/1/link',
      '/blocks/0/items/1/title',
      '/blocks/0/items/0/title',
      '/blocks/0/items/0/link',
    ])
  })

  it('are in order, if nothing else decides', () => {
    const pointers = ['/blocks/0/rows/0/0', '/blocks/0/rows/0/1', '/blocks/0/rows/1/0']
    expect(match({ rows: [['yes', 'yes'], ['yes']] }, [['yes', 'yes'], ['yes']])).toEqual(pointers)
  })

  it('are the same for texts that a page shows twice', () => {
    const block = { links: ['Home', 'Home'], title: 'Menu' }
    expect(match(block, [['Home', 'Home'], ['Menu'], ['Home', 'Home']])).toEqual([
      ...['/blocks/0/links/0', '/blocks/0/links/1', '/blocks/0/title'],
      ...['/blocks/0/links/0', '/blocks/0/links/1'],
    ])
  })

  it('are of messages with placeholders, and of completed texts', () => {
    const block = { found: '{count} results for {query}', role: 'Baker', other: 'results' }
    expect(match(block, [['3 results for rye'], ['Baker, since 1998'], ['12 May']])).toEqual([
      '/blocks/0/found',
      '/blocks/0/role',
      undefined,
    ])
  })

  it('are not of a name or a choice, if a text is equal', () => {
    const block = { kind: 'Visit', byAudience: { trade: { title: 'Visit' } }, title: 'Visit' }
    expect(match(block, ['Visit'])).toEqual(['/blocks/0/title'])
    expect(match({ ...block, title: 'Order' }, ['Visit', 'Order'])).toEqual([
      '/blocks/0/kind',
      '/blocks/0/title',
    ])
  })
})

describe('the pointers of pictures and icons', () => {
  it('are of paths and names rather than texts', () => {
    const shown = [
      { names: ['bread'], within: [] },
      { names: ['/assets/a.svg', '/assets/b.svg'], within: [] },
    ]
    const block = { title: 'bread', icon: 'bread', picture: { src: '/assets/b.svg' } }
    expect(matchShown(shown, listWritten(block, ''), '2026')).toEqual(['/icon', '/picture/src'])
  })
})

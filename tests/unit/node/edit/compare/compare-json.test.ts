import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyJsonEdit } from '../../../../../engine/core/apply-json-edit'
import { compareJson } from '../../../../../engine/node/edit/compare/compare-json'
import { pickSize } from '../../../../support/run-length'

const SIZE = { numRuns: pickSize({ short: 1_000, long: 50_000 }) }

const describeAll = (before: unknown, after: unknown) =>
  compareJson(before, after).map(({ kind, earlier = '', pointer = '' }) =>
    [kind, earlier, pointer].join(' '),
  )

const card = (title: string, text = 'Baked twice a day.') => ({ title, text })
const cards = ['Rye', 'Spelt', 'Tin', 'Buns'].map((title) => card(title))
const [rye, spelt, tin, buns] = cards

describe('two versions of a JSON document', () => {
  it('differ in the innermost values', () => {
    expect(
      describeAll(
        { a: 1, b: { c: 'x', d: 'same' }, gone: 1 },
        { b: { d: 'same', c: 'y' }, a: 2, new: { e: 1 } },
      ),
    ).toEqual(['changed /b/c /b/c', 'changed /a /a', 'added  /new', 'removed /gone '])
  })

  it('have one change for an item that was moved', () => {
    expect(describeAll(cards, [buns, rye, spelt, tin])).toEqual(['moved /3 /0'])
    expect(describeAll(cards, [spelt, tin, buns, rye])).toEqual(['moved /0 /3'])
  })

  it('have a move and a change for an item that was moved and changed', () => {
    const changed = card('Buns', 'Only on Fridays, and with saffron.')
    expect(describeAll(cards, [changed, rye, spelt, tin])).toEqual([
      'moved /3 /0',
      'changed /3/text /0/text',
    ])
  })

  it('have one change for an item that was added or removed before others', () => {
    expect(describeAll(cards, [card('Oat'), ...cards])).toEqual(['added  /0'])
    expect(describeAll(cards, [rye, tin, buns])).toEqual(['removed /1 '])
  })

  it('match an item that was renamed by its other words, and next to new ones', () => {
    const renamed = card('Spelt and honey')
    expect(describeAll(cards, [rye, card('Oat', 'Soft.'), renamed, tin, buns])).toEqual([
      'added  /1',
      'changed /1/title /2/title',
    ])
  })

  it('do not match items of different types', () => {
    const blocks = [{ type: 'hero', title: 'A' }]
    expect(describeAll(blocks, [{ type: 'cards', title: 'A' }])).toEqual([
      'removed /0 ',
      'added  /0',
    ])
  })

  it('are compared in long lists too', () => {
    const long = Array.from({ length: 400 }, (_, index) => ({ id: `n${index}`, text: 'x' }))
    const other = long.map(({ id }) => ({ id, text: 'y' }))
    expect(describeAll(long, other)).toHaveLength(400)
  })
})

describe('the edits of changes', () => {
  const item = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    text: fc.lorem({ maxCount: 3 }),
  })
  const document = fc.dictionary(
    fc.constantFrom('x', 'y', 'z/~'),
    fc.oneof(
      fc.uniqueArray(item, { maxLength: 5, selector: ({ id }) => id }),
      fc.array(fc.lorem(), { maxLength: 4 }),
      fc.string(),
      item,
    ),
  )

  it('take each change back, one after the other, until nothing has changed', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        let now: unknown = after
        let changes = compareJson(before, now)
        const most = 200
        for (let step = 0; changes[0] && step < most; step += 1) {
          now = applyJsonEdit(now, changes[0].edit)
          changes = compareJson(before, now)
        }
        expect(changes).toEqual([])
      }),
      SIZE,
    )
  })

  it('bring an item back to where it was', () => {
    for (const after of [[rye, tin, buns], [buns, rye, spelt, tin], [spelt, tin, buns, rye], []]) {
      let now: unknown = after
      for (let [change] = compareJson(cards, now); change; [change] = compareJson(cards, now)) {
        now = applyJsonEdit(now, change.edit)
      }
      expect(now).toEqual(cards)
    }
  })
})

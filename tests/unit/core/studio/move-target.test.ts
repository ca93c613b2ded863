import { describe, expect, it } from 'vitest'
import { applyJsonEdit } from '../../../../engine/core/apply-json-edit'
import { findMoveTarget, isItemPointer } from '../../../../engine/core/studio/move-target'

const TABS = { name: 'tabs', blocks: [{ name: 'in' }, { name: 'in-2' }] }
const PAGE = { blocks: [{ name: 'a' }, TABS, { name: 'b' }] }

interface Named {
  name: string
  blocks?: Named[]
}

/** The names after a move, with those of the inner list: `a tabs(in in-2) b`. */
function move(pointer: string, target: string): string {
  const edit = { op: 'move', pointer, value: findMoveTarget(pointer, target) } as const
  const { blocks } = applyJsonEdit(PAGE, edit) as { blocks: Named[] }
  const write = (list: Named[]): string =>
    list.map(({ name, blocks: inner }) => (inner ? `${name}(${write(inner)})` : name)).join(' ')
  return write(blocks)
}

describe('a move in front of another item', () => {
  it.each([
    ['/blocks/0', '/blocks/3', 'tabs(in in-2) b a'],
    ['/blocks/0', '/blocks/-', 'tabs(in in-2) b a'],
    ['/blocks/2', '/blocks/0', 'b a tabs(in in-2)'],
    ['/blocks/2', '/blocks/2', 'a tabs(in in-2) b'],
    ['/blocks/2', '/blocks/3', 'a tabs(in in-2) b'],
    ['/blocks/0', '/blocks/1/blocks/1', 'tabs(in a in-2) b'],
    ['/blocks/2', '/blocks/1/blocks/2', 'a tabs(in in-2 b)'],
    ['/blocks/1/blocks/0', '/blocks/0', 'in a tabs(in-2) b'],
    ['/blocks/1/blocks/0', '/blocks/3', 'a tabs(in-2) b in'],
    ['/blocks/1/blocks/0', '/blocks/1/blocks/2', 'a tabs(in-2 in) b'],
  ])('from %s to %s', (pointer, target, names) => {
    expect(move(pointer, target)).toBe(names)
  })

  it('is possible for items only', () => {
    expect(['/blocks/12', '/blocks/-', '/blocks/1/aside', ''].map(isItemPointer)).toEqual([
      ...[true, false, false, false],
    ])
  })
})

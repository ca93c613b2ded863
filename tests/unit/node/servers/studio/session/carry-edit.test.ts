import { describe, expect, it } from 'vitest'
import type { JsonEdit } from '../../../../../../engine/core/json-edit'
import { carryEdit } from '../../../../../../engine/node/servers/studio/session/carry-edit'

const write = (...names: string[]) => JSON.stringify({ blocks: names.map((title) => ({ title })) })

const BEFORE = write('one', 'two', 'three')

describe('an edit of an earlier text', () => {
  it.each<[string, JsonEdit, string, JsonEdit]>([
    [
      'follows its item',
      { op: 'set', pointer: '/blocks/1/title', value: 'mine' },
      write('new', 'one', 'two', 'three'),
      { op: 'set', pointer: '/blocks/2/title', value: 'mine' },
    ],
    [
      'adds a missing property to the same item',
      { op: 'set', pointer: '/blocks/2/text', value: 'mine' },
      write('two', 'three'),
      { op: 'set', pointer: '/blocks/1/text', value: 'mine' },
    ],
    [
      'inserts before the same item',
      { op: 'insert', pointer: '/blocks/1', value: {} },
      write('new', 'one', 'two', 'three'),
      { op: 'insert', pointer: '/blocks/2', value: {} },
    ],
    [
      'inserts at the end',
      { op: 'insert', pointer: '/blocks/-', value: {} },
      write('one'),
      { op: 'insert', pointer: '/blocks/-', value: {} },
    ],
    [
      'moves the same item',
      { op: 'move', pointer: '/blocks/1', value: '/blocks/2' },
      write('new', 'one', 'two', 'three'),
      { op: 'move', pointer: '/blocks/2', value: '/blocks/3' },
    ],
  ])('%s', (_, edit, now, expected) => {
    expect(carryEdit(edit, BEFORE, now)).toEqual(expected)
  })

  it('moves into the same list of another item', () => {
    const write = (...names: string[]) =>
      JSON.stringify({ blocks: names.map((title) => ({ title, blocks: [{ title: 'inner' }] })) })
    const edit: JsonEdit = { op: 'move', pointer: '/blocks/0', value: '/blocks/1/blocks/1' }
    const [before, now] = [write('one', 'two', 'three'), write('new', 'one', 'two', 'three')]
    expect(carryEdit(edit, before, now)).toEqual({
      ...{ op: 'move', pointer: '/blocks/1', value: '/blocks/2/blocks/1' },
    })
    expect(carryEdit(edit, before, write('one', 'three'))).toEqual({
      ...{ op: 'move', pointer: '/blocks/0', value: '/blocks/0/blocks/1' },
    })
    expect(carryEdit(edit, before, write('one', 'two'))).toBeUndefined()
  })

  it('does not fit if its item was removed, or if the text is not JSON', () => {
    const edit: JsonEdit = { op: 'set', pointer: '/blocks/1/title', value: 'mine' }
    expect(carryEdit(edit, BEFORE, write('one', 'three'))).toBeUndefined()
    expect(carryEdit(edit, BEFORE, '{ "blocks": [')).toBeUndefined()
    expect(carryEdit(edit, BEFORE, BEFORE)).toEqual(edit)
  })
})

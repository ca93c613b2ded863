import { expect, it } from 'vitest'
import { keyItems } from '../../../../engine/core/editing/item-keys'

const before = keyItems([], ['a', 'b', 'c'])

it('each item of a list has its own key', () => {
  expect(before.map(({ key }) => key)).toEqual([1, 2, 3])
})

it.each<[string, string[], number[]]>([
  ['moves', ['b', 'a', 'c'], [2, 1, 3]],
  ['changes', ['a', 'B', 'c'], [1, 2, 3]],
  ['is removed', ['b', 'c'], [2, 3]],
  ['is duplicated', ['a', 'a', 'b', 'c'], [1, 4, 2, 3]],
  ['is added at the start', ['new', 'a', 'b', 'c'], [4, 1, 2, 3]],
  ['moves while another one changes', ['c', 'B', 'a'], [3, 2, 1]],
])('items keep their keys when one %s', (_, items, keys) => {
  expect(keyItems(before, items).map(({ key }) => key)).toEqual(keys)
})

it('equal items keep their positions', () => {
  const equal = keyItems([], ['', '', ''])
  expect(keyItems(equal, ['', 'x', '']).map(({ key }) => key)).toEqual([1, 2, 3])
})

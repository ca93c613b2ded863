import { expect, it } from 'vitest'
import { buildOutline } from '../build-outline'

function outline(...levels: number[]): unknown {
  type Entry = { id: string; below: Entry[] }
  const plain = ({ id, below }: Entry): unknown => (below.length > 0 ? [id, below.map(plain)] : id)
  const headings = levels.map((level, index) => ({ id: String(index), title: 'x', level }))
  return buildOutline(headings).map(plain)
}

it('puts headings below those that are less deep, whatever levels there are', () => {
  expect(outline(1, 2, 3, 2, 1)).toEqual([['0', [['1', ['2']], '3']], '4'])
  expect(outline(2, 1, 3, 3)).toEqual(['0', ['1', ['2', '3']]])
  expect(outline()).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { computeSpokes } from '../compute-spokes'

describe('the parts of a hub diagram', () => {
  it('begin at the top and go clockwise', () => {
    expect(computeSpokes(4)).toEqual([
      { x: 50, y: 11 },
      { x: 89, y: 50 },
      { x: 50, y: 89 },
      { x: 11, y: 50 },
    ])
  })

  it.each([3, 4, 5, 6])('do not touch each other or the centre when there are %i', (count) => {
    const places = [...computeSpokes(count), { x: 50, y: 50 }]
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) {
        // A part is 28 wide and at most 18 high. The centre is a square with sides of 27.
        const apart = Math.abs(a.x - b.x) > 28 || Math.abs(a.y - b.y) > (b.x === 50 ? 22.5 : 18)
        expect(apart).toBe(true)
      }
    }
  })
})

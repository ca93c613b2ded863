import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Window } from '../../../../../engine/node/sources/time/window'
import {
  intersect,
  isUnchanged,
  listChanges,
  stateAt,
} from '../../../../../engine/node/sources/time/window'

const time = fc.integer({ min: 0, max: 20 })
const window: fc.Arbitrary<Window> = fc.record(
  { draft: fc.constant(true as const), from: time, to: time },
  { requiredKeys: [] },
)

describe('when something is published', () => {
  it.each([
    [{}, 'shown'],
    [{ draft: true, from: 1 }, 'draft'],
    [{ from: 10 }, 'shown'],
    [{ from: 11 }, 'coming'],
    [{ to: 10 }, 'gone'],
    [{ to: 11 }, 'shown'],
  ] as [Window, string][])('%j at 10: %s', (one, state) => {
    expect(stateAt(one, 10)).toBe(state)
  })

  it('changes only at the times that are listed', () => {
    fc.assert(
      fc.property(window, time, time, (one, before, now) => {
        if (!isUnchanged(listChanges(one), before, now)) return
        expect(stateAt(one, now)).toBe(stateAt(one, before))
      }),
    )
  })

  it('of two together is when each of them is', () => {
    fc.assert(
      fc.property(window, window, time, (one, other, now) => {
        const both = [one, other].every((each) => stateAt(each, now) === 'shown')
        expect(stateAt(intersect(one, other), now) === 'shown').toBe(both)
      }),
    )
  })
})

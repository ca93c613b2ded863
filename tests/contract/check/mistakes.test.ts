import { describe, expect, it } from 'vitest'
import { loadMistakes, tellMistake, writeMistakes } from '../../support/check/mistakes'

// UPDATE_REPORTS=1 writes down what is printed; the difference is then read, marked and committed.
if (process.env.UPDATE_REPORTS) await writeMistakes()

const all = [...loadMistakes()].flatMap(([name, mistakes]) =>
  mistakes.map((one, index) => ({ ...one, id: `${name}-${index}` })),
)

describe('mistakes that authors make (R-337, R-338)', () => {
  it.each(all)('$id: $mistake', async (one) => {
    const told = await tellMistake(one.id, one)
    expect(told).toEqual(one.told)
    expect(told.length).toBeGreaterThan(0)
  })

  it('are told with place, fault and what to write, but for a few', () => {
    const full = all.filter(({ marks }) => marks === 3)
    expect(all.length).toBeGreaterThanOrEqual(84)
    expect(full.length / all.length).toBeGreaterThanOrEqual(80 / 84)
  })
})

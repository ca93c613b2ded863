import { expect, it } from 'vitest'
import { finishSteps, runStepsFor } from '../../../../../engine/node/check/run/steps'

function* count(to: number) {
  for (let step = 0; step < to; step += 1) yield
  return [to]
}

it('takes all steps at once', () => {
  expect(finishSteps(count(3))).toEqual([3])
})

it('stops when its time is over, and goes on where it was', () => {
  const steps = count(2)
  expect(runStepsFor(steps, 0)).toBeUndefined()
  expect(runStepsFor(steps, 1000)).toEqual([2])
})

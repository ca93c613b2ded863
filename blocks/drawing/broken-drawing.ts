import type { BlockIssue, BlockRule } from '../../engine/block-build-api'
import type { BarsDrawing, DrawingBlock, SequenceDrawing } from '../../schemas/generated/types'

/**
 * Reports sequence steps that do not connect two of the sequence's parties, and bars outside their
 * scale.
 */
export const brokenDrawing: BlockRule<DrawingBlock> = {
  name: 'broken-drawing',
  check({ figure }) {
    if (figure.kind === 'sequence') return findStraySteps(figure)
    if (figure.kind === 'bars') return findStrayBars(figure)
    return []
  },
}

function findStraySteps({ parties, steps }: SequenceDrawing): BlockIssue[] {
  return steps.flatMap(({ from, to }, index) => {
    const pointer = `/figure/steps/${index}`
    const unknown = (['from', 'to'] as const).filter((end) => !parties.includes({ from, to }[end]))
    if (unknown.length > 0) {
      return unknown.map((end): BlockIssue => {
        const message = `This sequence has no party "${{ from, to }[end]}".`
        const hint = `Use one of the parties: ${parties.join(', ')}.`
        return { pointer: `${pointer}/${end}`, message, hint }
      })
    }
    if (from !== to) return []
    const message = `This step goes from "${from}" to itself.`
    return [{ pointer: `${pointer}/to`, message, hint: 'Name another party.' }]
  })
}

function findStrayBars({ from: start, to: end, rows }: BarsDrawing): BlockIssue[] {
  if (end <= start) {
    const message = `This scale ends at ${end}, but starts at ${start}.`
    return [{ pointer: '/figure/to', message, hint: 'Make "to" larger than "from".' }]
  }
  return rows.flatMap(({ from, to, mark = from }, index): BlockIssue[] => {
    const pointer = `/figure/rows/${index}`
    if (to < from) {
      const message = `This bar starts at ${from}, after its end at ${to}.`
      return [{ pointer: `${pointer}/from`, message, hint: 'Write the smaller number as "from".' }]
    }
    const places = { from, to, mark }
    return (['from', 'to', 'mark'] as const)
      .filter((name) => places[name] < start || places[name] > end)
      .slice(0, 1)
      .map((name) => {
        const message = `${places[name]} is not on the scale, which extends from ${start} to ${end}.`
        return { pointer: `${pointer}/${name}`, message, hint: 'Change the scale or the number.' }
      })
  })
}

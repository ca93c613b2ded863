import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlowDrawing } from '../../../engine/core/flow-layout'
import { buildFlowGrid, buildFlowList, wrapWords } from '../../../engine/core/flow-layout'

const word = fc.stringMatching(/^[a-z]{1,10}$/)
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '))
const cell = fc.record({
  column: fc.integer({ min: 1, max: 5 }),
  row: fc.integer({ min: 1, max: 6 }),
  label: words,
  note: words,
})

const diagram = fc
  .uniqueArray(cell, { minLength: 2, maxLength: 12, selector: (c) => `${c.column}/${c.row}` })
  .chain((cells) => {
    const nodes = cells.map((node, index) => ({ ...node, id: `n${index}`, kind: 'step' as const }))
    const end = fc.constantFrom(...nodes.map(({ id }) => id))
    return fc
      .array(fc.record({ from: end, to: end }), { minLength: 1, maxLength: 12 })
      .map((links) => ({ nodes, links }))
  })

function findOverlaps({ boxes }: FlowDrawing): string[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          a.x < b.x + b.width &&
          b.x < a.x + a.width &&
          a.y < b.y + b.height &&
          b.y < a.y + a.height,
      )
      .map((b) => `${a.id} and ${b.id}`),
  )
}

function listPoints(path: string): [number, number][] {
  return path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number])
}

/** Pieces of arrows that run through the inside of a box. */
function findCrossings({ boxes, arrows }: FlowDrawing): string[] {
  return arrows.flatMap((path) => {
    const points = listPoints(path)
    return points.slice(1).flatMap((end, index) => {
      const [x, y] = points[index] ?? end
      const [left, right] = [Math.min(x, end[0]), Math.max(x, end[0])]
      const [top, bottom] = [Math.min(y, end[1]), Math.max(y, end[1])]
      return boxes
        .filter(
          (box) =>
            left < box.x + box.width - 1 &&
            right > box.x + 1 &&
            top < box.y + box.height - 1 &&
            bottom > box.y + 1,
        )
        .map((box) => `${path} through ${box.id}`)
    })
  })
}

describe.each([
  ['grid', buildFlowGrid],
  ['list', buildFlowList],
])('the %s of a diagram', (_, build) => {
  it('lays no box over another and no arrow through a box', () => {
    fc.assert(
      fc.property(diagram, (flow) => {
        const drawing = build(flow)
        expect(findOverlaps(drawing)).toEqual([])
        expect(findCrossings(drawing)).toEqual([])
        expect(drawing.arrows).toHaveLength(flow.links.length)
      }),
    )
  })

  it('keeps boxes and arrows within the picture', () => {
    fc.assert(
      fc.property(diagram, (flow) => {
        const { width, height, boxes, arrows } = build(flow)
        const corners = boxes.map((box) => [box.x + box.width, box.y + box.height])
        for (const [x = -1, y = -1] of [...corners, ...arrows.flatMap(listPoints)]) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(width)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(height)
        }
      }),
    )
  })

  it('writes each word of a label', () => {
    fc.assert(
      fc.property(diagram, (flow) => {
        expect(build(flow).boxes.map(({ label }) => label.join(' '))).toEqual(
          flow.nodes.map(({ label }) => label),
        )
      }),
    )
  })
})

describe('wrapWords', () => {
  it('breaks between words alone', () => {
    expect(wrapWords('short reconciliation of it', 60)).toEqual([
      'short',
      'reconciliation',
      'of it',
    ])
  })
})

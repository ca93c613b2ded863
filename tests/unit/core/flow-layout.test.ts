import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isClear } from '../../../engine/core/flow-arrows'
import type { FlowBox, FlowDrawing } from '../../../engine/core/flow-layout'
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
    const ways = nodes.flatMap((from) =>
      nodes.filter((to) => isClear(from, to, nodes)).map((to) => ({ from: from.id, to: to.id })),
    )
    return fc
      .subarray(ways, { maxLength: Math.min(12, ways.length) })
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

/** Pairs of arrows that share more than a point. */
function findShared({ arrows }: FlowDrawing): string[] {
  const pieces = arrows.flatMap((path, arrow) => {
    const points = listPoints(path)
    return points.slice(1).map((end, index) => ({ arrow, path, start: points[index] ?? end, end }))
  })
  return pieces.flatMap((a) =>
    pieces
      .filter((b) => a.arrow < b.arrow && (liesOn(a, b, 0, 1) || liesOn(a, b, 1, 0)))
      .map((b) => `${a.path} and ${b.path}`),
  )
}

function touches(box: FlowBox | undefined, point: [number, number] | undefined): boolean {
  if (!box || !point) return false
  const [x, y] = point
  const near = (a: number, b: number) => Math.abs(a - b) < 0.11
  const upright = y > box.y - 0.1 && y < box.y + box.height + 0.1
  const level = x > box.x - 0.1 && x < box.x + box.width + 0.1
  return (
    (upright && (near(x, box.x) || near(x, box.x + box.width))) ||
    (level && (near(y, box.y) || near(y, box.y + box.height)))
  )
}

interface Piece {
  start: [number, number]
  end: [number, number]
}

function liesOn(a: Piece, b: Piece, along: 0 | 1, across: 0 | 1): boolean {
  if (new Set([a.start, a.end, b.start, b.end].map((point) => point[across])).size > 1) return false
  const [a1, a2] = [a.start[along], a.end[along]].sort((x, y) => x - y)
  const [b1, b2] = [b.start[along], b.end[along]].sort((x, y) => x - y)
  return Math.max(a1 ?? 0, b1 ?? 0) < Math.min(a2 ?? 0, b2 ?? 0)
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

  it('lays no arrow on another', () => {
    fc.assert(
      fc.property(diagram, (flow) => {
        expect(findShared(build(flow))).toEqual([])
      }),
    )
  })

  it('draws every arrow in straight pieces from box to box', () => {
    fc.assert(
      fc.property(diagram, (flow) => {
        const { boxes, arrows } = build(flow)
        const byId = new Map(boxes.map((box) => [box.id, box]))
        arrows.forEach((path, index) => {
          const points = listPoints(path)
          const from = byId.get(flow.links[index]?.from ?? '')
          const to = byId.get(flow.links[index]?.to ?? '')
          expect(touches(from, points[0])).toBe(true)
          expect(touches(to, points.at(-1))).toBe(true)
        })
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

  it('writes each word of a label and its note', () => {
    fc.assert(
      fc.property(diagram, (flow) => {
        expect(
          build(flow).boxes.map(({ lines }) => lines.map(({ text }) => text).join(' ')),
        ).toEqual(flow.nodes.map(({ label, note }) => `${label} ${note}`))
      }),
    )
  })
})

describe('wrapWords', () => {
  it('breaks between words, however many spaces there are', () => {
    expect(wrapWords('short  settlement\nof it', 100)).toEqual(['short', 'settlement', 'of it'])
  })

  it('breaks a word that is longer than a line, never within what is written as one', () => {
    expect(wrapWords('a reconciliation of it', 60)).toEqual(['a', 'reconc', 'iliation', 'of it'])
    expect(wrapWords('a 👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 70)).toEqual(['a', '👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'])
  })

  it('leaves more room for capitals', () => {
    expect(wrapWords('net cash', 80)).toEqual(['net cash'])
    expect(wrapWords('NET CASH', 80)).toEqual(['NET', 'CASH'])
  })
})

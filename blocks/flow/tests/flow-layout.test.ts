import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isClear } from '../flow-arrows'
import type { FlowBox, FlowDrawing } from '../flow-layout'
import { buildFlowGrid, measureWidth, wrapWords } from '../flow-layout'

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

/** Arrow segments that cross the inside of a box. */
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

/** Pairs of arrows that overlap in more than a point. */
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

describe('the drawing of a diagram', () => {
  const build = buildFlowGrid

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

  it('sets the words of a box below each other in its middle, none wider than its inside', () => {
    fc.assert(
      fc.property(diagram, (flow) => {
        for (const { x, y, width, height, lines } of build(flow).boxes) {
          const [first, last] = [lines[0]?.y ?? 0, lines.at(-1)?.y ?? 0]
          // Each line is 20 pixels high, with its baseline 15 pixels from the top.
          expect(first - 15 - y).toBeCloseTo(y + height - (last + 5), 0)
          expect(first - 15 - y).toBeGreaterThan(15.9)
          lines.forEach((line, index) => {
            expect(line.x).toBeCloseTo(x + 16, 1)
            expect(line.y).toBeCloseTo(first + 20 * index, 1)
            const scale = line.part === 'note' ? 0.91 : 1
            expect(measureWidth(line.text) * scale).toBeLessThanOrEqual(width - 32 + 0.1)
          })
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

describe('the grid', () => {
  const node = (id: string, column: number, row: number, label = id) => ({
    id,
    column,
    row,
    label,
    kind: 'step' as const,
  })
  const draw = (nodes: ReturnType<typeof node>[], ...ways: string[]) =>
    buildFlowGrid({
      nodes,
      links: ways.map((way) => ({ from: way[0] ?? '', to: way[1] ?? '' })),
    })

  it('is as wide as its columns, which are narrower the more there are', () => {
    expect(draw([node('a', 1, 1)])).toMatchObject({
      width: 349,
      height: 52,
      boxes: [{ x: 0, y: 0, width: 349, height: 52 }],
    })
    const four = draw([node('a', 1, 1), node('d', 4, 3)])
    expect(four.width).toBe(1160)
    // An empty grid row takes no space.
    expect(four.boxes.map(({ x, y, width }) => [x, y, width])).toEqual([
      [0, 0, 248],
      [912, 96, 248],
    ])
  })

  it('has rows as high as their highest box', () => {
    const long = 'one two three four five six seven eight nine ten eleven twelve'
    const { boxes, height } = draw([node('a', 1, 1, long), node('b', 2, 1), node('c', 1, 2)])
    expect(boxes.map(({ y, height: own }) => [y, own])).toEqual([
      [0, 72],
      [0, 72],
      [116, 52],
    ])
    expect(height).toBe(168)
  })

  it('draws a drop in the middle, and two that meet beside each other', () => {
    const column = [node('a', 1, 1), node('b', 1, 2)]
    expect(draw(column, 'ab').arrows).toEqual(['M174.5 52L174.5 96'])
    expect(draw(column, 'ba').arrows).toEqual(['M174.5 96L174.5 52'])
    expect(draw(column, 'ab', 'ba').arrows).toEqual(['M167.5 52L167.5 96', 'M181.5 96L181.5 52'])
    expect(draw([...column, node('c', 1, 3)], 'ab', 'bc').arrows).toEqual([
      'M174.5 52L174.5 96',
      'M174.5 148L174.5 192',
    ])
  })

  it('draws straight on to a neighbour, forth and back', () => {
    const row = [node('a', 1, 1), node('b', 2, 1)]
    expect(draw(row, 'ab').arrows).toEqual(['M349 26L405 26'])
    expect(draw(row, 'ba').arrows).toEqual(['M405 26L349 26'])
    expect(draw(row, 'ab', 'ba').arrows).toEqual(['M349 19L405 19', 'M405 33L349 33'])
  })

  it('gives arrows between two columns lanes and heights of their own', () => {
    const square = [node('a', 1, 1), node('b', 1, 2), node('c', 2, 1), node('d', 2, 2)]
    // The two arrows cross exactly once, which cannot be avoided.
    expect(draw(square, 'ad', 'bc').arrows).toEqual([
      'M349 19L367.7 19L367.7 115L405 115',
      'M349 129L386.3 129L386.3 33L405 33',
    ])
    // If two arrows descend, the upper one turns in the lane behind the lower one's.
    const tall = [...square, node('e', 2, 3)]
    expect(draw(tall, 'ad', 'be').arrows).toEqual([
      'M349 26L386.3 26L386.3 115L405 115',
      'M349 129L367.7 129L367.7 218L405 218',
    ])
  })

  it('orders the arrows of a row by where they lead', () => {
    const fan = [node('m', 1, 2), ...[1, 2, 3].map((row) => node(`${row}`, 2, row))]
    expect(draw(fan, 'm3', 'm1', 'm2').arrows).toEqual([
      'M349 135.3L377 135.3L377 218L405 218',
      'M349 108.7L377 108.7L377 26L405 26',
      'M349 122L405 122',
    ])
    const rise = [node('a', 2, 1), node('b', 2, 2), node('c', 1, 2), node('d', 1, 3)]
    expect(draw(rise, 'ca', 'db').arrows).toEqual([
      'M349 115L367.7 115L367.7 26L405 26',
      'M349 218L386.3 218L386.3 129L405 129',
    ])
  })

  it('sets arrows closer where a box is too low for them', () => {
    const many = [node('m', 1, 1), ...[1, 2, 3, 4, 5].map((row) => node(`${row}`, 2, row))]
    const starts = draw(many, 'm1', 'm2', 'm3', 'm4', 'm5').arrows.map((path) => path.split('L')[0])
    expect(starts).toEqual(['M349 10', 'M349 18', 'M349 26', 'M349 34', 'M349 42'])
  })

  it('omits arrows to nowhere', () => {
    expect(draw([node('a', 1, 1)], 'ax', 'xa').arrows).toEqual([])
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

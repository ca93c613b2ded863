/**
 * Routes arrows between boxes on a grid. An arrow runs straight within a column, or through the
 * gutter between two adjacent columns. Arrows that share a gutter meet each row at separate heights
 * and use separate vertical lanes, so that no two arrows overlap.
 */
import type { FlowBlock, FlowLink, FlowNode } from '../../schemas/generated/types'
import type { FlowBox } from './flow-layout'

export type FlowPoint = [x: number, y: number]

interface Bend {
  link: FlowLink
  left: FlowNode
  right: FlowNode
}

type Boxes = Map<string, FlowBox>

const SPACING = 14

/** Returns `true` if no box blocks the arrow from one node to another. */
export function isClear(from: FlowNode, to: FlowNode, nodes: FlowNode[]): boolean {
  if (Math.abs(from.column - to.column) === 1) return true
  if (from.column !== to.column || from.row === to.row) return false
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
  return !nodes.some(({ column, row }) => column === from.column && row > top && row < bottom)
}

/** The corners of each arrow, in link order. */
export function buildGridArrows(
  { nodes, links }: Pick<FlowBlock, 'nodes' | 'links'>,
  list: FlowBox[],
): FlowPoint[][] {
  const boxes: Boxes = new Map(list.map((box) => [box.id, box]))
  const places = new Map(nodes.map((node) => [node.id, node]))
  const ways = new Map<FlowLink, FlowPoint[]>()
  const gaps = new Map<number, Bend[]>()
  for (const link of links) {
    const from = places.get(link.from)
    const to = places.get(link.to)
    if (!from || !to) continue
    if (from.column === to.column) {
      const back = links.some((other) => other.from === link.to && other.to === link.from)
      ways.set(link, buildDrop(boxes, link, back ? SPACING / 2 : 0))
      continue
    }
    const [left, right] = from.column < to.column ? [from, to] : [to, from]
    const gap = gaps.get(left.column) ?? []
    gaps.set(left.column, [...gap, { link, left, right }])
  }
  for (const bends of gaps.values()) {
    for (const [link, way] of buildGap(boxes, bends)) ways.set(link, way)
  }
  return links.flatMap((link) => {
    const way = ways.get(link)
    return way ? [way] : []
  })
}

/** Returns `count` evenly spaced heights, centred on the middle of a box. */
function buildPorts({ y, height }: FlowBox, count: number): number[] {
  const step = Math.min(SPACING, (height - 12) / count)
  return Array.from(
    { length: count },
    (_, index) => y + height / 2 + step * (index - (count - 1) / 2),
  )
}

function buildDrop(boxes: Boxes, { from, to }: FlowLink, aside: number): FlowPoint[] {
  const start = boxes.get(from)
  const end = boxes.get(to)
  if (!start || !end) return []
  const middle = start.x + start.width / 2
  if (start.y < end.y) {
    return [
      [middle - aside, start.y + start.height],
      [middle - aside, end.y],
    ]
  }
  return [
    [middle + aside, start.y],
    [middle + aside, end.y + end.height],
  ]
}

function buildGap(boxes: Boxes, bends: Bend[]): [FlowLink, FlowPoint[]][] {
  const ports = buildGapPorts(boxes, bends)
  const ends = bends.map((bend) => {
    const left = boxes.get(bend.left.id)
    const right = boxes.get(bend.right.id)
    const y1 = ports.get(`${bends.indexOf(bend)}/left`) ?? 0
    const y2 = ports.get(`${bends.indexOf(bend)}/right`) ?? y1
    return { bend, x1: (left?.x ?? 0) + (left?.width ?? 0), x2: right?.x ?? 0, y1, y2 }
  })
  const lanes = buildLanes(ends)
  const count = Math.max(0, ...lanes.values()) + 1
  return ends.map((end): [FlowLink, FlowPoint[]] => {
    const { bend, x1, x2, y1, y2 } = end
    const lane = x1 + ((x2 - x1) * ((lanes.get(end) ?? 0) + 1)) / (count + 1)
    const way: FlowPoint[] =
      y1 === y2
        ? [
            [x1, y1],
            [x2, y2],
          ]
        : [
            [x1, y1],
            [lane, y1],
            [lane, y2],
            [x2, y2],
          ]
    return [bend.link, bend.link.from === bend.left.id ? way : way.reverse()]
  })
}

/**
 * The heights at which arrows meet the rows on both sides of a gutter. The arrow that goes up most
 * is topmost.
 */
function buildGapPorts(boxes: Boxes, bends: Bend[]): Map<string, number> {
  const stubs = bends.flatMap(({ left, right }, index) =>
    left.row === right.row
      ? [{ node: left, other: left.row, keys: [`${index}/left`, `${index}/right`] }]
      : [
          { node: left, other: right.row, keys: [`${index}/left`] },
          { node: right, other: left.row, keys: [`${index}/right`] },
        ],
  )
  const ports = new Map<string, number>()
  for (const row of new Set(stubs.map(({ node }) => node.row))) {
    const group = stubs.filter(({ node }) => node.row === row).sort((a, b) => a.other - b.other)
    const box = boxes.get(group[0]?.node.id ?? '')
    if (!box) continue
    const heights = buildPorts(box, group.length)
    group.forEach(({ keys }, index) => {
      for (const key of keys) ports.set(key, heights[index] ?? 0)
    })
  }
  return ports
}

interface Upright {
  y1: number
  y2: number
}

/** The lane of each arrow, ordered so that arrows in the same direction rarely cross. */
function buildLanes<End extends Upright>(ends: End[]): Map<End, number> {
  const falling = ends.filter(({ y1, y2 }) => y1 < y2).sort((a, b) => b.y1 - a.y1)
  const rising = ends.filter(({ y1, y2 }) => y1 > y2).sort((a, b) => a.y1 - b.y1)
  const meet = falling.some((a) => rising.some((b) => a.y1 <= b.y1 && b.y2 <= a.y2))
  const shift = meet ? falling.length : 0
  return new Map([
    ...falling.map((end, index): [End, number] => [end, index]),
    ...rising.map((end, index): [End, number] => [end, index + shift]),
  ])
}

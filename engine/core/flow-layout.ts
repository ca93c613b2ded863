/**
 * Places of the nodes and arrows of a diagram. The drawing is not scaled below the width it is
 * made for, so font sizes here are at least 12px on the screen.
 */
import type { FlowBlock, FlowNode } from '../../schemas/generated/types'

export interface FlowBox extends Pick<FlowNode, 'id' | 'kind'> {
  x: number
  y: number
  width: number
  height: number
  label: string[]
  note: string[]
}

export interface FlowDrawing {
  width: number
  height: number
  boxes: FlowBox[]
  /** SVG path data of each arrow. */
  arrows: string[]
}

type Diagram = Pick<FlowBlock, 'nodes' | 'links'>
type Point = [x: number, y: number]

export const LINE_HEIGHT = 20
export const PADDING = 16
const GRID_WIDTH = 1120
const GAP = 48
const LIST_WIDTH = 280
const LIST_GAP = 28
const LANE = 12
/** Wider than the widest face of body text on average, so lines err on the short side. */
const CHARACTER_WIDTH = 8.6

/** The nodes on their grid, for wide places. */
export function buildFlowGrid({ nodes, links }: Diagram): FlowDrawing {
  const columns = Math.max(...nodes.map(({ column }) => column))
  const width = (GRID_WIDTH - GAP * (columns + 1)) / columns
  const rows = buildRows(nodes, width)
  const boxes = nodes.map((node) => ({
    ...buildBox(node, width),
    x: GAP + (node.column - 1) * (width + GAP),
    y: rows[node.row - 1]?.y ?? 0,
    height: rows[node.row - 1]?.height ?? 0,
  }))
  const last = rows[rows.length - 1]
  return {
    width: GRID_WIDTH,
    height: (last?.y ?? 0) + (last?.height ?? 0) + GAP,
    boxes,
    arrows: buildArrows(links, nodes, boxes),
  }
}

/** The nodes below each other in reading order, for narrow places. */
export function buildFlowList({ nodes, links }: Diagram): FlowDrawing {
  const order = new Map(nodes.map(({ id }, index) => [id, index]))
  const jumps = links.filter(({ from, to }) => order.get(to) !== (order.get(from) ?? 0) + 1)
  const width = LIST_WIDTH - LANE * (jumps.length + 1)
  let y = 2
  const boxes = nodes.map((node) => {
    const box = { ...buildBox(node, width), x: 2, y }
    y += box.height + LIST_GAP
    return box
  })
  const byId = new Map(boxes.map((box) => [box.id, box]))
  const arrows = links.flatMap((link) => {
    const from = byId.get(link.from)
    const to = byId.get(link.to)
    if (!from || !to) return []
    const jump = jumps.indexOf(link)
    if (jump < 0) return [renderPath(buildDrop(from, to))]
    const lane = from.x + width + LANE * (jump + 1)
    const start: Point = [from.x + width, middle(from) + 6]
    const end: Point = [to.x + width, middle(to) - 6]
    return [renderPath([start, [lane, start[1]], [lane, end[1]], end])]
  })
  return { width: LIST_WIDTH, height: y - LIST_GAP + 2, boxes, arrows }
}

/** The words of a text in lines of about `width`; a longer word has a line to itself. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word
    if (lines.length > 0 && longer.length * CHARACTER_WIDTH <= width) lines.pop()
    else if (lines.length > 0) {
      lines.push(word)
      continue
    }
    lines.push(longer)
  }
  return lines
}

function buildBox(node: FlowNode, width: number): FlowBox {
  const label = wrapWords(node.label, width - 2 * PADDING)
  const note = node.note === undefined ? [] : wrapWords(node.note, width - 2 * PADDING)
  const height = (label.length + note.length) * LINE_HEIGHT + 2 * PADDING
  return { id: node.id, kind: node.kind, x: 0, y: 0, width, height, label, note }
}

function buildRows(nodes: FlowNode[], width: number): { y: number; height: number }[] {
  let y = 2
  return Array.from({ length: Math.max(...nodes.map(({ row }) => row)) }, (_, index) => {
    const heights = nodes
      .filter(({ row }) => row === index + 1)
      .map((node) => buildBox(node, width).height)
    const row = { y, height: Math.max(0, ...heights) }
    if (heights.length > 0) y += row.height + GAP
    return row
  })
}

function buildArrows(links: FlowBlock['links'], nodes: FlowNode[], boxes: FlowBox[]): string[] {
  const cells = new Set(nodes.map(({ column, row }) => `${column}/${row}`))
  const places = new Map(nodes.map((node, index) => [node.id, { node, box: boxes[index] }]))
  return links.flatMap((link) => {
    const from = places.get(link.from)
    const to = places.get(link.to)
    if (!from?.box || !to?.box) return []
    const { column, row } = from.node
    if (to.node.column === column && to.node.row === row + 1) {
      return [renderPath(buildDrop(from.box, to.box))]
    }
    const between = Array.from(
      { length: Math.max(0, to.node.column - column - 1) },
      (_, index) => `${column + 1 + index}/${row}`,
    )
    const free = to.node.column > column && !between.some((cell) => cells.has(cell))
    return [renderPath(buildTurn(from.box, to.box, free))]
  })
}

const middle = ({ y, height }: FlowBox) => y + height / 2

function buildDrop(from: FlowBox, to: FlowBox): Point[] {
  const x = from.x + Math.min(from.width, to.width) / 2
  return [
    [x, from.y + from.height],
    [x, to.y],
  ]
}

/** Right out of a box and left into another; by the gap below the first unless the way is free. */
function buildTurn(from: FlowBox, to: FlowBox, free: boolean): Point[] {
  const start: Point = [from.x + from.width, middle(from)]
  const end: Point = [to.x, middle(to)]
  const before = to.x - GAP / 2
  if (free)
    return start[1] === end[1] ? [start, end] : [start, [before, start[1]], [before, end[1]], end]
  const after = start[0] + GAP / 2
  const below = from.y + from.height + GAP / 2
  return [start, [after, start[1]], [after, below], [before, below], [before, end[1]], end]
}

function renderPath(points: Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
}

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Positions of a diagram's boxes and labels. Drawings are scaled by at least 0.83, so labels with
 * font sizes of 15 and 14.5 are at least 12px on screen.
 */
import type { FlowBlock, FlowNode } from '../../schemas/generated/types'
import { buildGridArrows, type FlowPoint } from './flow-arrows'

interface FlowLine {
  part: 'label' | 'note'
  text: string
  x: number
  y: number
}

export interface FlowBox extends Pick<FlowNode, 'id' | 'kind'> {
  x: number
  y: number
  width: number
  height: number
  lines: FlowLine[]
}

export interface FlowDrawing {
  width: number
  height: number
  boxes: FlowBox[]
  /** The SVG path data of each arrow. */
  arrows: string[]
}

type Diagram = Pick<FlowBlock, 'nodes' | 'links'>

const LINE_HEIGHT = 20
const BASELINE = 15
/** The font size of notes, relative to that of labels. Notes are also lighter. */
const NOTE_SCALE = 0.91
/** The space around the text of a box. Narrow boxes have less. */
const getPadding = (width: number) => (width < 180 ? 10 : 16)
const ROW_GAP = 44
const BOX_WIDTH = 349

/** The largest width of a drawing, and the space between its columns. */
export interface FlowSize {
  width: number
  gap: number
}

export const WIDE: FlowSize = { width: 1160, gap: 56 }
/** For a section of 592px, in a window of 640px. */
export const MEDIUM: FlowSize = { width: 712, gap: 28 }

/** Places the nodes on their grid. */
export function buildFlowGrid(diagram: Diagram, size: FlowSize = WIDE): FlowDrawing {
  const { nodes } = diagram
  const { gap } = size
  const columns = Math.max(...nodes.map(({ column }) => column))
  const width = Math.min(BOX_WIDTH, (size.width - gap * (columns - 1)) / columns)
  const rows = buildRows(nodes, width)
  const boxes = nodes.map((node) => {
    const row = rows[node.row - 1]
    const x = (node.column - 1) * (width + gap)
    return buildBox(node, { x, y: row?.y ?? 0, width, height: row?.height ?? 0 })
  })
  return {
    width: columns * (width + gap) - gap,
    height: Math.max(...boxes.map(({ y, height }) => y + height)),
    boxes,
    arrows: buildGridArrows(diagram, boxes).map(renderPath),
  }
}

/** Breaks a string into lines of about `width`. Longer words are split. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word
    if (measureWidth(longer) <= width) lines.splice(-1, 1, longer)
    else lines.push(...breakWord(word, width))
  }
  return lines
}

/** Splits a word into parts no wider than `width`, between grapheme clusters. */
function breakWord(word: string, width: number): string[] {
  if (measureWidth(word) <= width) return [word]
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = (pieces[pieces.length - 1] ?? '') + segment
    if (measureWidth(longer) > width) pieces.push(segment)
    else pieces.splice(-1, 1, longer)
  }
  return pieces
}

/**
 * Estimates the width of a string in bold from the width of each letter. The estimate is an upper
 * bound.
 */
export function measureWidth(text: string): number {
  return [...text].reduce((sum, letter) => {
    if (/[mwMW@%—]/.test(letter)) return sum + 14
    if (/[ilj.,:;'’|! ]/.test(letter)) return sum + 5
    // Letters outside the Latin script may be as wide as they are high.
    if (letter > '\u024f') return sum + 15
    return sum + (/[a-z]/.test(letter) ? 9.3 : 11.5)
  }, 0)
}

function wrapNode({ label, note }: FlowNode, width: number): Pick<FlowLine, 'part' | 'text'>[] {
  const inner = width - 2 * getPadding(width)
  return [
    ...wrapWords(label, inner).map((text) => ({ part: 'label' as const, text })),
    ...(note ? wrapWords(note, inner / NOTE_SCALE) : []).map((text) => ({
      part: 'note' as const,
      text,
    })),
  ]
}

const measureHeight = (node: FlowNode, width: number) =>
  wrapNode(node, width).length * LINE_HEIGHT + 2 * getPadding(width)

type Rect = Pick<FlowBox, 'x' | 'y' | 'width' | 'height'>

function buildBox(node: FlowNode, rect: Rect): FlowBox {
  const words = wrapNode(node, rect.width)
  const top = rect.y + (rect.height - words.length * LINE_HEIGHT) / 2 + BASELINE
  const lines = words.map((line, index) => ({
    ...line,
    x: round(rect.x + getPadding(rect.width)),
    y: round(top + index * LINE_HEIGHT),
  }))
  return { id: node.id, kind: node.kind, ...rect, x: round(rect.x), lines }
}

function buildRows(nodes: FlowNode[], width: number): { y: number; height: number }[] {
  let y = 0
  return Array.from({ length: Math.max(...nodes.map(({ row }) => row)) }, (_, index) => {
    const heights = nodes
      .filter(({ row }) => row === index + 1)
      .map((node) => measureHeight(node, width))
    const row = { y, height: Math.max(0, ...heights) }
    if (heights.length > 0) y += row.height + ROW_GAP
    return row
  })
}

function renderPath(points: FlowPoint[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
}

const round = (value: number) => Math.round(value * 10) / 10

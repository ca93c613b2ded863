import type { FlowBlock } from '../../schemas/generated/types'

/** An arrow in a lane next to the list of boxes. */
export interface FlowRail {
  /** The index of the upper box, and of the lower one. */
  top: number
  bottom: number
  /** The number of rails that meet each of these boxes higher up. */
  topPort: number
  bottomPort: number
  /** The index of the box where the arrow starts. */
  from: number
  /** If `true`, the arrow points to the upper box. */
  isUp: boolean
  /** The number of the lane, counted from 0 next to the boxes. */
  lane: number
}

/** The rails of all arrows, except those from a box to the next one. Short ones are innermost. */
export function buildRails({ nodes, links }: Pick<FlowBlock, 'nodes' | 'links'>): FlowRail[] {
  const places = new Map(nodes.map(({ id }, index) => [id, index]))
  const spans = links
    .flatMap(({ from: source, to: target }) => {
      const from = places.get(source)
      const to = places.get(target)
      if (from === undefined || to === undefined || from === to || to === from + 1) return []
      return [{ from, top: Math.min(from, to), bottom: Math.max(from, to), isUp: to < from }]
    })
    .sort((a, b) => a.bottom - a.top - (b.bottom - b.top))
  const rails: FlowRail[] = []
  for (const span of spans) {
    const { top, bottom } = span
    const taken = new Set(
      rails.filter((rail) => rail.top <= bottom && top <= rail.bottom).map(({ lane }) => lane),
    )
    const lane = [...rails.keys(), rails.length].find((number) => !taken.has(number)) ?? 0
    const countAt = (box: number) =>
      rails.filter((rail) => rail.top === box || rail.bottom === box).length
    rails.push({ ...span, lane, topPort: countAt(top), bottomPort: countAt(bottom) })
  }
  return rails
}

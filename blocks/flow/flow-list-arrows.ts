/**
 * The ways of arrows between boxes in a column: down to the next box, or by a lane on the right.
 */
import type { FlowBlock } from '../../schemas/generated/types'
import { buildPorts, type FlowPoint } from './flow-arrows'
import type { FlowBox } from './flow-layout'

type Diagram = Pick<FlowBlock, 'nodes' | 'links'>

interface Jump {
  from: number
  to: number
  lane: number
}

export function countListLanes(diagram: Diagram): number {
  return Math.max(0, ...buildJumps(diagram).map((jump) => (jump ? jump.lane + 1 : 0)))
}

/** The corners of each arrow, in the order of the links. */
export function buildListArrows(
  diagram: Diagram,
  boxes: FlowBox[],
  laneWidth: number,
): FlowPoint[][] {
  const jumps = buildJumps(diagram)
  const taken = jumps.filter((jump) => jump !== undefined)
  return diagram.links.map(({ from, to }, index) => {
    const start = boxes.find(({ id }) => id === from)
    const end = boxes.find(({ id }) => id === to)
    if (!start || !end) return []
    const jump = jumps[index]
    const x = start.x + start.width
    if (jump === undefined) {
      return [
        [x / 2, start.y + start.height],
        [x / 2, end.y],
      ]
    }
    const lane = x + laneWidth * (jump.lane + 1)
    const leave = findPort(taken, jump, start, jump.from)
    const arrive = findPort(taken, jump, end, jump.to)
    return [
      [x, leave],
      [lane, leave],
      [lane, arrive],
      [x, arrive],
    ]
  })
}

/** For each link that does not lead to the next node: its ends and its lane, short ones inside. */
function buildJumps({ nodes, links }: Diagram): (Jump | undefined)[] {
  const order = new Map(nodes.map(({ id }, index) => [id, index]))
  const jumps = links.map((link): Jump | undefined => {
    const from = order.get(link.from) ?? 0
    const to = order.get(link.to) ?? 0
    return to === from + 1 ? undefined : { from, to, lane: 0 }
  })
  const placed: Jump[] = []
  const span = ({ from, to }: Jump) => Math.abs(from - to)
  for (const jump of jumps.filter((one) => one !== undefined).sort((a, b) => span(a) - span(b))) {
    while (placed.some((other) => other.lane === jump.lane && isBeside(other, jump))) jump.lane += 1
    placed.push(jump)
  }
  return jumps
}

function isBeside(a: Jump, b: Jump): boolean {
  const [top, bottom] = [Math.min(a.from, a.to), Math.max(a.from, a.to)]
  return Math.min(b.from, b.to) <= bottom && top <= Math.max(b.from, b.to)
}

/**
 * The height at which a jump meets a box: those upwards first, and those in outer lanes around
 * those in inner ones, so that few of them cross.
 */
function findPort(jumps: Jump[], jump: Jump, box: FlowBox, place: number): number {
  const away = ({ from, to }: Jump) => (from === place ? to : from) - place
  const here = jumps
    .filter(({ from, to }) => from === place || to === place)
    .sort((a, b) => {
      const upA = away(a) < 0
      const upB = away(b) < 0
      if (upA !== upB) return upA ? -1 : 1
      return away(b) - away(a) || (upA ? a.lane - b.lane : b.lane - a.lane)
    })
  return buildPorts(box, here.length)[here.indexOf(jump)] ?? 0
}

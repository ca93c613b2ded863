import type { BlockIssue, BlockRule } from '../../engine/block-build-api'
import type { FlowBlock } from '../../schemas/generated/types'
import { isClear } from './flow-arrows'

type Diagram = Pick<FlowBlock, 'nodes' | 'links'>

/** Reports diagram nodes that share an id or a cell, and arrows that cannot be drawn. */
export const brokenDiagram: BlockRule<FlowBlock> = { name: 'broken-diagram', check: findIssues }

function findIssues({ nodes, links }: Diagram): BlockIssue[] {
  const clashes = findClashes(nodes, '/nodes')
  if (clashes.length > 0) return clashes
  return links.flatMap((link, index) => findLost(link, nodes, `/links/${index}`))
}

function findClashes(nodes: Diagram['nodes'], pointer: string): BlockIssue[] {
  return nodes.flatMap(({ id, column, row }, index) => {
    const before = nodes.slice(0, index)
    if (before.some((other) => other.id === id)) {
      const message = `Two nodes of this diagram have the id "${id}".`
      const hint = 'Give each node a unique id.'
      return [{ pointer: `${pointer}/${index}/id`, message, hint }]
    }
    const holder = before.find((other) => other.column === column && other.row === row)
    if (!holder) return []
    const message = `The nodes "${holder.id}" and "${id}" are both in column ${column}, row ${row}.`
    const hint = 'Move one of them to a free column or row.'
    return [{ pointer: `${pointer}/${index}/column`, message, hint }]
  })
}

function findLost(link: Diagram['links'][number], nodes: Diagram['nodes'], pointer: string) {
  const unknown = (['from', 'to'] as const).filter(
    (end) => !nodes.some(({ id }) => id === link[end]),
  )
  if (unknown.length > 0) {
    const hint = `Use one of the nodes: ${nodes.map(({ id }) => id).join(', ')}.`
    return unknown.map((end): BlockIssue => {
      const message = `This diagram has no node "${link[end]}".`
      return { pointer: `${pointer}/${end}`, message, hint }
    })
  }
  const from = nodes.find(({ id }) => id === link.from)
  const to = nodes.find(({ id }) => id === link.to)
  if (!from || !to || isClear(from, to, nodes)) return []
  const message = `No arrow can be drawn from "${link.from}" to "${link.to}".`
  const hint =
    'Move the nodes: an arrow can point only to a node in an adjacent column, or to the nearest node above or below in its own column.'
  return [{ pointer, message, hint }]
}

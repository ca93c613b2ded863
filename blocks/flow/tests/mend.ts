import type { FlowBlock } from '../../../schemas/generated/types'
import { withSomething } from '../../../tests/support/arbitrary/with-something'
import { isClear } from '../flow-arrows'

export const mend = { FlowBlock: repairDiagram, FlowBlockVariant: repairDiagram }

/** Gives each node a unique id and cell, and keeps only arrows that can be drawn. */
function repairDiagram({ nodes: given, links: wanted, ...rest }: Partial<FlowBlock>) {
  if (!given || !wanted) return withSomething(rest)
  const cells = new Set<string>()
  const free = given.filter(({ column, row }) => {
    const cell = `${column} ${row}`
    return !cells.has(cell) && cells.add(cell)
  })
  const [first] = free
  const beside = first && { ...first, column: first.column === 1 ? 2 : first.column - 1 }
  const kept = free.length > 1 || !beside ? free : [...free, beside]
  const nodes = kept.map((node, index) => ({ ...node, id: `${index} ${node.id}` }))
  const ways = nodes.flatMap((from) =>
    nodes
      .filter((to) => to !== from && isClear(from, to, nodes))
      .map((to) => ({ from: from.id, to: to.id })),
  )
  // Moves a node without arrows next to the first node.
  if (ways.length > 0) return { ...rest, nodes, links: ways.slice(0, Math.max(1, wanted.length)) }
  const [one] = nodes
  if (!one) return rest
  const other = { ...one, id: 'beside', column: one.column === 1 ? 2 : one.column - 1 }
  return { ...rest, nodes: [one, other], links: [{ from: one.id, to: other.id }] }
}

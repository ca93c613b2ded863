import type { Remark } from '../problem'
import type { Rule } from './rule'

interface Diagram {
  nodes: { id: string; column: number; row: number }[]
  links: { from: string; to: string }[]
}

/** Nodes of a diagram have an id and a cell each; its arrows lead from node to node. */
export const brokenDiagram: Rule = {
  name: 'broken-diagram',
  check({ documents }) {
    return documents
      .filter(({ valid }) => valid)
      .flatMap(({ file, data }) =>
        listDiagrams(data, '').flatMap(({ diagram, pointer }) =>
          findMistakes(diagram, pointer).map((mistake) => ({ file, ...mistake })),
        ),
      )
  },
}

function listDiagrams(value: unknown, pointer: string): { diagram: Diagram; pointer: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { nodes, links } = value as Partial<Diagram>
  if (Array.isArray(nodes) && Array.isArray(links)) return [{ diagram: value as Diagram, pointer }]
  return Object.entries(value).flatMap(([key, child]) => listDiagrams(child, `${pointer}/${key}`))
}

function findMistakes({ nodes, links }: Diagram, pointer: string): Omit<Remark, 'file'>[] {
  const ids = new Set<string>()
  const cells = new Map<string, string>()
  const mistakes: Omit<Remark, 'file'>[] = []
  nodes.forEach(({ id, column, row }, index) => {
    const cell = `column ${column}, row ${row}`
    const holder = cells.get(cell)
    if (ids.has(id)) {
      const hint = 'Give each node an id of its own.'
      mistakes.push({
        pointer: `${pointer}/nodes/${index}/id`,
        message: `Two nodes of this diagram have the id "${id}".`,
        hint,
      })
    } else if (holder !== undefined) {
      const hint = 'Move one of them to a free column or row.'
      mistakes.push({
        pointer: `${pointer}/nodes/${index}/column`,
        message: `The nodes "${holder}" and "${id}" both stand in ${cell}.`,
        hint,
      })
    }
    ids.add(id)
    cells.set(cell, holder ?? id)
  })
  links.forEach((link, index) => {
    for (const end of ['from', 'to'] as const) {
      if (ids.has(link[end])) continue
      const hint = `The nodes are: ${[...ids].join(', ')}.`
      mistakes.push({
        pointer: `${pointer}/links/${index}/${end}`,
        message: `This diagram has no node "${link[end]}".`,
        hint,
      })
    }
  })
  return mistakes
}

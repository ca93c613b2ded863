import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import { readText } from '../../lib/files/read-bytes'
import { escapePointer, findNode, getOuterPointer } from '../../lib/json/text-place'
import type { FixEdit, Problem } from '../../lib/problems/problem'
import { listProposed } from '../../lib/problems/proposed-fixes'

/**
 * Returns a function that drops the fixes that would rename a property to a name that its object
 * has already. Such a property can only be removed.
 */
export function createNameFilter<P extends Problem>(): (found: P[]) => P[] {
  let read: { file: string; root: Node | undefined } | undefined
  const given = new Map<string, string>()
  const isTaken = (file: string, pointer: string) => {
    if (read?.file !== file) read = { file, root: parseTree(readText(file)) }
    return findNode(read.root, pointer).isFound
  }
  return (found) =>
    found.map((problem) => {
      const { fix, fixes = listProposed({ fix }), ...without } = problem
      const { file, pointer, at, hint } = problem
      if (fixes.length === 0 || at !== 'key') return problem
      const renamed = (to: string) => `${getOuterPointer(pointer)}/${escapePointer(to)}`
      const free = fixes
        .map(({ edit }) => edit)
        .filter((edit) => edit.kind !== 'text' || !isTaken(file, renamed(edit.to)))
      const remove: FixEdit[] = free.length < fixes.length ? [{ kind: 'remove' }] : []
      const proposed = { fixes: listProposed({ fixes: [...free, ...remove] }) }
      if (!fix) return { ...without, ...proposed } as P
      const wanted = renamed(fix.to)
      if (remove.length > 0) {
        const clash = `"${fix.to}" already exists: remove one of the two.`
        return { ...without, hint: [hint, clash].filter(Boolean).join(' '), ...proposed } as P
      }
      // If two properties would get the same name, only the first is renamed.
      const first = given.get(`${file}#${wanted}`) ?? pointer
      given.set(`${file}#${wanted}`, first)
      return first === pointer ? problem : ({ ...without, ...proposed } as P)
    })
}

/** Which fixes can be made: a report promises no others. */
import { join } from 'node:path'
import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import { escapePointer, findNode } from '../../json/text-place'
import type { Fix, Issue, Origin } from '../../problems/problem'
import { readText } from '../../site/read-files'

interface FoundFix {
  /** The fix, if it can be made. */
  certain?: Fix
  /** What to do instead where a name is taken. */
  clash?: string
}

/** Returns a function that judges a fix of what is written at a place, or of its name. */
export function createFixFinder(
  dir: string,
): (fix: Fix, written: Origin, at: Issue['at']) => FoundFix {
  const roots = new Map<string, Node | undefined>()
  const given = new Map<string, string>()
  return (fix, written, at) => {
    if (!isFixable(fix, written)) return {}
    if (at !== 'key') return { certain: fix }
    const { file, pointer } = written
    const { to } = fix
    if (!roots.has(file)) roots.set(file, parseTree(readText(join(dir, file))))
    const wanted = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${escapePointer(to)}`
    if (findNode(roots.get(file), wanted).isFound) {
      return { clash: `"${to}" is there already: remove one of the two.` }
    }
    // Of two names that are meant to be the same, the first becomes it.
    const place = `${file}#${wanted}`
    const first = given.get(place) ?? pointer
    given.set(place, first)
    return first === pointer ? { certain: fix } : {}
  }
}

/** Values are changed by their pointers in JSON files: rows and Markdown have no such. */
function isFixable({ offset }: Fix, { file }: Origin): boolean {
  return file.endsWith('.json') && (offset !== undefined || !file.startsWith('data/'))
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconNode } from '../../core/page/data'

/** The drawings as JSON: read, they take seven times the memory, and a site uses few of them. */
let drawings: Map<string, string> | undefined

/** The names of all icons that there are. */
export function listIcons(): Iterable<string> {
  return readDrawings().keys()
}

export function isIcon(name: string): boolean {
  return readDrawings().has(name)
}

/** An icon by its name; undefined where there is none. */
export function loadIcon(name: string): IconNode[] | undefined {
  const drawing = readDrawings().get(name)
  return drawing === undefined ? undefined : JSON.parse(drawing)
}

/** Read when first asked for. */
function readDrawings(): Map<string, string> {
  drawings ??= new Map(
    Object.entries(JSON.parse(readFileSync(locateIcons(), 'utf8'))).map(([name, nodes]) => [
      name,
      JSON.stringify(nodes),
    ]),
  )
  return drawings
}

/** The package exports its single icons alone; the file of all stands two folders above them. */
function locateIcons(): string {
  const single = createRequire(import.meta.url).resolve('@tabler/icons/outline/x.svg')
  return join(dirname(single), '../../tabler-nodes-outline.json')
}

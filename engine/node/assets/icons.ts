import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IconNode } from '../../core/page/data'
import { findPackageFolder } from '../util/package-folder'

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
  drawings ??= splitDrawings(readFileSync(locateIcons(), 'utf8'))
  return drawings
}

const MEMBER = /^ {2}"([^"\\]+)": (\[[\s\S]*?^ {2}\]),?$/gm

/** The members of a JSON object; to take them from lines takes a fifth of the time of parsing. */
export function splitDrawings(text: string): Map<string, string> {
  const members = [...text.matchAll(MEMBER)].map(
    ([, name = '', nodes = '']) => [name, nodes] as const,
  )
  const length = members.reduce((sum, [name, nodes]) => sum + name.length + nodes.length, 0)
  // Around each member are quotes, a colon, spaces and a line break.
  const isWhole = text.length - length <= (members.length + 1) * '  "": ,\n'.length
  if (isWhole) return new Map(members)
  return new Map(
    Object.entries(JSON.parse(text)).map(([name, nodes]) => [name, JSON.stringify(nodes)]),
  )
}

/** The package exports its single icons alone; the file of all is in its folder. */
function locateIcons(): string {
  return join(findPackageFolder('@tabler/icons', 'outline/x.svg'), 'tabler-nodes-outline.json')
}

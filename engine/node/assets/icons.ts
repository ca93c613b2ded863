import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IconNode } from '../../core/page/data'
import { once } from '../util/once'
import { findPackageFolder } from '../util/package-folder'

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

/** The drawings as JSON: parsed, they take seven times the memory, and a site uses few of them. */
const readDrawings = once(() => splitDrawings(readFileSync(locateIcons(), 'utf8')))

/** What is around the name and the nodes of a member in JSON with two spaces. */
const [BEFORE_NAME, BEFORE_NODES, AFTER_NODES] = ['\n  "', '": ', '\n  ]']

/** The members of a JSON object; to take them from lines takes a fifth of the time of parsing. */
export function splitDrawings(text: string): Map<string, string> {
  const members = new Map<string, string>()
  let rest = text.length
  for (let at = text.indexOf(BEFORE_NAME); at >= 0; ) {
    const name = at + BEFORE_NAME.length
    const nodes = text.indexOf(BEFORE_NODES, name)
    const end = text.indexOf(AFTER_NODES, nodes) + AFTER_NODES.length
    if (nodes < 0 || end < nodes) break
    members.set(text.slice(name, nodes), text.slice(nodes + BEFORE_NODES.length, end))
    rest -= end - at
    at = text.indexOf(BEFORE_NAME, end)
  }
  // Commas are between the members, and braces around them.
  const isWhole = text.trimEnd().length - text.length + rest === members.size - 1 + '{\n}'.length
  if (isWhole && ![...members.keys()].some((name) => name.includes('\\'))) return members
  return new Map(
    Object.entries(JSON.parse(text)).map(([name, nodes]) => [name, JSON.stringify(nodes)]),
  )
}

/** The package exports its single icons alone; the file of all is in its folder. */
function locateIcons(): string {
  return join(findPackageFolder('@tabler/icons', 'outline/x.svg'), 'tabler-nodes-outline.json')
}

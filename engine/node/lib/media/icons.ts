import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IconNode } from '../../../core/page/data'
import { once } from '../files/once'
import { findPackageFolder } from '../files/package-folder'

/** The names of all icons. */
export function listIcons(): Iterable<string> {
  return readDrawings().keys()
}

export function isIcon(name: string): boolean {
  return readDrawings().has(name)
}

/** An icon, given its name. Undefined if it does not exist. */
export function loadIcon(name: string): IconNode[] | undefined {
  return readDrawings().get(name)
}

const readDrawings = once((): Map<string, IconNode[]> => {
  return new Map(Object.entries(JSON.parse(readFileSync(locateIcons(), 'utf8'))))
})

/** The package exports only single icons; the file with all of them is in its folder. */
function locateIcons(): string {
  return join(findPackageFolder('@tabler/icons', 'outline/x.svg'), 'tabler-nodes-outline.json')
}

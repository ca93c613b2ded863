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

/** Other words for an icon, such as `basket` for `shopping-cart`. No build reads them. */
export function listIconWords(name: string): string[] {
  const { tags = [], category = '' } = readDescriptions()[name] ?? {}
  return [...tags.map(String), category]
}

interface IconDescription {
  category?: string
  /** Years are numbers. */
  tags?: (string | number)[]
}

const readDescriptions = once((): Record<string, IconDescription> => {
  return JSON.parse(readFileSync(locateFile('icons.json'), 'utf8'))
})

const readDrawings = once((): Map<string, IconNode[]> => {
  return new Map(
    Object.entries(JSON.parse(readFileSync(locateFile('tabler-nodes-outline.json'), 'utf8'))),
  )
})

/** The package exports only single icons; the files about all of them are in its folder. */
function locateFile(name: string): string {
  return join(findPackageFolder('@tabler/icons', 'outline/x.svg'), name)
}

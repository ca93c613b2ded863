import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconNode } from '../core/data'

let drawings: Record<string, IconNode[]> | undefined

/** All icons there are, by name; read when first asked for. */
export function loadIcons(): Record<string, IconNode[]> {
  drawings ??= JSON.parse(readFileSync(locateIcons(), 'utf8')) as Record<string, IconNode[]>
  return drawings
}

/** The package exports its single icons alone; the file of all stands two folders above them. */
function locateIcons(): string {
  const single = createRequire(import.meta.url).resolve('@tabler/icons/outline/x.svg')
  return join(dirname(single), '../../tabler-nodes-outline.json')
}

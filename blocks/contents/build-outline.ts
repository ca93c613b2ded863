import type { PageHeading } from '../../engine/block-api'

/** A heading and its subheadings. */
export interface OutlineEntry extends PageHeading {
  below: OutlineEntry[]
}

/** Nests each heading under the nearest earlier heading of a higher level. */
export function buildOutline(headings: PageHeading[]): OutlineEntry[] {
  const top: OutlineEntry[] = []
  const open: OutlineEntry[] = []
  for (const heading of headings) {
    const entry = { ...heading, below: [] }
    while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop()
    const list = open.at(-1)?.below ?? top
    list.push(entry)
    open.push(entry)
  }
  return top
}

import type { PageHeading } from '../../engine/block-api'

/** A heading with those below it. */
export interface OutlineEntry extends PageHeading {
  below: OutlineEntry[]
}

/** Puts each heading below the one before it that is less deep. */
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

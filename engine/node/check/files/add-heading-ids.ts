/** Collects a page's headings for a block that lists them as links. */
import type { PageHeading } from '../../../core/page/data'
import { getOuterPointer, parsePointer, resolvePointer } from '../../lib/json/text-place'
import { createIds } from '../../sources/markdown/section-ids'
import { isVariant } from '../facts/variants'
import type { Reference } from '../schema/validate'

type Owner = Record<string, unknown>

/** The property that contains a block's heading. */
const BLOCK_TITLE = /^\/blocks\/\d+\/title$/

/**
 * On a page with a block that lists headings: adds missing ids to all headings, and adds the list
 * to each such block. The ids are derived from the headings' text, so that they are stable. Returns
 * the anchors and the issues for the check.
 */
export function addHeadingIds(data: unknown, references: Reference[]): Reference[] {
  const lists = references.filter(({ meaning }) => meaning === 'headings')
  if (lists.length === 0) return []
  const taken = references.flatMap(({ meaning, value }) => (meaning === 'anchor' ? [value] : []))
  const findId = createIds(new Set(taken))
  const placed: Reference[] = []
  const headings = listHeadings(references, lists).map(({ pointer, value, level }) => {
    const owner = resolvePointer(data, getOuterPointer(pointer)) as Owner
    if (owner.id === undefined) {
      owner.id = findId(value)
      placed.push({ meaning: 'anchor', value: owner.id as string, pointer })
    }
    return { id: String(owner.id), title: value, level }
  })
  for (const { pointer } of lists) {
    const block = resolvePointer(data, pointer) as Owner & { depth?: number }
    const { depth = 1 } = block
    block.headings = headings.filter(({ level }) => level <= depth) satisfies PageHeading[]
  }
  return placed
}

interface Heading extends Reference {
  level: number
}

/** The headings in page order. */
function listHeadings(references: Reference[], lists: Reference[]): Heading[] {
  const others = new Set([
    ...lists.map(({ pointer }) => `${pointer}/title`),
    ...references.flatMap(({ meaning, pointer }) => (meaning === 'main-heading' ? [pointer] : [])),
  ])
  const found = references
    .filter(
      ({ meaning, pointer }) =>
        (meaning === 'heading' || (meaning === 'text' && BLOCK_TITLE.test(pointer))) &&
        isOuter(pointer) &&
        !isVariant(pointer) &&
        !others.has(pointer),
    )
    .sort(byPlace)
  const above: string[] = []
  return found.map((heading) => {
    const owner = getOuterPointer(heading.pointer)
    while (above.length > 0 && !isWithin(owner, above.at(-1) ?? '')) above.pop()
    const level = above.length + 1
    above.push(owner)
    return { ...heading, level }
  })
}

/** Nested blocks may be hidden, as in tabs. */
const isOuter = (pointer: string) => pointer.lastIndexOf('/blocks/') === 0

/** Entries of running text are siblings, never nested. */
const isWithin = (owner: string, other: string) => owner.startsWith(`${other}/`)

/** The value nearest to the block comes first: its title is above its content. */
function byPlace({ pointer: one }: Reference, { pointer: other }: Reference): number {
  const [a, b] = [parsePointer(one), parsePointer(other)]
  const index = a.findIndex((part, at) => part !== b[at])
  const [left = '', right = ''] = [a[index], b[index]]
  if (/^\d+$/.test(left) && /^\d+$/.test(right)) return Number(left) - Number(right)
  return a.length - b.length || (left < right ? -1 : 1)
}

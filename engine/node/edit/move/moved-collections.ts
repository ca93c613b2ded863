import type { Collection } from '../../sources/compose/collections'
import { findCollection } from '../../sources/compose/collections'
import type { MovedFiles } from './moved-files'

/**
 * Returns a function from the file of a page to a note for the author: after the move, the page
 * gets its defaults from another collection, or from none.
 */
export function createCollectionNotes(
  collections: Collection[],
  { moved }: Pick<MovedFiles, 'moved'>,
): (file: string) => string | undefined {
  const old = new Map(collections.map((one) => [one.file, one]))
  const staying = collections.filter(({ file }) => !moved.has(file))
  // After a killed move, a collection may already be in its new folder.
  const placed = new Map([
    ...staying.map((one) => [one.file, one] as const),
    ...collections.flatMap((one) => {
      const to = moved.get(one.file)
      return to === undefined ? [] : [[to, one] as const]
    }),
  ])
  return (file) => {
    const to = moved.get(file)
    const before = findCollection(old, file)
    const after = to === undefined ? before : findCollection(placed, to)
    if (before === after) return undefined
    const lost = before && `It no longer inherits the properties in "${before.file}".`
    const gained =
      after && `It inherits the properties in "${moved.get(after.file) ?? after.file}".`
    return [lost, gained].filter(Boolean).join(' ')
  }
}

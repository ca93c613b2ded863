import { PAGE_IDS } from '../../../core/page/page-ids'

/**
 * Returns a function from the title of a section to its id, the same for the same titles in the
 * same order: its words in small letters without accents, joined by hyphens. A title that comes
 * again, or whose id is taken already, also by the page itself, gets a number.
 */
export function createIds(taken = new Set<string>(), derive = deriveId): (title: string) => string {
  return (title) => {
    const id = derive(title)
    let free = id
    const isTaken = () => taken.has(free) || PAGE_IDS.has(free)
    for (let number = 2; isTaken(); number += 1) free = `${id}-${number}`
    taken.add(free)
    return free
  }
}

/** The words of a title in whatever script it is written. */
export function deriveAnchor(title: string): string {
  const id = deriveId(title)
  if (id !== NAMELESS) return id
  return (
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu)
      ?.join('-') ?? id
  )
}

/** The id of a section whose title has no letter for one. */
const NAMELESS = 'section'

function deriveId(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const id = words.join('-')
  // An id begins with a letter.
  if (id === '') return NAMELESS
  return /^[a-z]/.test(id) ? id : `section-${id}`
}

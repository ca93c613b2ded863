import { PAGE_IDS } from '../../../core/page/page-ids'

/**
 * Returns a function from the title of a section to its id. Equal titles in the same order get
 * equal ids: the words in lower case without accents, joined by hyphens. A duplicate title, or an
 * id that is already in use, also on the page itself, gets a number.
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

/** The words of a title in any script. */
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

/** The id of a section whose title has no usable letter. */
const NAMELESS = 'section'

function deriveId(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const id = words.join('-')
  // An id starts with a letter.
  if (id === '') return NAMELESS
  return /^[a-z]/.test(id) ? id : `section-${id}`
}

import { PAGE_IDS } from '../../../core/page/page-ids'
import { foldLatin } from '../../../core/text/fold-text'

/**
 * Returns a function from the title of a section to its id. Equal titles in the same order get
 * equal ids: the words in lower case, joined by hyphens, with
 * Latin letters from a to z. A duplicate title, or an
 * id that is already in use, also on the page itself, gets a number.
 */
export function createIds(taken = new Set<string>()): (title: string) => string {
  return (title) => {
    const id = deriveId(title)
    let free = id
    const isTaken = () => taken.has(free) || PAGE_IDS.has(free)
    for (let number = 2; isTaken(); number += 1) free = `${id}-${number}`
    taken.add(free)
    return free
  }
}

/** The id of a section whose title has no usable letter. */
const NAMELESS = 'section'

/** The words in lower case, in any script; Latin letters from a to z. */
function deriveId(title: string): string {
  const id = foldLatin(title).match(WORD)?.join('-') ?? ''
  // An id starts with a letter.
  return /^\p{L}/u.test(id) ? id : [NAMELESS, id].filter(Boolean).join('-')
}

const WORD = /[\p{L}\p{Nd}][\p{L}\p{Nd}\p{Mn}\p{Mc}]*/gu

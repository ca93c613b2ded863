/**
 * Returns a function from the title of a section to its id, the same for the same titles in the
 * same order: its words in small letters without accents, joined by hyphens. A title that comes
 * again gets a number.
 */
export function createIds(): (title: string) => string {
  const taken = new Set<string>()
  return (title) => {
    const id = deriveId(title)
    let free = id
    for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`
    taken.add(free)
    return free
  }
}

function deriveId(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const id = words.join('-')
  // An id begins with a letter.
  if (id === '') return 'section'
  return /^[a-z]/.test(id) ? id : `section-${id}`
}

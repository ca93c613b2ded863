/** The initials of a name's first and last word, ignoring titles such as "Dr." */
export function buildInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const plain = words.filter((word) => !word.endsWith('.'))
  const [first, ...others] = plain.length > 0 ? plain : words
  const ends = [first, others.at(-1)].flatMap((word) => [...(word ?? '')].slice(0, 1))
  return ends.join('').toUpperCase()
}

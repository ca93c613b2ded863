import { distance } from 'fastest-levenshtein'

/** A site whose every link is wrong in its own way gets no more hints than this. */
const MAX_WORDS = 500

/** Returns a function from a misspelt word to the nearest candidate, if one is near. */
export function createNearest(candidates: Iterable<string>): (word: string) => string | undefined {
  const list = [...candidates]
  const found = new Map<string, string | undefined>()
  return (word) => {
    if (found.has(word) || found.size >= MAX_WORDS) return found.get(word)
    const nearest = findNearest(word, list)
    found.set(word, nearest)
    return nearest
  }
}

/** The candidate with the fewest letters changed: at most a third of them, or two. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  let limit = Math.min(word.length - 1, Math.max(2, Math.floor(word.length / 3)))
  let nearest: string | undefined
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue
    const changes = distance(word.toLowerCase(), candidate.toLowerCase())
    if (changes > limit) continue
    nearest = candidate
    limit = changes - 1
  }
  return nearest
}

/** The sentence that offers the nearest word, then further words. */
export function renderSuggestion(
  nearest: string | undefined,
  further?: string,
): string | undefined {
  const question = nearest === undefined ? [] : [`Did you mean "${nearest}"?`]
  return [...question, ...(further ? [further] : [])].join(' ') || undefined
}

import { distance } from 'fastest-levenshtein'
import type { Remark } from './problem'

/** A site whose every link is wrong in its own way gets no more hints than this. */
const MAX_WORDS = 500

/** Returns a function from a misspelt word to the nearest candidates, if any are near. */
export function createNearest(candidates: Iterable<string>): (word: string) => string[] {
  const list = [...candidates]
  const found = new Map<string, string[]>()
  return (word) => {
    if (found.has(word) || found.size >= MAX_WORDS) return found.get(word) ?? []
    const nearest = findNearest(word, list)
    found.set(word, nearest)
    return nearest
  }
}

/** The candidates with the fewest letters changed: at most a third of them, or two. */
export function findNearest(word: string, candidates: Iterable<string>): string[] {
  let limit = Math.min(word.length - 1, Math.max(2, Math.floor(word.length / 3)))
  let nearest: string[] = []
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue
    const changes = countChanges(word, candidate)
    if (changes > limit) continue
    nearest = changes < limit ? [candidate] : [...nearest, candidate]
    limit = changes
  }
  return nearest
}

function countChanges(word: string, candidate: string): number {
  return distance(word.toLowerCase(), candidate.toLowerCase())
}

/** What is said of a misspelt word, and what mends it where only one can be meant. */
export function suggest(
  word: string,
  nearest: string[],
  further?: string,
): Pick<Remark, 'hint' | 'fix'> {
  const [first, ...others] = nearest
  const isCertain = first !== undefined && others.length === 0 && isSlip(word, first)
  return {
    hint: renderSuggestion(first, further),
    ...(isCertain && { fix: { from: word, to: first } }),
  }
}

/** Whether so few letters differ that it is a slip, and no other word. */
function isSlip(word: string, meant: string): boolean {
  const most = word.length < 5 ? 1 : Math.max(2, Math.floor(word.length / 4))
  return countChanges(word, meant) <= most
}

/** The sentence that offers the nearest word, then further words. */
export function renderSuggestion(
  nearest: string | undefined,
  further?: string,
): string | undefined {
  const question = nearest === undefined ? [] : [`Did you mean "${nearest}"?`]
  return [...question, ...(further ? [further] : [])].join(' ') || undefined
}

import { countEdits } from '../../../core/text/edit-distance'
import type { RuleIssue } from './problem'

/** The largest number of hints, for a site in which every link has another error. */
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

/** The candidates with the smallest edit distance: at most a third of the letters, or two. */
export function findNearest(word: string, candidates: Iterable<string>): string[] {
  let limit = Math.min(word.length - 1, Math.max(2, Math.floor(word.length / 3)))
  let nearest: string[] = []
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue
    const changes = countEdits(word, candidate)
    if (changes > limit) continue
    nearest = changes < limit ? [candidate] : [...nearest, candidate]
    limit = changes
  }
  return nearest
}

/**
 * The hint for a misspelt word, and its fix if that is certain: a single typo of a single
 * candidate.
 */
export function suggest(
  word: string,
  nearest: string[],
  further?: string,
): Pick<RuleIssue, 'hint' | 'fix'> {
  const [first, ...others] = nearest
  const isOther = first !== undefined && first !== word
  const isCertain = isOther && others.length === 0 && isTypo(word, first)
  return {
    hint: renderSuggestion(first, further),
    ...(isCertain && { fix: { from: word, to: first } }),
  }
}

/** Returns `true` for a single typo. Another number, or another short word, is not a typo. */
function isTypo(word: string, meant: string): boolean {
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  return word.length > 2 && digits(word) === digits(meant) && countEdits(word, meant) <= 1
}

/** The sentence with the nearest word, then the others. */
export function renderSuggestion(
  nearest: string | undefined,
  further?: string,
): string | undefined {
  const question = nearest === undefined ? [] : [`Did you mean "${nearest}"?`]
  return [...question, ...(further ? [further] : [])].join(' ') || undefined
}

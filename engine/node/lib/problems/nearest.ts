import { countEdits } from '../../../core/text/edit-distance'
import { explainLook, looksLike } from './look-alike'
import type { RuleIssue } from './problem'
import { replaceText } from './proposed-fixes'

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
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are in ASCII.
  const isPlain = /^[\x00-\x7f]*$/.test(word)
  for (const candidate of candidates) {
    if (!isPlain && looksLike(word, candidate)) return [candidate]
    if (Math.abs(candidate.length - word.length) > limit) continue
    const changes = countEdits(word, candidate)
    if (changes > limit) continue
    nearest = changes < limit ? [candidate] : [...nearest, candidate]
    limit = changes
  }
  return nearest
}

/**
 * The hint for a misspelt word, and its fixes. One is certain for a single typo of a single
 * candidate. `otherwise` is the hint if no candidate is near.
 */
export function suggest(
  word: string,
  nearest: string[],
  otherwise?: string,
): Pick<RuleIssue, 'hint' | 'fix' | 'fixes'> {
  const [first, ...others] = nearest
  if (first !== undefined && looksLike(word, first)) {
    return { hint: explainLook(word, first), fix: { from: word, to: first } }
  }
  const isOther = first !== undefined && first !== word
  const isCertain = isOther && others.length === 0 && isTypo(word, first)
  const hint = renderSuggestion(nearest, otherwise)
  if (isCertain) return { hint, fix: { from: word, to: first } }
  return { hint, ...proposeNearest(word, nearest) }
}

/** The fixes for the question of `renderSuggestion`. */
export function proposeNearest(word: string, nearest: string[]): Pick<RuleIssue, 'fixes'> {
  const fixes = replaceText(word, nearest.slice(0, MOST_SUGGESTED))
  return fixes.length > 0 ? { fixes } : {}
}

/** The largest number of words in a question. */
const MOST_SUGGESTED = 3

/** The largest number of names that a hint lists. */
const MOST_LISTED = 20

/** The first of the names, separated by commas, and how many more there are. */
export function listSome(names: Iterable<string>): string {
  const all = [...names]
  const rest = all.length - MOST_LISTED
  return rest > 1 ? `${all.slice(0, MOST_LISTED).join(', ')} and ${rest} more` : all.join(', ')
}

/** Returns `true` for a single typo. Another number, or another short word, is not a typo. */
function isTypo(word: string, meant: string): boolean {
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  return word.length > 2 && digits(word) === digits(meant) && countEdits(word, meant) <= 1
}

/** The question with the nearest words, at most three. Without one, the other hint. */
export function renderSuggestion(nearest: string[], otherwise?: string): string | undefined {
  const words = nearest.slice(0, MOST_SUGGESTED).map((word) => `"${word}"`)
  const last = words.pop()
  if (last === undefined) return otherwise
  return `Did you mean ${words.length > 0 ? `${words.join(', ')} or ${last}` : last}?`
}

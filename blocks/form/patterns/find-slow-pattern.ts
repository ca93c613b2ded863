import { parsePattern } from './parse-pattern'
import type { Automaton } from './pattern-automaton'
import { buildAutomaton } from './pattern-automaton'
import { type SlowPattern, SlowPatternError } from './slow-pattern'

/** The most ways in which a pattern may match the start of a text. */
const MOST_WAYS = 32
/** The most steps of the analysis. */
const MOST_STEPS = 5000

/**
 * Returns why a valid regular expression with the `u` flag might take more than linear time if it
 * must match a whole text. `undefined`: the start of any text is matched in at most 32 ways, so that
 * a backtracking engine takes a limited number of steps for each character.
 */
export function findSlowPattern(pattern: string): SlowPattern | undefined {
  try {
    return findOverlap(buildAutomaton(parsePattern(pattern)))
  } catch (error) {
    if (error instanceof SlowPatternError) return error.found
    throw error
  }
}

/** Position → the number of ways in which the start of a text can end there. */
type Ways = Map<number, number>

/** Follows all texts. Texts with the same positions in equally many ways continue in the same way. */
function findOverlap({ characters, first, next }: Automaton): SlowPattern | undefined {
  const samples = listSamples(characters)
  const seen = new Set<string>()
  const waiting: Ways[] = []
  const visit = (starts: Iterable<[number, Iterable<number>]>): SlowPattern | undefined => {
    for (const { character, positions } of samples) {
      const ways = follow(starts, positions)
      const key = JSON.stringify([...ways].sort(([a], [b]) => a - b))
      if (ways.size === 0 || seen.has(key)) continue
      if (seen.add(key).size > MOST_STEPS) return { reason: 'size' }
      if (sum(ways) > MOST_WAYS) return describe(ways, characters, character)
      waiting.push(ways)
    }
    return
  }
  let found = visit([[1, first]])
  for (let ways = waiting.pop(); ways && !found; ways = waiting.pop()) {
    found = visit([...ways].map(([position, count]) => [count, next[position] ?? []]))
  }
  return found
}

/** The positions that match the next character, from positions that were reached in some ways. */
function follow(starts: Iterable<[number, Iterable<number>]>, matching: Set<number>): Ways {
  const ways: Ways = new Map()
  for (const [count, positions] of starts) {
    for (const position of positions) {
      if (matching.has(position)) ways.set(position, (ways.get(position) ?? 0) + count)
    }
  }
  return ways
}

function sum(ways: Ways): number {
  return [...ways.values()].reduce((total, count) => total + count, 0)
}

function describe(ways: Ways, characters: string[], character: string): SlowPattern {
  const byWays = [...ways].sort(([, a], [, b]) => b - a)
  const parts = new Set(byWays.map(([position]) => characters[position] ?? ''))
  return { reason: 'overlap', parts: [...parts].slice(0, 2), character }
}

/** A character, and the positions that match it. */
interface Sample {
  character: string
  positions: Set<number>
}

/** One character of each kind: those of one kind are matched by the same positions. */
function listSamples(characters: string[]): Sample[] {
  const matchers = characters.map((source) => new RegExp(`^${source}$`, 'u'))
  const samples = new Map<string, Sample>()
  for (const code of listCodes(characters.join(''))) {
    const character = String.fromCodePoint(code)
    const positions = [...matchers.keys()].filter((one) => matchers[one]?.test(character))
    const key = positions.join()
    if (!samples.has(key)) samples.set(key, { character, positions: new Set(positions) })
  }
  return [...samples.values()]
}

/** A letter, a digit, all of Latin, a space and an ideograph: messages show the first that matches. */
const COMMON = [97, 49, 45, ...Array.from({ length: 0x180 }, (_, code) => code), 0x2000, 0x4e00]
const ESCAPE = /\\u\{([\da-fA-F]+)\}|(?:\\u[\da-fA-F]{4})+/g
/** Properties of Unicode are compared for all alphabets with capitals, and then for samples. */
const PROPERTY = /\\[pP]\{/

/** Code points of every kind that a pattern distinguishes: the ends of ranges and their neighbours. */
function* listCodes(pattern: string): Iterable<number> {
  yield* COMMON
  const escapes = [...pattern.matchAll(ESCAPE)].flatMap(([text, code]) =>
    code ? [Number.parseInt(code, 16)] : listCodePoints(JSON.parse(`"${text}"`)),
  )
  for (const code of [...listCodePoints(pattern), ...escapes]) {
    yield* [code - 1, code, code + 1].filter((one) => one >= 0 && one <= 0x10ffff)
  }
  if (!PROPERTY.test(pattern)) return
  for (let code = 0; code < 0x20000; code += code < 0x3000 ? 1 : 16) yield code
}

function listCodePoints(text: string): number[] {
  return [...text].map((character) => character.codePointAt(0) ?? 0)
}

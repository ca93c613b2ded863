import type { PatternPart } from './parse-pattern'
import { SlowPatternError } from './slow-pattern'

/**
 * The Glushkov automaton of a regular expression: its states are the positions of the expression's
 * characters. https://en.wikipedia.org/wiki/Glushkov%27s_construction_algorithm
 */
export interface Automaton {
  /** The character or class at each position. */
  characters: string[]
  /** The positions that a text can start at. */
  first: number[]
  /** The positions that can follow each position. */
  next: Set<number>[]
}

/** Longer exact repetitions are treated as unlimited ones, which can match more. */
const MOST_COPIES = 20
const MOST_POSITIONS = 1000

type Repeat = PatternPart & { kind: 'repeat' }

/** The positions that a part can start and end with. */
interface Ends {
  first: number[]
  last: number[]
  canBeEmpty: boolean
}

const EMPTY: Ends = { first: [], last: [], canBeEmpty: true }

/**
 * Builds the automaton. A number of repetitions is not counted: after the required ones, there can
 * be any number.
 * @throws {SlowPatternError} if a repetition repeats what can be empty or is repeated already, or if
 * there are too many positions.
 */
export function buildAutomaton(root: PatternPart): Automaton {
  const automaton: Automaton = { characters: [], first: [], next: [] }
  automaton.first = add(automaton, root).first
  return automaton
}

function add(automaton: Automaton, part: PatternPart): Ends {
  switch (part.kind) {
    case 'character':
      return addCharacter(automaton, part.source)
    case 'sequence':
      return part.parts
        .map((one) => add(automaton, one))
        .reduce((start, end) => join(automaton, start, end), EMPTY)
    case 'choice':
      return choose(part.options.map((one) => add(automaton, one)))
    case 'repeat':
      return addRepeat(automaton, part)
  }
}

function addCharacter({ characters, next }: Automaton, source: string): Ends {
  const position = characters.push(source) - 1
  if (position >= MOST_POSITIONS) throw new SlowPatternError({ reason: 'size' })
  next.push(new Set())
  return { first: [position], last: [position], canBeEmpty: false }
}

function choose(options: Ends[]): Ends {
  const empty = options.filter(({ canBeEmpty }) => canBeEmpty)
  if (empty.length > 1) throw new SlowPatternError({ reason: 'repetition' })
  return {
    first: options.flatMap(({ first }) => first),
    last: options.flatMap(({ last }) => last),
    canBeEmpty: empty.length > 0,
  }
}

function addRepeat(automaton: Automaton, { part, min, max }: Repeat): Ends {
  if (max === 0) return EMPTY
  const addPart = () => {
    const ends = add(automaton, part)
    if (ends.canBeEmpty) throw new SlowPatternError({ reason: 'repetition' })
    return ends
  }
  const isLooped = min > MOST_COPIES || max > min + 1
  let ends = EMPTY
  for (let count = 1; count < Math.min(min, MOST_COPIES); count++) {
    ends = join(automaton, ends, addPart())
  }
  const last = addPart()
  if (isLooped) connect(automaton, last.last, last.first)
  ends = join(automaton, ends, { ...last, canBeEmpty: min === 0 })
  if (isLooped || min === 0 || max === min) return ends
  return join(automaton, ends, { ...addPart(), canBeEmpty: true })
}

function join(automaton: Automaton, start: Ends, end: Ends): Ends {
  connect(automaton, start.last, end.first)
  return {
    first: start.canBeEmpty ? [...start.first, ...end.first] : start.first,
    last: end.canBeEmpty ? [...start.last, ...end.last] : end.last,
    canBeEmpty: start.canBeEmpty && end.canBeEmpty,
  }
}

function connect({ next }: Automaton, from: number[], to: number[]): void {
  for (const position of from) {
    for (const follower of to) {
      if (next[position]?.has(follower)) throw new SlowPatternError({ reason: 'repetition' })
      next[position]?.add(follower)
    }
  }
}

import { SlowPatternError } from './slow-pattern'

/** A regular expression in parts, without assertions such as `^`, which only exclude texts. */
export type PatternPart =
  /** One character: a literal, an escape or a class, as it is written. */
  | { kind: 'character'; source: string }
  | { kind: 'sequence'; parts: PatternPart[] }
  | { kind: 'choice'; options: PatternPart[] }
  | { kind: 'repeat'; part: PatternPart; min: number; max: number }

/** A class, an escape, the start of a group, a quantifier, or one character. */
const TOKEN =
  /\[(?:\\.|[^\]\\])*\]|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[pP]\{[^}]*\}|k<[^>]*>|[1-9]\d*|.)|\((?:\?(?::|<?[=!]|<[^>]*>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[\s\S]/uy
const QUANTIFIER = /^(?:[*+?]|\{\d)/
const LOOKAROUND = /^\(\?<?[=!]/
const REFERENCE = /^\\(?:[1-9]|k<)/
const ASSERTION = /^(?:[\^$]|\\[bB])$/

/**
 * Parses a valid regular expression with the `u` flag.
 * @throws {SlowPatternError} for lookarounds and backreferences.
 */
export function parsePattern(pattern: string): PatternPart {
  return readChoice({ tokens: readTokens(pattern), next: 0 })
}

/** The tokens of a pattern, and the index of the next one. */
interface Reader {
  tokens: string[]
  next: number
}

function readChoice(reader: Reader): PatternPart {
  const first = readSequence(reader)
  const options = [first]
  while (reader.tokens[reader.next] === '|') {
    reader.next++
    options.push(readSequence(reader))
  }
  return options.length === 1 ? first : { kind: 'choice', options }
}

function readSequence(reader: Reader): PatternPart {
  const parts: PatternPart[] = []
  const read = () => reader.tokens[reader.next] ?? ''
  while (!['', '|', ')'].includes(read())) {
    const part = readPart(reader, read())
    const quantifier = read()
    if (QUANTIFIER.test(quantifier)) reader.next++
    if (part) parts.push(repeat(part, quantifier))
  }
  return { kind: 'sequence', parts }
}

/** Reads a character or a group. Returns undefined for an assertion. */
function readPart(reader: Reader, token: string): PatternPart | undefined {
  reader.next++
  if (LOOKAROUND.test(token) || REFERENCE.test(token)) {
    throw new SlowPatternError({ reason: 'construct', source: token })
  }
  if (ASSERTION.test(token)) return
  if (!token.startsWith('(')) return { kind: 'character', source: token }
  const part = readChoice(reader)
  reader.next++
  return part
}

function readTokens(pattern: string): string[] {
  const tokens: string[] = []
  const token = new RegExp(TOKEN)
  for (let found = token.exec(pattern); found; found = token.exec(pattern)) tokens.push(found[0])
  return tokens
}

function repeat(part: PatternPart, quantifier: string): PatternPart {
  if (!QUANTIFIER.test(quantifier)) return part
  const [, least = '', comma, most] = /^\{(\d+)(?:(,)(\d*))?\}/.exec(quantifier) ?? []
  if (least) {
    const min = Number(least)
    return { kind: 'repeat', part, min, max: most ? Number(most) : comma ? Infinity : min }
  }
  const min = quantifier.startsWith('+') ? 1 : 0
  return { kind: 'repeat', part, min, max: quantifier.startsWith('?') ? 1 : Infinity }
}

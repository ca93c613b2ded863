/**
 * Finds the first missing or extra bracket in a file by counting opening and closing brackets of
 * each kind and comparing line indentation.
 */

import { replaceText } from '../problems/proposed-fixes'
import type { Token } from './json-tokens'
import type { SyntaxIssue } from './syntax-issue'

/** A token with the layout of its line. */
export interface PlacedToken extends Token {
  line: number
  /** The line's indentation. */
  indent: number
  /** If `true`, the token is the first on its line. */
  isFirst: boolean
}

/** An object or a list whose end has not been read yet. */
export interface Open {
  token: PlacedToken
  isList: boolean
  /** The last entry's value, or a list's last entry. */
  value?: PlacedToken
  /** The indentation of its line. Undefined if its entries are not indented further. */
  indent?: number
  /**
   * If `true`, the entries start on the next line, so the closing bracket should start a line too.
   */
  isBlock: boolean
}

/** The state of a file up to a given token. */
export interface Reading {
  text: string
  tokens: PlacedToken[]
  /** The token's index. */
  at: number
  open: Open[]
  /** Opening bracket → how many more opening brackets than closing brackets there are. */
  balance: { '{': number; '[': number }
  issues: SyntaxIssue[]
}

export function beginReading(text: string, tokens: Token[]): Reading {
  const count = (kind: string) => tokens.filter((token) => token.kind === kind).length
  const balance = { '{': count('{') - count('}'), '[': count('[') - count(']') }
  return { text, tokens: placeTokens(text, tokens), at: 0, open: [], balance, issues: [] }
}

function placeTokens(text: string, tokens: Token[]): PlacedToken[] {
  let [line, lineStart, last, indent] = [1, 0, 0, 0]
  let lineEnd = text.indexOf('\n')
  return tokens.map(({ kind, start, end }) => {
    while (lineEnd >= 0 && lineEnd < start) {
      line += 1
      lineStart = lineEnd + 1
      lineEnd = text.indexOf('\n', lineStart)
    }
    const isFirst = line !== last
    if (isFirst) indent = start - lineStart
    last = line
    return { kind, start, end, line, indent, isFirst }
  })
}

/** Records that the token opens an object or a list. */
export function openBracket({ tokens, at, open }: Reading): void {
  const [token, next] = tokens.slice(at, at + 2)
  if (!token) return
  const isBlock = next?.isFirst === true
  const isFlat = isBlock && !isEnd(next) && next.indent <= token.indent
  const indent = isFlat ? undefined : token.indent
  open.push({ token, isList: token.kind === '[', indent, isBlock })
}

export function isEnd(token: Token | undefined): boolean {
  return token?.kind === '}' || token?.kind === ']'
}

const startOf = (isList: boolean) => (isList ? '[' : '{')
const endOf = (isList: boolean) => (isList ? ']' : '}')

/** Returns `true` if the file has too few closing brackets of this kind. */
export function lacksEnd({ balance }: Reading, isList: boolean): boolean {
  return balance[startOf(isList)] > 0
}

/** Returns `true` if the file has too few opening brackets of this kind. */
export function lacksStart({ balance }: Reading, isList: boolean): boolean {
  return balance[startOf(isList)] < 0
}

/** Reports a missing closing bracket after the last entry. */
export function reportNoEnd({ text, tokens, at }: Reading, { token, isList }: Open): SyntaxIssue {
  const [before, last] = [tokens[at - 2], tokens[at - 1] ?? token]
  const { end } = last.kind === ',' && before ? before : last
  const bracket = endOf(isList)
  const hint = `Write "${bracket}" after this: it closes the "${text[token.start]}" on line ${token.line}.`
  return {
    start: end - 1,
    end,
    message: `A closing "${bracket}" is missing.`,
    hint,
    isBracket: true,
    fixes: [{ kind: 'text', from: '', to: bracket, offset: end }],
  }
}

/** Reports a missing bracket before a token. */
export function reportNoStart(isList: boolean, { start, end }: Token): SyntaxIssue {
  const bracket = startOf(isList)
  const message = `An opening "${bracket}" is missing.`
  const fixes = [{ kind: 'text', from: '', to: bracket, offset: start } as const]
  const hint = `Write "${bracket}" before this.`
  return { start, end, message, hint, isBracket: true, fixes }
}

export function reportSurplus(token: Token): SyntaxIssue {
  const { start, end, kind } = token
  const message = `Unexpected "${kind}".`
  const fixes = [{ kind: 'text', from: kind, to: '', offset: start } as const]
  return { start, end, message, hint: 'Remove it.', isBracket: true, fixes }
}

/** Finds an object or a list that should have ended before this line, by its indentation. */
export function findUnclosed(reading: Reading): SyntaxIssue | undefined {
  const token = reading.tokens[reading.at]
  const own = reading.open.at(-1)
  if (own?.indent === undefined || !token?.isFirst || !lacksEnd(reading, own.isList)) return
  const isInside = isEnd(token) ? token.indent >= own.indent : token.indent > own.indent
  return isInside ? undefined : reportNoEnd(reading, own)
}

/** Finds the error in a bracket that closes the surrounding entries. */
export function findWrongEnd(reading: Reading, own: Open): SyntaxIssue | undefined {
  const token = reading.tokens[reading.at]
  if (!token) return
  const isList = token.kind === ']'
  if (isList === own.isList)
    return lacksStart(reading, isList) ? findUnopened(reading, own) : undefined
  const [noEnd, noStart] = [lacksEnd(reading, own.isList), lacksStart(reading, isList)]
  if (noEnd && !noStart) return reportNoEnd(reading, own)
  if (noStart && !noEnd)
    return isList && own.value ? reportUnopened(token, own.value) : reportSurplus(token)
  const wanted = endOf(own.isList)
  const message = `The "${own.token.kind}" on line ${own.token.line} must be closed by "${wanted}", not by "${token.kind}".`
  const { start, end } = token
  const fixes = replaceText(token.kind, [wanted])
  return { start, end, message, hint: `Write "${wanted}".`, isBracket: true, fixes }
}

/** A bracket of the right kind, but at the indentation of other entries. */
function findUnopened({ tokens, at }: Reading, own: Open): SyntaxIssue | undefined {
  const token = tokens[at]
  if (!token || token.line === own.token.line) return
  if (!token.isFirst) return own.isBlock && own.value ? reportUnopened(token, own.value) : undefined
  if (own.indent === undefined || token.indent <= own.indent) return
  let first = at
  while (tokens[first - 1] !== own.token && (tokens[first - 1]?.indent ?? 0) > token.indent)
    first -= 1
  return reportNoStart(own.isList, tokens[first] ?? token)
}

/** For a list on one line, either bracket may be the wrong one. */
function reportUnopened(token: PlacedToken, value: PlacedToken): SyntaxIssue {
  if (token.kind === '}') return reportSurplus(token)
  if (token.isFirst) return reportNoStart(true, value)
  const { start, end } = token
  const message = 'This "]" has no matching "[".'
  return {
    start,
    end,
    message,
    hint: 'Remove it, or write "[" before the first value of the list.',
    isBracket: true,
  }
}

/** Splits invalid JSON into tokens: punctuation, strings and words, each with its errors. */

import { replaceText } from '../problems/proposed-fixes'
import { matchNumber } from './json-numbers'
import { endsAt, lineEnd, opensText, readText } from './json-text'
import type { SyntaxIssue } from './syntax-issue'

export interface Token {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'value'
  start: number
  end: number
}

export interface Tokens {
  tokens: Token[]
  issues: SyntaxIssue[]
}

/** The next token of each kind after the current offset, searched once. */
interface Ahead {
  quote: number
  /** Returns `true` if the quote can end a string. */
  ends: boolean
  lineEnd: number
}

interface Found extends Tokens {
  ahead: Ahead
}

/** After this many errors, the rest of a file is not read. */
export const MAX_ISSUES = 1000
const SPACE = /[ \t\r\n]+/y
const LINE = /[^\n\r]*/y
/** Unquoted text, up to the end of its line. */
const WORDS = /[^\s,:;={}[\]"'`“”„«»‘’‚][^,:;={}[\]"“”\n\r]*/y
const WORDS_OF_VALUE = /[^\s,;{}[\]"][^,;{}[\]"“”\n\r]*/y
const INVISIBLE = /[\u00a0\u200b-\u200f\u2028\u2029\u2060\ufeff\u3000]+/y

export function readTokens(text: string): Tokens {
  const found: Found = { tokens: [], issues: [], ahead: { quote: -1, lineEnd: -1, ends: false } }
  let at = 0
  while (at < text.length && found.issues.length < MAX_ISSUES) {
    at = match(SPACE, text, at)?.length
      ? at + (match(SPACE, text, at)?.length ?? 0)
      : readOne(text, at, found)
  }
  return found
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** Reads the token at an offset. Returns the offset after it. */
function readOne(text: string, start: number, { tokens, issues, ahead }: Found): number {
  const character = text.charAt(start)
  if (ahead.lineEnd < start) ahead.lineEnd = lineEnd(text, start)
  const add = (kind: Token['kind'], end: number) => {
    tokens.push({ kind, start, end })
    return end
  }
  if ('{}[],:'.includes(character)) return add(character as Token['kind'], start + 1)
  if (opensText(character)) {
    const read = readText(text, start, ahead.lineEnd)
    issues.push(...read.issues)
    return add('text', Math.max(read.end, start + 1))
  }
  const comment = readComment(text, start)
  if (comment) {
    issues.push(reportComment(text, start, comment))
    return start + comment.length
  }
  const other = OTHERS.find(({ pattern }) => match(pattern, text, start))
  if (other) {
    const from = match(other.pattern, text, start) ?? ''
    const { to, message, hint } = other
    issues.push({ start, end: start + from.length, message, hint, fix: { from, to } })
    if (to === ',' || to === ':') add(to, start + from.length)
    return start + from.length
  }
  const bare = readUnopened(text, start, ahead)
  if (bare) {
    issues.push(bare)
    return add('text', bare.end)
  }
  const number = matchNumber(text, start)
  if (number && /^[\s,}\]:;]?$/.test(text.charAt(start + number.length))) {
    return add('value', start + number.length)
  }
  return readWords(text, start, { tokens, issues })
}

/**
 * A comment in another language's syntax at an offset. A number sign counts only at the start of a
 * line.
 */
function readComment(text: string, start: number): string | undefined {
  if (text.startsWith('/*', start)) {
    const end = text.indexOf('*/', start + 2)
    return text.slice(start, end < 0 ? text.length : end + 2)
  }
  if (text.startsWith('//', start)) return match(LINE, text, start)
  if (!text.startsWith('# ', start)) return undefined
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start)
  return before.trim() === '' ? match(LINE, text, start) : undefined
}

/** Characters used instead of JSON punctuation. */
const OTHERS = [
  {
    pattern: /;/y,
    to: ',',
    message: 'Entries are separated by commas, not semicolons.',
    hint: 'Write ",".',
  },
  {
    pattern: /=>?|:=/y,
    to: ':',
    message: 'A name and its value are separated by a colon.',
    hint: 'Write ":".',
  },
  {
    pattern: INVISIBLE,
    to: ' ',
    message: 'There is an invisible character here.',
    hint: 'Write a space.',
  },
]

function reportComment(text: string, start: number, comment: string): SyntaxIssue {
  const before = text.lastIndexOf('\n', start) + 1
  const after = start + comment.length
  // A comment that fills a line is removed together with the line.
  const isWholeLine =
    text.slice(before, start).trim() === '' && /^\s*?(?:\n|$)/.test(text.slice(after, after + 200))
  const newline = text.indexOf('\n', after)
  const [from, to] = isWholeLine
    ? [before, newline < 0 ? text.length : newline + 1]
    : [start, after]
  const fix = { from: text.slice(from, to), to: '', offset: from }
  return { start, end: after, message: 'JSON has no comments.', hint: 'Remove it.', fix }
}

/** An unquoted value, with the punctuation after it. */
const PLAIN = /(?:-?[\d.]+|true|false|null)\s*[,:}\]]/y

/** A string or a name that has only its closing quote. */
function readUnopened(text: string, start: number, ahead: Ahead): SyntaxIssue | undefined {
  if (ahead.quote < start) {
    ahead.quote = findQuote(text, start)
    ahead.ends = endsAt(text, ahead.quote + 1)
  }
  const end = ahead.quote + 1
  if (end > ahead.lineEnd || !ahead.ends || match(PLAIN, text, start)) return undefined
  const what = /^\s*:/.test(text.slice(end, end + 20)) ? 'name' : 'text'
  const message = `The opening quote of this ${what} is missing.`
  const hint = `Write "${text.slice(start, end)}.`
  return { start, end, message, hint, fix: { from: '', to: '"', offset: start } }
}

/** The offset of the next unescaped quote, or the end of the text. */
function findQuote(text: string, start: number): number {
  let quote = text.indexOf('"', start)
  while (quote > 0 && text[quote - 1] === '\\') quote = text.indexOf('"', quote + 1)
  return quote < 0 ? text.length : quote
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const LITERALS = ['true', 'false', 'null']

function readWords(text: string, start: number, { tokens, issues }: Tokens): number {
  const pattern = tokens.at(-1)?.kind === ':' ? WORDS_OF_VALUE : WORDS
  const words = (match(pattern, text, start) ?? text.charAt(start)).trimEnd()
  const end = start + words.length
  if (!LITERALS.includes(words)) {
    const issue = reportWords(text, start, words)
    issues.push(issue)
    const kind = issue.isName || issue.isText ? 'text' : 'value'
    tokens.push({ kind, start, end: issue.end })
    return issue.end
  }
  tokens.push({ kind: 'value', start, end })
  return end
}

function reportWords(
  text: string,
  start: number,
  words: string,
): SyntaxIssue & { isName?: boolean; isText?: boolean } {
  const end = start + words.length
  const base = { start, end }
  const literal = LITERALS.find((one) => one === words.toLowerCase())
  if (literal) {
    const fix = { from: words, to: literal }
    return {
      ...base,
      message: `JSON writes ${literal} in lower case.`,
      hint: `Write ${literal}.`,
      fix,
    }
  }
  const rest = text.slice(end, end + 20)
  if (/^\s*:/.test(rest) && /^[\w$-]+$/.test(words)) {
    const to = `"${words}"`
    const message = 'A name needs double quotes.'
    return { ...base, message, hint: `Write ${to}.`, fix: { from: words, to }, isName: true }
  }
  const number = readNumber(words)
  if (number !== undefined) {
    const message = 'This is not a valid JSON number.'
    const fixes = replaceText(words, [String(number)])
    return { ...base, message, hint: `Write ${number}.`, fixes }
  }
  if (/^\.{3}|^…/.test(words)) {
    return {
      ...base,
      message: 'JSON does not allow dots as a placeholder.',
      hint: 'Write the actual content, or remove the dots.',
    }
  }
  const message = /^[\p{L}\d]/u.test(words) ? 'A text needs double quotes.' : 'This is not JSON.'
  const to = JSON.stringify(words)
  return { ...base, message, hint: `Write ${to}.`, fixes: replaceText(words, [to]), isText: true }
}

/** `05`, `.5`, `+1` → a JSON number. Undefined for anything else. */
function readNumber(words: string): string | undefined {
  if (!/^[+-]?\.?\d[\d._]*$/.test(words)) return undefined
  const sign = words.startsWith('-') ? '-' : ''
  const [whole = '', ...parts] = words.replaceAll(/[_+-]/g, '').split('.')
  const part = parts.join('.')
  const number = `${sign}${whole.replace(/^0+/, '') || '0'}${part && `.${part}`}`
  return JSON_NUMBER.test(number) ? number : JSON.stringify(words)
}

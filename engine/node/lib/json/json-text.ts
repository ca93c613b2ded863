/**
 * Reads the strings in invalid JSON: determines what the author meant as a string, and where it
 * ends.
 */

import type { SyntaxIssue } from './syntax-issue'

/** A string, as read from the file. */
export interface ReadText {
  /** The offset after the string's closing quote. */
  end: number
  issues: SyntaxIssue[]
}

const OPENING = /["'`“”„«»‘’‚]/
/** Opening quote → possible closing quotes. */
const CLOSERS: Record<string, string> = {
  "'": "'’‘",
  '‘': "'’‘",
  '’': "'’‘",
  '‚': "'’‘",
  '`': "`'",
}
const DOUBLE = '"”“„«»'
/** Characters that can follow a string. */
const AFTER = /[^\S\n]*(?:[,:;=}\]]|\/[/*]|\r?\n|$)/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u001f]/

/** A name without a closing quote, followed by the colon and the start of its value. */
const NAME = /^([^\s",:{}[\]]+)\s*:(?:[{[\s]*|\s*(?:-?[\d.]+|true|false|null)\s*[,}\]].*)$/

export function opensText(character: string): boolean {
  return OPENING.test(character)
}

/** Returns `true` if a string can end before this offset. */
export function endsAt(text: string, place: number): boolean {
  AFTER.lastIndex = place
  return AFTER.test(text)
}

export function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  const last = end < 0 ? text.length : end
  return text[last - 1] === '\r' ? last - 1 : last
}

/** The start of a string, and the end of its line. */
interface Line {
  text: string
  start: number
  last: number
}

/** Reads the string at an offset. `last` is the end of its line. */
export function readText(text: string, start: number, last: number): ReadText {
  return text[start] === '"' ? readStraight(text, start, last) : readOther(text, start, last)
}

/** The string has quotes that JSON does not allow. */
function readOther(text: string, start: number, last: number): ReadText {
  const closers = CLOSERS[text.charAt(start)] ?? DOUBLE
  let close = start + 1
  while (close < last && !(closers.includes(text.charAt(close)) && endsAt(text, close + 1)))
    close += 1
  if (close >= last) return withoutEnd(text, start, last)
  const from = text.slice(start, close + 1)
  const to = `"${from.slice(1, -1).replaceAll('"', '\\"').replaceAll("\\'", "'")}"`
  const message = `Texts and names need straight double quotes, not ${text[start]}.`
  const issue = { start, end: close + 1, message, hint: `Write ${to}.`, fix: { from, to } }
  return { end: close + 1, issues: [issue] }
}

function readStraight(text: string, start: number, last: number): ReadText {
  const issues: SyntaxIssue[] = []
  for (let at = start + 1; at < last; at += 1) {
    const character = text.charAt(at)
    if (character === '"') {
      const broken = endsAt(text, at + 1) ? undefined : readBroken({ text, start, last }, at)
      return broken ?? { end: at + 1, issues }
    }
    if (character === '\\') {
      ESCAPE.lastIndex = at
      const known = ESCAPE.exec(text)?.[0]
      if (known === undefined) issues.push(...reportEscape(text, { start, at }))
      at += (known?.length ?? 2) - 1
    } else if (CONTROL.test(character)) issues.push(reportControl(text, at))
  }
  const rest = readUnclosed(text, start, last)
  return { end: rest.end, issues: [...issues.filter(({ end }) => end <= rest.end), ...rest.issues] }
}

/** A path of Windows in a text, which has one issue for all of its backslashes. */
const DRIVE = /"(?:file:\/{0,3})?[A-Za-z]:\\/y

function reportEscape(text: string, { start, at }: { start: number; at: number }): SyntaxIssue[] {
  const written = text.slice(at, at + 2)
  const unicode = '"\\u" must be followed by four hexadecimal digits.'
  const message = written === '\\u' ? unicode : `"${written}" is not a valid JSON escape.`
  const own = { start: at, end: at + 2, message }
  DRIVE.lastIndex = start
  if (!DRIVE.test(text)) return [{ ...own, hint: 'Write a backslash as "\\\\"; paths use "/".' }]
  if (DRIVE.lastIndex - 1 < at) return []
  const hint =
    'Copy the file into the "assets" folder of the site, and write its path there: "/assets/…".'
  return [{ ...own, hint }]
}

function reportControl(text: string, at: number): SyntaxIssue {
  const isTab = text[at] === '\t'
  const message = isTab
    ? 'A text cannot contain a tab character.'
    : 'There is an invisible character here.'
  const to = isTab ? '\\t' : ''
  const hint = isTab ? 'Write a space, or "\\t" in lines of code.' : 'Remove it.'
  return { start: at, end: at + 1, message, hint, fix: { from: text.charAt(at), to } }
}

/**
 * A string that seems to end but continues: it contains quotes, or an earlier closing quote is
 * missing.
 */
function readBroken({ text, start, last }: Line, close: number): ReadText | undefined {
  const inner = text.slice(start + 1, close)
  const rest = text.slice(close + 1, Math.min(last, close + 200))
  const name = NAME.exec(inner)?.[1]
  if (name !== undefined) return reportUnclosed(text, start, start + 1 + name.length)
  const isOpening = /^[\w$-]+"\s*:/.test(rest) || /^[^"]*"\s*[,}\]]/.test(rest)
  if (/,[{[\s]*$/.test(inner) && isOpening && hasOddQuotes(text.slice(start, last))) {
    return reportUnclosed(text, start, start + 1 + stripPunctuation(inner).length)
  }
  // A comma is missing between two strings.
  if (/^\s*["{[]/.test(rest)) return undefined
  let end = text.lastIndexOf('"', last)
  while (end > close && !endsAt(text, end + 1)) end = text.lastIndexOf('"', end - 1)
  if (end <= close) return undefined
  const message = 'This quote ends the text, but more of it follows.'
  const hint = 'Write \\" instead, or use typographic quotes: “…”.'
  return { end: end + 1, issues: [{ start: close, end: close + 1, message, hint }] }
}

/** A string without an end on its line. */
function readUnclosed(text: string, start: number, last: number): ReadText {
  const line = text.slice(start, last)
  const bare = `"${stripPunctuation(line.slice(1))}`
  const smart = bare.slice(1).slice(-1)
  if (smart !== '' && '”“„»«'.includes(smart)) {
    const at = start + bare.length - 1
    const fix = { from: smart, to: '"' }
    const message = `A text must end with a straight quote, not with ${smart}.`
    return { end: at + 1, issues: [{ start: at, end: at + 1, message, hint: 'Write ".', fix }] }
  }
  const onward = findOnward(text, last)
  if (onward !== undefined && !/[,}\]]/.test(line.trimEnd().slice(-1))) {
    const message = 'A text cannot continue on the next line.'
    const hint =
      'Join the lines with a space. If this text may span several lines, write "\\n" between them.'
    return { end: onward, issues: [{ start: last - 1, end: last, message, hint }] }
  }
  return withoutEnd(text, start, last)
}

/** The string without trailing JSON punctuation. A bracket that the string opens belongs to it. */
function stripPunctuation(text: string): string {
  const opened = { '}': text.split('{').length, ']': text.split('[').length }
  let end = text.length
  for (; end > 0; end -= 1) {
    const character = text.charAt(end - 1)
    const isOwn =
      (character === '}' || character === ']') &&
      text.slice(0, end).split(character).length <= opened[character]
    if (isOwn || !' \t\r,}]'.includes(character)) break
  }
  return text.slice(0, end)
}

/** The maximum length of a string that spans several lines. */
const LONGEST = 5000

/**
 * The end of a string that continues on the next lines. Undefined if they contain something else.
 */
function findOnward(text: string, last: number): number | undefined {
  const quote = text.indexOf('"', last)
  if (quote < 0 || quote - last > LONGEST || !endsAt(text, quote + 1)) return undefined
  const first = text.slice(last, quote).trimStart().charAt(0)
  return first === '' || "'{}[]".includes(first) ? undefined : quote + 1
}

function withoutEnd(text: string, start: number, last: number): ReadText {
  const line = text.slice(start + 1, last)
  const written = NAME.exec(line)?.[1] ?? stripPunctuation(line)
  return reportUnclosed(text, start, start + 1 + written.length)
}

/** Returns `true` if a quote is missing in the rest of a line. */
function hasOddQuotes(rest: string): boolean {
  return rest.replaceAll(/\\./g, '').split('"').length % 2 === 0
}

function reportUnclosed(text: string, start: number, end: number): ReadText {
  const written = text.slice(start + 1, end)
  const short = written.length > 60 ? `…${written.slice(-50)}` : written
  const message = 'The closing quote of this text is missing.'
  const fix = { from: '', to: '"', offset: end }
  return { end, issues: [{ start, end, message, hint: `Write "${short}".`, fix }] }
}

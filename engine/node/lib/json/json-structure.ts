/** Parses the tokens of invalid JSON, and reports missing and extra tokens. */

import type { Open, PlacedToken, Reading } from './json-brackets'
import {
  beginReading,
  findUnclosed,
  findWrongEnd,
  isEnd,
  lacksEnd,
  lacksStart,
  openBracket,
  reportNoEnd,
  reportNoStart,
  reportSurplus,
} from './json-brackets'
import type { Token } from './json-tokens'
import { MAX_ISSUES } from './json-tokens'
import type { SyntaxIssue } from './syntax-issue'

/** Only the first wrong bracket is reported, because everything after it depends on it. */
export function findStructureIssues(text: string, tokens: Token[]): SyntaxIssue[] {
  const reading = beginReading(text, tokens)
  const { issues, open } = reading
  const isLost = () => issues.at(-1)?.isBracket || issues.length > MAX_ISSUES
  while (reading.at < tokens.length && !isLost()) {
    const issue = findUnclosed(reading)
    if (issue) issues.push(issue)
    else readNext(reading)
  }
  if (isLost()) return issues
  return [...issues, ...open.toReversed().map((own) => reportNoEnd(reading, own))]
}

function readNext(reading: Reading): void {
  const own = reading.open.at(-1)
  const token = peek(reading)
  if (!token) return
  if (!own) readWhole(reading, token)
  else if (isEnd(token)) readEnd(reading, own)
  else if (token.kind === ',') readComma(reading, own)
  else {
    const before = last(reading)
    const isSeparate = before === own.token || before?.kind === ','
    const issue = findUnopened(reading, own)
    if (issue) {
      reading.issues.push(issue)
      return
    }
    if (!isSeparate) reportMissing(reading, ',', 'A comma is missing here.')
    if (own.isList) readItem(reading, own)
    else readMember(reading, own)
  }
}

const peek = ({ tokens, at }: Reading, ahead = 0) => tokens[at + ahead]
const last = ({ tokens, at }: Reading) => tokens[at - 1]
const shown = ({ text }: Reading, { start, end }: Token) => text.slice(start, end)

/** Reports what is missing after the last token. */
function reportMissing(reading: Reading, missing: string, message: string): void {
  const start = last(reading)?.end ?? 0
  const fix = { from: '', to: missing, offset: start }
  reading.issues.push({ start, end: start + 1, message, hint: `Write "${missing}".`, fix })
}

function reportComma({ issues }: Reading, { start, end }: Token, message: string): void {
  issues.push({ start, end, message, hint: 'Remove it.', fix: { from: ',', to: '' } })
}

/** Finds a missing bracket where this entry cannot belong to the surrounding object or list. */
function findUnopened(reading: Reading, own: Open): SyntaxIssue | undefined {
  const token = peek(reading)
  if (!token || token.kind === ':') return
  const next = peek(reading, 1)
  // After a name, the colon may be missing too.
  const isNamed = token.kind === 'text' && (next?.kind === ':' || (!own.isList && isValue(next)))
  if (own.isList !== isNamed) return
  if (lacksStart(reading, !own.isList)) {
    return reportNoStart(!own.isList, own.isList ? token : (own.value ?? token))
  }
  return own.value && lacksEnd(reading, own.isList) ? reportNoEnd(reading, own) : undefined
}

/** Parses a value, or the bracket that opens it. */
function readValue(reading: Reading, own?: Open): void {
  const token = peek(reading)
  if (own) own.value = token
  if (token?.kind === '{' || token?.kind === '[') openBracket(reading)
  reading.at += 1
}

function readItem(reading: Reading, own: Open): void {
  const token = peek(reading)
  readValue(reading, own)
  if (token?.kind !== 'text' || peek(reading)?.kind !== ':') return
  const message = 'List entries have no names.'
  const hint = 'Put the name and its value in braces: [{ "name": … }].'
  reading.issues.push({ start: token.start, end: token.end, message, hint })
  reading.at += 1
  if (isValue(peek(reading))) readValue(reading, own)
}

function readMember(reading: Reading, own: Open): void {
  const token = peek(reading)
  if (!token) return
  if (token.kind === 'text') {
    reading.at += 1
    readNamed(reading, own, token)
    return
  }
  const message = 'A name in double quotes is expected here.'
  const hint = 'Entries without names go in square brackets: [ … ].'
  reading.issues.push({ start: token.start, end: token.end, message, hint })
  if (token.kind === ':') reading.at += 1
  else readValue(reading, own)
}

function readNamed(reading: Reading, own: Open, name: PlacedToken): void {
  if (peek(reading)?.kind === ':') reading.at += 1
  else if (isValue(peek(reading))) {
    reportMissing(reading, ':', 'A colon is missing between the name and its value.')
  }
  const token = peek(reading)
  const isName = token?.kind === 'text' && peek(reading, 1)?.kind === ':'
  const isList = token?.kind === ']'
  if (token && (isName || isEnd(token)) && lacksStart(reading, isList)) {
    reading.issues.push(reportNoStart(isList, token))
    return
  }
  if (isValue(token) && !isName) {
    readValue(reading, own)
    return
  }
  const message = `The value of ${shown(reading, name)} is missing.`
  const hint = 'Write it after a colon, or remove the name.'
  reading.issues.push({ start: name.start, end: name.end, message, hint })
}

function readComma(reading: Reading, own: Open): void {
  const comma = peek(reading)
  const before = last(reading)
  if (comma && before === own.token && lacksEnd(reading, own.isList)) {
    reading.issues.push(reportNoEnd(reading, own))
    return
  }
  if (comma && (before === own.token || before?.kind === ',')) {
    reportComma(reading, comma, 'Unexpected comma.')
  }
  reading.at += 1
}

function readEnd(reading: Reading, own: Open): void {
  const issue = findWrongEnd(reading, own)
  if (issue) {
    reading.issues.push(issue)
    return
  }
  const before = last(reading)
  if (before?.kind === ',') reportComma(reading, before, 'There is a comma after the last entry.')
  reading.open.pop()
  reading.at += 1
}

/** Parses everything outside all brackets: the start of the file, and what follows its end. */
function readWhole(reading: Reading, token: PlacedToken): void {
  if (reading.at === 0) {
    if (isEnd(token)) reading.issues.push(reportNoStart(token.kind === ']', token))
    else readValue(reading)
    return
  }
  const end = last(reading)
  const issue = end && (findStart(reading, token) ?? reportRest(reading, token, end))
  reading.issues.push(...[issue ?? []].flat())
  reading.at = reading.tokens.length
}

/** The first bracket of the file may be missing. */
function findStart(reading: Reading, token: PlacedToken): SyntaxIssue | undefined {
  const [first] = reading.tokens
  if (!first) return
  const isDeeper = isEnd(token) && token.isFirst && token.indent < first.indent
  const isList = token.kind === ']' || token.kind === ','
  const isPart = token.kind === ',' || token.kind === ':' || isDeeper
  return isPart && lacksStart(reading, isList) ? reportNoStart(isList, first) : undefined
}

function reportRest(reading: Reading, token: PlacedToken, end: PlacedToken): SyntaxIssue {
  if (isEnd(token)) return reportSurplus(token)
  if (token.kind === ':' && end.kind === 'text') {
    const message = 'The braces around the file are missing.'
    const hint = 'Write "{" before its first name, and "}" at its end.'
    return { start: end.start, end: end.end, message, hint }
  }
  if (token.kind === ',' || token.kind === 'text') {
    const bracket = shown(reading, end)
    const message = `This "${bracket}" ends the file, but more follows.`
    const hint = 'Remove it, or the extra one above it.'
    return { start: end.start, end: end.end, message, hint }
  }
  const message = 'The file should end before this.'
  const hint = 'Remove what follows the object: a file holds one.'
  return { start: token.start, end: token.end, message, hint }
}

function isValue(token: Token | undefined): boolean {
  return token !== undefined && ['{', '[', 'text', 'value'].includes(token.kind)
}

/** Reads the marks of a file that is no JSON, and says which are missing or too many. */

import type { JsonFault, Token } from './json-tokens'

/** Nested deeper than this, nothing can be said of it. */
const DEEPEST = 100

interface Open {
  token: Token
  isList: boolean
}

export function findStructureFaults(text: string, tokens: Token[]): JsonFault[] {
  const faults: JsonFault[] = []
  const open: Open[] = []
  let at = 0
  const peek = (ahead = 0) => tokens[at + ahead]
  const lineOf = ({ start }: Token) => text.slice(0, start).split('\n').length
  const last = () => tokens[at - 1] ?? tokens[0]
  const shown = ({ start, end }: Token) => text.slice(start, end)

  /** Says what is missing behind the last token. */
  const tellMissing = (mark: string, message: string, isCertain: boolean) => {
    const place = last()?.end ?? 0
    const fix = isCertain ? { fix: { from: '', to: mark, at: place } } : {}
    faults.push({ start: place, end: place + 1, message, hint: `Write "${mark}".`, ...fix })
  }
  const tellSurplus = (token: Token, message: string, isCertain = true) => {
    const fix = isCertain ? { fix: { from: shown(token), to: '' } } : {}
    faults.push({ start: token.start, end: token.end, message, hint: 'Remove it.', ...fix })
  }
  const tellUnclosed = ({ token, isList }: Open) => {
    const mark = isList ? ']' : '}'
    const end = last()
    const place = end ? { start: end.end - 1, end: end.end } : { start: 0, end: 1 }
    const message = `A closing "${mark}" is missing.`
    const hint = `Write "${mark}" after this: it closes the "${shown(token)}" on line ${lineOf(token)}.`
    faults.push({ ...place, message, hint })
  }

  function readValue(): void {
    const token = peek()
    if (!token) return
    at += 1
    if (token.kind === '{' || token.kind === '[') readEntries({ token, isList: token.kind === '[' })
  }

  function readEntries(own: Open): void {
    if (open.length >= DEEPEST) {
      at = tokens.length
      return
    }
    open.push(own)
    let isFirst = true
    for (let token = peek(); token; token = peek()) {
      if (token.kind === '}' || token.kind === ']') {
        if (close(own, token)) {
          open.pop()
          return
        }
        continue
      }
      if (token.kind === ',') {
        readComma(isFirst)
        continue
      }
      if (!isFirst && last()?.kind !== ',') tellMissing(',', 'A comma is missing here.', true)
      isFirst = false
      readEntry(own)
    }
    tellUnclosed(own)
    open.pop()
  }

  /** Whether the entries end here; the mark is left to those around where it is theirs. */
  function close(own: Open, token: Token): boolean {
    if ((token.kind === ']') === own.isList) {
      const comma = last()
      if (comma?.kind === ',') tellSurplus(comma, 'There is a comma after the last entry.')
      at += 1
      return true
    }
    const parent = open.at(-2)
    const fitsParent = parent !== undefined && (token.kind === ']') === parent.isList
    const next = peek(1)?.kind
    const wanted = own.isList ? ']' : '}'
    // What follows is what ends these entries: the mark before it is one too many.
    if (next === wanted || !fitsParent) {
      const isSwapped = next !== wanted
      if (isSwapped) {
        const fix = { from: shown(token), to: wanted }
        const line = lineOf(own.token)
        const message = `"${shown(own.token)}" on line ${line} is closed by "${wanted}", not by "${shown(token)}".`
        faults.push({
          start: token.start,
          end: token.end,
          message,
          hint: `Write "${wanted}".`,
          fix,
        })
        at += 1
        return true
      }
      tellSurplus(token, `There is a "${shown(token)}" too many.`)
      at += 1
      return false
    }
    tellUnclosed(own)
    return true
  }

  function readComma(isFirst: boolean): void {
    const comma = peek()
    if (comma && (isFirst || last()?.kind === ',')) tellSurplus(comma, 'There is a comma too many.')
    at += 1
  }

  function readEntry(own: Open): void {
    const token = peek()
    if (!token) return
    if (own.isList) {
      readValue()
      if (peek()?.kind === ':') {
        const message = 'Entries of a list have no names.'
        const hint = 'Put the name and its value in braces: [{ "name": … }].'
        faults.push({ start: token.start, end: token.end, message, hint })
        at += 1
        if (isValue(peek())) readValue()
      }
      return
    }
    if (token.kind !== 'text') {
      const message = 'A name in double quotes is expected here.'
      const hint = 'Entries without names go in square brackets: [ … ].'
      if (token.kind === ':') at += 1
      else readValue()
      faults.push({ start: token.start, end: token.end, message, hint })
      return
    }
    at += 1
    readNamed(token)
  }

  function readNamed(name: Token): void {
    if (peek()?.kind === ':') at += 1
    else if (isValue(peek())) {
      tellMissing(':', 'A colon is missing between the name and its value.', true)
    }
    if (isValue(peek())) {
      // A name whose value was left out: the next name would be taken for it.
      readValue()
      return
    }
    const message = `The value of ${shown(name)} is missing.`
    faults.push({
      start: name.start,
      end: name.end,
      message,
      hint: 'Write it after a colon, or remove the name.',
    })
  }

  readValue()
  if (at < tokens.length) tellRest()
  return faults

  /** What follows the end of the whole. */
  function tellRest(): void {
    const [end, token] = [last(), peek()]
    if (!end || !token) return
    if (token.kind === '}' || token.kind === ']') {
      tellSurplus(token, `There is a "${shown(token)}" too many.`)
    } else if (token.kind === ':' && end.kind === 'text') {
      const message = 'The braces around the file are missing.'
      const hint = 'Write "{" before its first name, and "}" at its end.'
      faults.push({ start: end.start, end: end.end, message, hint })
    } else if (token.kind === ',' || token.kind === 'text') {
      const message = `This "${shown(end)}" ends the file, but more follows: there is a "${shown(end)}" too many.`
      faults.push({
        start: end.start,
        end: end.end,
        message,
        hint: 'Remove it, or the extra one above it.',
      })
    } else {
      const message = 'The file should end before this.'
      faults.push({
        start: token.start,
        end: token.end,
        message,
        hint: 'A file holds one object: remove what follows it.',
      })
    }
  }
}

function isValue(token: Token | undefined): boolean {
  return token !== undefined && ['{', '[', 'text', 'value'].includes(token.kind)
}

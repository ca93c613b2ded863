import { getLocation, parse } from 'jsonc-parser'
import { findAround } from '../../lib/json/find-around'
import { lineEnd, readText } from '../../lib/json/json-text'
import { escapePointer } from '../../lib/json/text-place'

/** A cursor in a JSON text, which may have errors. */
export interface Cursor {
  /** The names and indexes of the value or property at the cursor. */
  path: string[]
  /** The JSON pointer with the same parts. */
  pointer: string
  /** If `true`, the cursor is in a property's name. */
  isName: boolean
  isQuoted: boolean
  /** The offsets of the name or value. Quotes are excluded. */
  start: number
  end: number
  /** The content of the text. Parts with errors are omitted. */
  data: unknown
}

/** Finds the name or value at an offset. Undefined between them, for example after a value. */
export function locateCursor(text: string, offset: number): Cursor | undefined {
  const { path: parts, previousNode: node, isAtPropertyKey } = getLocation(text, offset)
  if (node && offset > node.offset + node.length) return undefined
  const path = parts.map(String)
  return {
    path,
    pointer: path.map((part) => `/${escapePointer(part)}`).join(''),
    // After a missing comma, only the node shows that it is a name.
    isName: isAtPropertyKey || node?.type === 'property',
    ...findSpan(text, node?.offset ?? offset, offset),
    data: parse(text, [], { allowTrailingComma: true }),
  }
}

/** A character of a word or number without quotes. */
const WORD = /[\w.+-]/

type Span = Pick<Cursor, 'isQuoted' | 'start' | 'end'>

function findSpan(text: string, start: number, offset: number): Span {
  if (text[start] !== '"' || offset === start) {
    return { isQuoted: false, ...findAround(text, offset, WORD) }
  }
  const last = lineEnd(text, start)
  const { end } = readText(text, start, last)
  const isClosed = end - 1 > start && text[end - 1] === '"'
  if (isClosed && end <= last) return { isQuoted: true, start: start + 1, end: end - 1 }
  // The closing quote is missing, so the text ends where its author seems to have stopped.
  return { isQuoted: true, start: start + 1, end: Math.max(offset, end > last ? 0 : end) }
}

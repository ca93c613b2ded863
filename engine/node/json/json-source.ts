import type { FileIssue } from '../problems/problem'
import { WHOLE_FILE } from '../problems/problem'
import type { WrittenNumbers } from './json-numbers'
import { isWrittenUnusually, matchNumber, readNumbers } from './json-numbers'
import { findSyntaxIssues, findUnfitKeys } from './syntax-issues'
import { resolvePlace } from './text-place'
import { decodeUtf8, NOT_UTF8 } from './utf8'

/** Of a file of a site. */
export const MAX_BYTES = 1_000_000
const MAX_DEPTH = 64

export interface JsonData {
  data: unknown
  /** The numbers that are written otherwise than in the data, if there are any. */
  numbers?: WrittenNumbers
}

export type JsonSource = JsonData | { issues: FileIssue[] }

/**
 * Reads the bytes of a JSON file, strictly: UTF-8, no comments, every key once. `mostBytes`
 * is how long the file may be.
 */
export function parseJson(bytes: Uint8Array, mostBytes = MAX_BYTES): JsonSource {
  const wholeFile = { place: WHOLE_FILE, pointer: '' }
  if (bytes.length > mostBytes) {
    const message = renderTooLarge(bytes, mostBytes)
    return { issues: [{ ...wholeFile, rule: 'too-large', message }] }
  }
  const decoded = decodeUtf8(bytes)
  if ('place' in decoded) {
    const hint = 'Save the file in UTF-8 encoding.'
    return {
      issues: [{ ...wholeFile, ...decoded, rule: 'bad-encoding', message: NOT_UTF8, hint }],
    }
  }
  const { text } = decoded
  const { keys, tooDeepAt, isUnusual } = scan(text)
  if (tooDeepAt !== undefined) {
    const place = resolvePlace(text, tooDeepAt, 1)
    const message = `This is nested more than ${MAX_DEPTH} levels deep.`
    return { issues: [{ rule: 'too-deep', place, pointer: '', message }] }
  }
  try {
    const data: unknown = JSON.parse(text)
    if (countFitKeys(data) === keys)
      return isUnusual ? { data, numbers: readNumbers(text) } : { data }
  } catch (reason) {
    return { issues: findSyntaxIssues(text, reason as SyntaxError) }
  }
  return { issues: findUnfitKeys(text) }
}

/** What is said of a file that is too long. */
export function renderTooLarge(bytes: Uint8Array, mostBytes: number): string {
  return `The file has ${bytes.length} bytes; at most ${mostBytes} are allowed.`
}

interface Scan {
  keys: number
  tooDeepAt?: number
  /** Whether a number is written otherwise than JavaScript writes it. */
  isUnusual?: boolean
}

/** Counts the keys as written and finds what is nested too deep, in one pass over the text. */
function scan(text: string): Scan {
  let keys = 0
  let isUnusual = false
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    switch (code) {
      case 0x22: // "
        index = findStringEnd(text, index)
        break
      case 0x3a: // :
        keys += 1
        break
      case 0x5b: // [
      case 0x7b: // {
        depth += 1
        if (depth > MAX_DEPTH) return { keys, tooDeepAt: index }
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1
        break
      default: {
        if (!(code >= 0x30 && code <= 0x39) && code !== 0x2d) break
        const written = matchNumber(text, index) ?? ''
        isUnusual ||= isWrittenUnusually(written)
        index += Math.max(0, written.length - 1)
      }
    }
  }
  return { keys, isUnusual }
}

function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, index: number): boolean {
  let backslashes = 0
  while (text[index - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

/** How many keys the data has; a key written twice or `__proto__` is missing from the count. */
function countFitKeys(value: unknown): number {
  let count = 0
  if (Array.isArray(value)) {
    for (const item of value) count += countFitKeys(item)
  } else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      if (key === '__proto__') continue
      count += 1 + countFitKeys(value[key as keyof typeof value])
    }
  }
  return count
}

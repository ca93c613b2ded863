import { createScanner } from 'jsonc-parser'
import type { FileIssue } from '../problems/problem'
import { WHOLE_FILE } from '../problems/problem'
import type { WrittenNumbers } from './json-numbers'
import { isWrittenUnusually, readNumbers } from './json-numbers'
import { findSyntaxIssues, findUnfitKeys } from './syntax-issues'
import { resolvePlace } from './text-place'
import { decodeUtf8, NOT_UTF8 } from './utf8'

/** The content of a JSON file. */
export const MAX_BYTES = 1_000_000
const MAX_DEPTH = 64

export interface JsonData {
  data: unknown
  /** The numbers whose notation differs from the parsed data, if any. */
  numbers?: WrittenNumbers
}

export type JsonSource = JsonData | { issues: FileIssue[] }

/**
 * Parses the bytes of a JSON file strictly: UTF-8, no comments, unique keys. `mostBytes` is the
 * maximum file size.
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

/** The message for a file that is too large. */
export function renderTooLarge(bytes: Uint8Array, mostBytes: number): string {
  return `The file has ${bytes.length} bytes; at most ${mostBytes} are allowed.`
}

interface Scan {
  keys: number
  tooDeepAt?: number
  /** Returns `true` if JavaScript would write a number differently. */
  isUnusual?: boolean
}

/** Counts the keys in the source, and finds excessive nesting. */
function scan(text: string): Scan {
  const scanner = createScanner(text)
  let [keys, depth] = [0, 0]
  let isUnusual = false
  while (scanner.getPosition() < text.length) {
    scanner.scan()
    const start = scanner.getTokenOffset()
    const first = text.charAt(start)
    if (first === ':') keys += 1
    else if (first === '{' || first === '[') depth += 1
    else if (first === '}' || first === ']') depth -= 1
    else if (/[-\d]/.test(first)) isUnusual ||= isWrittenUnusually(scanner.getTokenValue())
    if (depth > MAX_DEPTH) return { keys, tooDeepAt: start }
  }
  return { keys, isUnusual }
}

/** The number of keys in the data. Duplicate keys and `__proto__` are missing from it. */
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

import { createScanner } from 'jsonc-parser'
import type { FileIssue } from '../problems/problem'
import { WHOLE_FILE } from '../problems/problem'
import type { WrittenNumbers } from './json-numbers'
import { isWrittenUnusually, readNumbers } from './json-numbers'
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

/** Counts the keys as written and finds what is nested too deep. */
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

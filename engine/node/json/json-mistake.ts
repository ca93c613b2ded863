import type { Fix, Place } from '../problems/problem'

/** What is wrong with a part of a file. */
export interface JsonFault {
  start: number
  end: number
  message: string
  hint?: string
  /** The fix that is certain: `from` is at `at`, or at `start`. */
  fix?: { from: string; to: string; at?: number }
  /** Whether a bracket is missing or too many, so that nothing after it is certain. */
  isBracket?: boolean
}

/** What is wrong with a file before its content is looked at. */
export interface JsonMistake {
  rule: 'bad-json' | 'bad-encoding' | 'duplicate-key' | 'forbidden-key' | 'too-deep' | 'too-large'
  place: Place
  pointer: string
  message: string
  hint?: string
  /** The fix that is certain. */
  fix?: Fix
}

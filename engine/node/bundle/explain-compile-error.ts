import { stripVTControlCharacters } from 'node:util'

/** The warnings of the `vite` command end with this line. */
const START = 'error during build:\n'
/** From this line on, Vite and its compiler print their own stack. */
const STACK = /\nStack backtrace:\n|\n\n {4}at /

/**
 * Vite's message about an error in a block: without colours, and without the stack. The compiler
 * colours its code frames even if the output is not a terminal.
 */
export function explainCompileError(reason: unknown): string {
  const message = reason instanceof Error ? reason.message : String(reason)
  const text = stripVTControlCharacters(message)
  const start = text.lastIndexOf(START)
  const [error = ''] = text.slice(start < 0 ? 0 : start + START.length).split(STACK, 1)
  return error.trimEnd()
}

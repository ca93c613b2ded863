import { stripVTControlCharacters } from 'node:util'

/** Before it, the command `vite` prints warnings. */
const START = 'error during build:\n'
/** After it, Vite and its compiler list where they themselves were. */
const STACK = /\nStack backtrace:\n|\n\n {4}at /

/**
 * What Vite says of a mistake in a block: its lines, without colours and without a stack. The
 * compiler colours its frames wherever they are shown.
 */
export function explainCompileError(reason: unknown): string {
  const message = reason instanceof Error ? reason.message : String(reason)
  const text = stripVTControlCharacters(message)
  const start = text.lastIndexOf(START)
  const [error = ''] = text.slice(start < 0 ? 0 : start + START.length).split(STACK, 1)
  return error.trimEnd()
}

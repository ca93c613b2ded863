import { stripVTControlCharacters } from 'node:util'

/** After it, Vite's compiler lists where it itself was. */
const BACKTRACE = '\nStack backtrace:\n'

/**
 * What Vite says of a mistake in a block: its lines, without colours and without a stack. The
 * compiler colours its frames wherever they are shown.
 */
export function explainCompileError(reason: unknown): string {
  const told = reason instanceof Error ? reason.message : String(reason)
  const [text = ''] = stripVTControlCharacters(told).split(BACKTRACE, 1)
  return text.trimEnd()
}

import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'
import { UsageError } from './usage-error'

/** The folders that every command takes. */
export const FOLDERS = {
  site: { type: 'string', default: 'site' },
  out: { type: 'string', default: 'dist' },
} as const

type Options = NonNullable<ParseArgsConfig['options']>
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']

export interface Command<O extends Options> {
  /** What follows `Usage: `. */
  usage: string
  options: O
  /** Whether it takes words without a flag. */
  takesNames?: boolean
  /** Does the work and returns the exit code. */
  run: (values: Values<O>, names: string[]) => Promise<number>
}

/**
 * Runs a command line: wrong flags and flags without a value print the usage and exit with 2, and
 * so does a folder that must not be written; what else goes wrong inside is told in a sentence and
 * exits with 1 (`DEBUG=1` shows where it was thrown).
 */
export async function runCommand<O extends Options>(command: Command<O>): Promise<void> {
  const { usage, options, takesNames = false, run } = command
  let values: Values<O>
  let names: string[]
  try {
    const parsed = parseArgs({ options, allowPositionals: takesNames })
    values = parsed.values as Values<O>
    names = parsed.positionals
    refuseEmpty(parsed.values)
  } catch (reason) {
    // Node goes on with how a name may begin with a hyphen, which no name does.
    const [told] = (reason as Error).message.split('. To specify a positional argument')
    console.error(`${told}\nUsage: ${usage}`)
    process.exitCode = 2
    return
  }
  try {
    process.exitCode = await run(values, names)
  } catch (reason) {
    const { message, stack } = reason as Error
    console.error(process.env.DEBUG ? stack : message)
    process.exitCode = reason instanceof UsageError ? 2 : 1
  }
}

/** An empty text is what a shell makes of a variable that is not set. */
function refuseEmpty(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    if (![value].flat().some((one) => typeof one === 'string' && one.trim() === '')) continue
    throw new UsageError(`Option '--${name}' has an empty value`)
  }
}

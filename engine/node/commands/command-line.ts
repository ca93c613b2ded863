import { parseArgs } from 'node:util'
import { findNearest, renderSuggestion } from '../problems/nearest'
import { UsageError } from '../util/usage-error'
import { renderHelp, renderUsage } from './command-help'

/** An option of a command, with all that its help says of it. */
export interface OptionSpec {
  type: 'string' | 'boolean'
  /** Sentences for the help. */
  description: string
  /** What the help shows in place of a value: `DIR`. */
  value?: string
  default?: string | boolean | string[]
  /** Whether it may be given more than once. */
  multiple?: boolean
  /** The value that the option has when none follows it; without this, one must follow. */
  alone?: string
  /** Whether the help leaves it out: the command takes it, as all others do, but has no use for it. */
  hidden?: boolean
}

export type OptionSpecs = Record<string, OptionSpec>

/** The folders that every command takes; one that has no use for them hides them. */
export const FOLDERS = {
  site: {
    type: 'string',
    value: 'DIR',
    default: 'site',
    description: 'The folder of the site.',
  },
  out: {
    type: 'string',
    value: 'DIR',
    default: 'dist',
    description: 'The folder to write the site to.',
  },
} as const satisfies OptionSpecs

/** What every command takes besides its own options. */
const HELP = {
  help: { type: 'boolean', default: false, description: 'Prints this help.' },
} as const satisfies OptionSpecs

type Values<O extends OptionSpecs> = ReturnType<typeof parseArgs<{ options: O }>>['values']

export interface Command<O extends OptionSpecs = OptionSpecs> {
  /** What is typed to run it, without options: `npm run build`. */
  name: string
  /** What it does, in a sentence or two. */
  summary: string
  /** The words that it takes without a flag, one form each: `page /ADDRESS`. */
  forms?: string[]
  options: O
  /** What each exit code means, where scripts rely on it. */
  exitCodes?: Record<number, string>
  /** A whole command line that does something useful. */
  example: string
  /** Does the work and returns the exit code. */
  run: (values: Values<O>, names: string[]) => Promise<number>
}

/**
 * Runs a command line. `--help` prints what the command does and takes. Wrong flags print the
 * usage and exit with 2, and so does a folder that must not be written; what else goes wrong is told
 * in a sentence and exits with 1
 * (`DEBUG=1` shows where it was thrown).
 */
export async function runCommand<O extends OptionSpecs>(command: Command<O>): Promise<void> {
  const options = { ...command.options, ...HELP }
  let parsed: Parsed
  try {
    parsed = parse({ ...command, options }, process.argv.slice(2))
  } catch (reason) {
    return refuse(command, reason as Error)
  }
  if (parsed.values.help) {
    console.log(renderHelp({ ...command, options }))
    return
  }
  try {
    process.exitCode = await command.run(parsed.values as Values<O>, parsed.names)
  } catch (reason) {
    if (reason instanceof UsageError && reason.showsUsage) return refuse(command, reason)
    const { message, stack } = reason as Error
    console.error(process.env.DEBUG ? stack : message)
    process.exitCode = reason instanceof UsageError ? 2 : 1
  }
}

function refuse(command: Pick<Command, 'name' | 'forms' | 'options'>, { message }: Error): void {
  console.error(`${message}\n${renderUsage(command)}`)
  process.exitCode = 2
}

interface Parsed {
  values: Record<string, unknown>
  names: string[]
}

/** @throws with a sentence when the command does not take what was written. */
function parse({ options, forms }: Pick<Command, 'options' | 'forms'>, args: string[]): Parsed {
  try {
    const { values, positionals } = parseArgs({
      args: addLoneValues(options, args),
      options,
      allowPositionals: forms !== undefined,
    })
    refuseEmpty(values)
    return { values, names: positionals }
  } catch (reason) {
    throw new Error(explain(reason as NodeJS.ErrnoException, options))
  }
}

/** Writes the value of each option that may stand alone and does. */
function addLoneValues(options: OptionSpecs, args: string[]): string[] {
  return args.map((arg, index) => {
    const alone = options[arg.replace(/^--/, '')]?.alone
    const next = args[index + 1]
    const isAlone = arg.startsWith('--') && (next === undefined || next.startsWith('-'))
    return alone !== undefined && isAlone ? `${arg}=${alone}` : arg
  })
}

/** A variable of a shell that is not set leaves such a value behind: `--out "$OUT"`. */
function refuseEmpty(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const isEmpty = [value].flat().some((one) => typeof one === 'string' && one.trim() === '')
    if (isEmpty) throw new Error(`--${name} needs a value that is not empty.`)
  }
}

function explain({ code, message }: NodeJS.ErrnoException, options: OptionSpecs): string {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const [, written = ''] = /'(.+?)'/.exec(message) ?? []
    const flags = Object.keys(options).map((name) => `--${name}`)
    const [nearest] = findNearest(written, flags)
    return `There is no option "${written}". ${renderSuggestion(nearest, 'See --help.')}`
  }
  // Node's own sentences end without a full stop.
  return message.endsWith('.') ? message : `${message}.`
}

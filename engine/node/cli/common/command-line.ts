import type { OptionValues } from 'commander'
import { CommanderError, Option, Command as Parser } from 'commander'
import { renderInvocation } from '../../lib/files/invocation'
import { UsageError } from '../../lib/files/usage-error'
import { findNearest, renderSuggestion } from '../../lib/problems/nearest'

/** An option of a command, and its help. */
interface OptionSpec {
  type: 'string' | 'boolean'
  /** Sentences for the help. */
  description: string
  /** The placeholder for a value in the help: `DIR`. */
  value?: string
  default?: string | boolean | string[]
  /** If `true`, the option may be repeated. */
  multiple?: boolean
  /** The value of the option if none follows it. Without this, a value is required. */
  preset?: string
  /** If `true`, the help omits it: the command accepts it, as all commands do, but ignores it. */
  hidden?: boolean
}

export type OptionSpecs = Record<string, OptionSpec>

/** The folders that every command accepts. Commands that ignore them hide them. */
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
    description: 'The folder to write the built site to.',
  },
} as const satisfies OptionSpecs

/** The folders of a command that does not use the built site. */
export const SITE_FOLDER = {
  ...FOLDERS,
  out: { ...FOLDERS.out, hidden: true },
} as const satisfies OptionSpecs

/** The value of an option: a flag is a boolean; a text is optional unless it has a default. */
type Value<S extends OptionSpec> = S extends { type: 'boolean' }
  ? S extends { default: boolean }
    ? boolean
    : boolean | undefined
  : S extends { multiple: true }
    ? string[]
    : S extends { default: string }
      ? string
      : string | undefined

type Values<O extends OptionSpecs> = { -readonly [name in keyof O]: Value<O[name]> }

export interface Command<O extends OptionSpecs = OptionSpecs> {
  /** Its name on the command line: `build`. */
  name: string
  /** A summary in one or two sentences. */
  summary: string
  /** Its arguments, one form per entry: `page /ADDRESS`. */
  forms?: readonly string[]
  options: O
  /** The meaning of each exit code, for scripts. */
  exitCodes?: Readonly<Record<number, string>>
  /** Examples of useful arguments. An empty text stands for the command without arguments. */
  examples: readonly [string, ...string[]]
  /** Runs the command and returns the exit code. */
  run: (values: Values<O>, names: string[]) => Promise<number>
}

/** Infers the types of a command's options for its `run`. */
export function defineCommand<const O extends OptionSpecs>(command: Command<O>): Command<O> {
  return command
}

/** A command with any options. */
// biome-ignore lint/suspicious/noExplicitAny: each knows its own options
export type AnyCommand = Command<any>

/**
 * Runs one command with its arguments, as npm scripts do.
 * `--help` prints the help. Invalid arguments are reported with a suggestion and exit with 2, and
 * so does a folder that must not be written. Other errors are reported in a sentence and exit with
 * 1 (`DEBUG=1` prints the stack).
 */
export function runCommand(command: AnyCommand, words = process.argv.slice(2)): Promise<void> {
  return runParser(createParser(command), words)
}

/**
 * The command for commander, configured to throw instead of ending the process. `invoke` is how the
 * command is typed in its help. Default: its name here.
 */
export function createParser(command: AnyCommand, invoke = renderInvocation): Parser {
  const { name, summary, forms = [], options, exitCodes, examples, run } = command
  const usages = forms.length > 0 ? forms.map((form) => `${form} [options]`) : ['[options]']
  const parser = quieten(new Parser(name))
    .description(summary)
    .helpOption('--help', 'Prints this help.')
    .configureHelp({
      // One below the other, after `Usage: `.
      commandUsage: () => usages.map((usage) => invoke(name, usage)).join('\n       '),
      visibleArguments: () => [],
      optionDescription: ({ description, defaultValueDescription: usual }) =>
        usual === undefined ? description : `${description} Default: ${usual}.`,
    })
    .addHelpText('after', () =>
      renderFurtherHelp(
        exitCodes ?? {},
        examples.map((words) => invoke(name, words)),
      ),
    )
    .allowExcessArguments(false)
  if (forms.length > 0) parser.argument('[words...]')
  for (const [option, spec] of Object.entries<OptionSpec>(options)) {
    parser.addOption(createOption(option, spec))
  }
  return parser.action(async () => {
    const given = parser.opts()
    const values = Object.fromEntries(
      parser.options
        .map((option) => [option.name(), readOption(option, given)] as const)
        .filter(([, value]) => value !== undefined),
    )
    refuseEmpty(values)
    process.exitCode = await run(values, parser.args)
  })
}

/**
 * A flag such as `--no-cache` is `true` if it was given: commander stores it as a `cache` that is
 * `false`.
 */
function readOption(option: Option, given: OptionValues): string | boolean | string[] | undefined {
  const value = given[option.attributeName()]
  return option.negate ? value === false : value
}

/** Makes commander throw errors, so that all are reported the same way. It prints only help. */
export function quieten(parser: Parser): Parser {
  return parser
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ writeOut: (text) => console.log(text.trimEnd()), outputError: () => {} })
}

function createOption(name: string, spec: OptionSpec): Option {
  const { type, value = 'TEXT', default: usual, multiple, preset, hidden, description } = spec
  const shown = preset === undefined ? `<${value}>` : `[${value}]`
  const option = new Option(type === 'boolean' ? `--${name}` : `--${name} ${shown}`, description)
  // The help shows the default of text only: a flag is off by default.
  if (type === 'boolean') option.default(option.negate ? !usual : usual)
  else if (usual !== undefined) option.default(usual, [usual].flat().join(', ') || undefined)
  if (preset !== undefined) option.preset(preset)
  if (multiple) {
    // The first value replaces the default.
    option.argParser((text, before: string[] | undefined) =>
      before === undefined || before === usual ? [text] : [...before, text],
    )
  }
  return option.hideHelp(hidden ?? false)
}

function renderFurtherHelp(
  exitCodes: Readonly<Record<number, string>>,
  examples: readonly string[],
): string {
  const codes = Object.entries(exitCodes).map(([code, meaning]) => `  ${code}  ${meaning}`)
  return [
    ...(codes.length > 0 ? ['', 'Exit codes:', ...codes] : []),
    '',
    examples.length > 1 ? 'Examples:' : 'Example:',
    ...examples.map((example) => `  ${example}`),
  ].join('\n')
}

/** Runs a parser, reports errors, and sets the exit code. */
export async function runParser(parser: Parser, words: string[]): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    stream.off('error', ignoreClosed).on('error', ignoreClosed)
  }
  try {
    await parser.parseAsync(words, { from: 'user' })
  } catch (reason) {
    if (reason instanceof CommanderError) {
      if (reason.exitCode === 0) return
      return refuse(explain(reason, parser, words))
    }
    if (reason instanceof UsageError && reason.showsUsage) return refuse(reason.message)
    const { message, stack } = reason as Error
    console.error(process.env.DEBUG ? stack : message)
    process.exitCode = reason instanceof UsageError ? 2 : 1
  }
}

/** A program such as `head` closes its input early. The command completes without printing. */
function ignoreClosed(reason: NodeJS.ErrnoException): void {
  if (reason.code !== 'EPIPE') throw reason
}

function refuse(message: string): void {
  console.error(message.includes('--help') ? message : `${message} See --help.`)
  process.exitCode = 2
}

/** An unset variable in a shell leaves such a value: `--out "$OUT"`. */
function refuseEmpty(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const isEmpty = [value].flat().some((one) => typeof one === 'string' && one.trim() === '')
    if (isEmpty) {
      throw new UsageError(`--${name} needs a value that is not empty.`, { showsUsage: true })
    }
  }
}

/** The error in the arguments, with a suggestion. */
function explain({ code, message }: CommanderError, parser: Parser, words: string[]): string {
  const [, written = ''] = /'(.+?)'/.exec(message) ?? []
  const chosen = parser.commands.find((command) => command.name() === words[0]) ?? parser
  switch (code) {
    case 'commander.unknownOption': {
      const shown = chosen.options.filter(({ hidden }) => !hidden)
      const flags = ['--help', ...shown.flatMap(({ long }) => long ?? [])]
      return reportUnknown(`There is no option "${written}".`, written, flags)
    }
    case 'commander.unknownCommand': {
      const names = parser.commands.map((command) => command.name())
      return reportUnknown(`There is no command "${written}".`, written, names)
    }
    case 'commander.optionMissingArgument':
      return `${written.split(' ')[0]} needs a value.`
    case 'commander.excessArguments':
      return `This command takes only options, not "${chosen.args[0]}".`
    default:
      return `${message.replace(/^error: /, '')}.`
  }
}

function reportUnknown(sentence: string, written: string, known: string[]): string {
  const nearest = findNearest(written, known)
  return `${sentence} ${renderSuggestion(nearest, 'See --help.')}`
}

import type { OptionValues } from 'commander'
import { CommanderError, Option, Command as Parser } from 'commander'
import { renderInvocation } from '../../lib/files/invocation'
import { UsageError } from '../../lib/files/usage-error'
import { findNearest, renderSuggestion } from '../../lib/problems/nearest'

/** An option of a command, with all that its help says of it. */
interface OptionSpec {
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
    description: 'The folder to write the built site to.',
  },
} as const satisfies OptionSpecs

/** The folders of a command that has no use for the built site. */
export const SITE_FOLDER = {
  ...FOLDERS,
  out: { ...FOLDERS.out, hidden: true },
} as const satisfies OptionSpecs

/** What an option gives: a flag is given or not; a text is optional unless it has a default. */
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
  /** Its word on the command line: `build`. */
  name: string
  /** What it does, in a sentence or two. */
  summary: string
  /** The words that it takes without a flag, one form each: `page /ADDRESS`. */
  forms?: readonly string[]
  options: O
  /** What each exit code means, where scripts rely on it. */
  exitCodes?: Readonly<Record<number, string>>
  /** What can be typed after its name to do something useful; an empty text for the name alone. */
  examples: readonly [string, ...string[]]
  /** Does the work and returns the exit code. */
  run: (values: Values<O>, names: string[]) => Promise<number>
}

/** Keeps the types of a command's options for its `run`. */
export function defineCommand<const O extends OptionSpecs>(command: Command<O>): Command<O> {
  return command
}

/** Many commands, whatever their options are. */
// biome-ignore lint/suspicious/noExplicitAny: each knows its own options
export type AnyCommand = Command<any>

/**
 * Runs one command with the words that were typed after it, as npm scripts do.
 *
 * `--help` prints what the command does and takes. Wrong arguments are reported with the nearest
 * valid one and exit with 2, and so does a folder that must not be written; other errors are
 * reported in a sentence and exits with 1 (`DEBUG=1` shows where it was thrown).
 */
export function runCommand(command: AnyCommand, words = process.argv.slice(2)): Promise<void> {
  return runParser(createParser(command), words)
}

/**
 * The command as commander has it, set to throw rather than to end the process. Its help says with
 * `invoke` how it is typed: here, unless another place is meant.
 */
export function createParser(command: AnyCommand, invoke = renderInvocation): Parser {
  const { name, summary, forms = [], options, exitCodes, examples, run } = command
  const usages = forms.length > 0 ? forms.map((form) => `${form} [options]`) : ['[options]']
  const parser = quieten(new Parser(name))
    .description(summary)
    .helpOption('--help', 'Prints this help.')
    .configureHelp({
      // Below each other, after `Usage: `.
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

/** A flag such as `--no-cache` is true where it was typed: commander has it as a `cache` that is false. */
function readOption(option: Option, given: OptionValues): string | boolean | string[] | undefined {
  const value = given[option.attributeName()]
  return option.negate ? value === false : value
}

/** Lets errors be thrown, so that they are reported in one way; prints help only. */
export function quieten(parser: Parser): Parser {
  return parser
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ writeOut: (text) => console.log(text.trimEnd()), outputError: () => {} })
}

function createOption(name: string, spec: OptionSpec): Option {
  const { type, value = 'TEXT', default: usual, multiple, alone, hidden, description } = spec
  const shown = alone === undefined ? `<${value}>` : `[${value}]`
  const option = new Option(type === 'boolean' ? `--${name}` : `--${name} ${shown}`, description)
  // The help says it of texts alone: a flag is off unless it is given.
  if (type === 'boolean') option.default(option.negate ? !usual : usual)
  else if (usual !== undefined) option.default(usual, [usual].flat().join(', '))
  if (alone !== undefined) option.preset(alone)
  if (multiple) {
    // The first that is given replaces what stands for none.
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

/** Runs a parser; sets the exit code and reports errors. */
export async function runParser(parser: Parser, words: string[]): Promise<void> {
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

function refuse(message: string): void {
  console.error(message.includes('--help') ? message : `${message} See --help.`)
  process.exitCode = 2
}

/** A variable of a shell that is not set leaves such a value behind: `--out "$OUT"`. */
function refuseEmpty(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const isEmpty = [value].flat().some((one) => typeof one === 'string' && one.trim() === '')
    if (isEmpty) {
      throw new UsageError(`--${name} needs a value that is not empty.`, { showsUsage: true })
    }
  }
}

/** What was wrong with the words, and the nearest right one. */
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
  const [nearest] = findNearest(written, known)
  return `${sentence} ${renderSuggestion(nearest, 'See --help.')}`
}

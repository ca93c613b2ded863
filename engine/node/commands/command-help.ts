import type { Command, OptionSpec, OptionSpecs } from './command-line'

type Described = Pick<Command, 'name' | 'summary' | 'forms' | 'options' | 'exitCodes' | 'example'>

/** How wide a line of the help is at most: terminals have 80 columns. */
const WIDTH = 80

/** `Usage:` and the command line with all of its options. */
export function renderUsage(command: Pick<Described, 'name' | 'forms' | 'options'>): string {
  return listUsage(command).join(' ')
}

/** The same in parts that belong on one line. */
function listUsage({
  name,
  forms = [],
  options,
}: Pick<Described, 'name' | 'forms' | 'options'>): string[] {
  const flags = listShown(options)
    .filter(([option]) => option !== 'help')
    .map(([option, spec]) => `[${renderFlag(option, spec)}]${spec.multiple ? '...' : ''}`)
  const words = [...(forms.length > 0 ? [forms.join(' | ')] : []), ...flags]
  return [`Usage: ${name}${words.length > 0 ? ' --' : ''}`, ...words]
}

/** What a command does, what it takes, and how it is used. */
export function renderHelp(command: Described): string {
  const { summary, options, exitCodes, example } = command
  const flags = listShown(options).map(
    ([option, spec]): Row => [renderFlag(option, spec), describe(spec)],
  )
  return [
    wrap(summary.split(' '), WIDTH).join('\n'),
    wrap(listUsage(command), WIDTH - 2).join('\n  '),
    `Options:\n${renderRows(flags)}`,
    ...(exitCodes ? [`Exit codes:\n${renderRows(Object.entries(exitCodes))}`] : []),
    `Example:\n  ${example}`,
  ].join('\n\n')
}

function listShown(options: OptionSpecs): [option: string, spec: OptionSpec][] {
  return Object.entries(options).filter(([, { hidden }]) => !hidden)
}

type Row = [name: string, text: string]

/** Names in one column, and what is said of each in the other. */
function renderRows(rows: Row[]): string {
  const column = Math.max(...rows.map(([{ length }]) => length)) + 4
  const lines = rows.map(([name, text]) => {
    const wrapped = wrap(text.split(' '), WIDTH - column)
    return `  ${name}`.padEnd(column) + wrapped.join(`\n${' '.repeat(column)}`)
  })
  return lines.join('\n')
}

function renderFlag(name: string, { type, value = 'TEXT', alone }: OptionSpec): string {
  if (type === 'boolean') return `--${name}`
  return `--${name} ${alone === undefined ? value : `[${value}]`}`
}

function describe({ description, type, default: usual }: OptionSpec): string {
  if (type === 'boolean' || usual === undefined) return description
  return `${description} Default: ${[usual].flat().join(', ')}.`
}

/** As many parts on each line as fit. */
function wrap(parts: string[], width: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = [...lines.slice(-1), part].join(' ')
    if (lines.length > 0 && longer.length <= width) lines.splice(-1, 1, longer)
    else lines.push(part)
  }
  return lines
}

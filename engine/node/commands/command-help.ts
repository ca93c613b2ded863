import type { Command, OptionSpec } from './command-line'

type Described = Pick<Command, 'name' | 'summary' | 'forms' | 'options' | 'example'>

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
  const flags = Object.entries(options)
    .filter(([option]) => option !== 'help')
    .map(([option, spec]) => `[${renderFlag(option, spec)}]${spec.multiple ? '...' : ''}`)
  const words = [...(forms.length > 0 ? [forms.join(' | ')] : []), ...flags]
  return [`Usage: ${name}${words.length > 0 ? ' --' : ''}`, ...words]
}

/** What a command does, what it takes, and how it is used. */
export function renderHelp(command: Described): string {
  const { summary, options, example } = command
  const flags = Object.entries(options).map(([option, spec]) => renderFlag(option, spec))
  const column = Math.max(...flags.map(({ length }) => length)) + 4
  const rows = Object.values(options).map((spec, index) => {
    const lines = wrap(describe(spec).split(' '), WIDTH - column)
    return `  ${flags[index]}`.padEnd(column) + lines.join(`\n${' '.repeat(column)}`)
  })
  return [
    wrap(summary.split(' '), WIDTH).join('\n'),
    wrap(listUsage(command), WIDTH - 2).join('\n  '),
    `Options:\n${rows.join('\n')}`,
    `Example:\n  ${example}`,
  ].join('\n\n')
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

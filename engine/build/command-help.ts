import type { Command, OptionSpec } from './command-line'

type Described = Pick<Command, 'name' | 'summary' | 'forms' | 'options' | 'example'>

/** How wide a line of the help is at most: terminals have 80 columns. */
const WIDTH = 80

/** `Usage:` and the command line with all of its options. */
export function renderUsage({
  name,
  forms = [],
  options,
}: Pick<Described, 'name' | 'forms' | 'options'>): string {
  const flags = Object.entries(options)
    .filter(([option]) => option !== 'help')
    .map(([option, spec]) => `[${renderFlag(option, spec)}]${spec.multiple ? '...' : ''}`)
  const words = [...(forms.length > 0 ? [forms.join(' | ')] : []), ...flags]
  return `Usage: ${[name, ...(words.length > 0 ? ['--'] : []), ...words].join(' ')}`
}

/** What a command does, what it takes, and how it is used. */
export function renderHelp(command: Described): string {
  const { summary, options, example } = command
  const flags = Object.entries(options).map(([option, spec]) => renderFlag(option, spec))
  const column = Math.max(...flags.map(({ length }) => length)) + 4
  const rows = Object.values(options).map((spec, index) => {
    const lines = wrap(describe(spec), WIDTH - column)
    return `  ${flags[index]}`.padEnd(column) + lines.join(`\n${' '.repeat(column)}`)
  })
  return [
    wrap(summary, WIDTH).join('\n'),
    wrap(renderUsage(command), WIDTH).join('\n  '),
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

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && longer.length <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

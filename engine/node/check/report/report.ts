import pc from 'picocolors'
import { count } from '../../../core/text/count'
import { readText } from '../../lib/files/read-bytes'
import type { Problem } from '../../lib/problems/problem'
import type { MoreWarnings } from '../filters/warning-limit'

export interface ReportOptions {
  /** The number of checked pages, for the last line of a report without problems. */
  pages?: number
  /** What the report omits, and the command that prints the omitted part. */
  more?: MoreWarnings & { command: string }
  color?: boolean
}

type Colors = ReturnType<typeof pc.createColors>

/** The report of the problems, each with a code frame. */
export function renderReport(problems: Problem[], options: ReportOptions = {}): string {
  return [...createReport(problems, options)].join('\n')
}

/** The report in chunks of whole lines: on a large site, it is too long for one string. */
export function* createReport(
  problems: Problem[],
  options: ReportOptions = {},
): Generator<string, void> {
  const colors = pc.createColors(options.color ?? false)
  // The problems are grouped by file, so that only one file of thousands is in memory at a time.
  let read: { file: string; lines: string[] } | undefined
  const linesOf = (file: string) => {
    if (read?.file !== file) read = { file, lines: readText(file).split(/\r?\n/) }
    return read.lines
  }
  for (const problem of problems) {
    const codeFrame =
      problem.length > 0 ? renderCodeFrame(problem, linesOf(problem.file), colors) : undefined
    const parts = [renderHead(problem, colors), codeFrame, problem.hint && `  ${problem.hint}`]
    yield `${parts.filter(Boolean).join('\n\n')}\n`
  }
  yield renderClosing(problems, options)
}

function renderHead(
  { file, line, column, pointer, rule, severity, message }: Problem,
  colors: Colors,
): string {
  const place = colors.cyan(`${file}:${line}:${column}`)
  const name = severity === 'error' ? [colors.red(rule)] : [nameSeverity(severity, colors), rule]
  const head = [place, ...(pointer ? [pointer] : []), ...name].join('  ')
  return `${head}\n  ${message}`
}

const LIST = new Intl.ListFormat('en-GB')

function nameSeverity(severity: 'warning' | 'info', colors: Colors): string {
  return severity === 'warning' ? colors.yellow('warning') : colors.blue('note')
}

function renderClosing(problems: Problem[], { pages, more }: ReportOptions): string {
  if (problems.length === 0) {
    return pages === undefined ? 'No problems.' : `No problems: ${count(pages, 'page')} checked.`
  }
  const files = new Set(problems.map(({ file }) => file)).size + (more?.files ?? 0)
  const countOf = (wanted: Problem['severity']) =>
    problems.filter(({ severity }) => severity === wanted).length
  const counts = [
    [countOf('error'), 'problem'],
    [countOf('warning') + (more?.warnings ?? 0), 'warning'],
    [countOf('info') + (more?.notes ?? 0), 'note'],
  ] as const
  const counted = counts.flatMap(([number, noun]) => (number > 0 ? [count(number, noun)] : []))
  const certain = problems.filter(({ fix }) => fix !== undefined).length
  const offer = certain > 0 ? ` --fix corrects ${certain} of them.` : ''
  const isCut = more !== undefined && more.warnings + more.notes > 0
  const rest = isCut ? ` \`${more.command}\` prints all of them.` : ''
  return `${LIST.format(counted)} in ${count(files, 'file')}.${offer}${rest}`
}

const WIDTH = 100

/**
 * A problem's code frame: the line with a marker below it, between the previous and the next line.
 */
export function renderCodeFrame(
  { line, column, length }: Pick<Problem, 'line' | 'column' | 'length'>,
  lines: string[],
  colors: Colors = pc.createColors(false),
): string {
  const digits = String(line + 1).length
  const start = Math.max(0, column - 1 - WIDTH / 2)
  const shift = (lines[line - 1] ?? '').length > WIDTH ? start : 0
  const row = (number: number) => {
    const text = lines[number - 1]
    if (text === undefined || (text === '' && number === lines.length)) return []
    const from = number === line ? shift : 0
    const shown = text.replaceAll('\t', ' ').slice(from, from + WIDTH)
    const gutter = `${String(number).padStart(digits)} | ${shown}`.trimEnd()
    return [number === line ? `  > ${gutter}` : colors.dim(`    ${gutter}`)]
  }
  const indent = column - 1 - shift
  const carets = '^'.repeat(Math.max(1, Math.min(length, WIDTH - indent)))
  const underline = `    ${' '.repeat(digits)} | ${' '.repeat(indent)}${colors.red(carets)}`
  return [...row(line - 1), ...row(line), underline, ...row(line + 1)].join('\n')
}

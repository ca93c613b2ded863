import type { Problem } from '../../lib/problems/problem'

/**
 * The problems as JSON, in chunks of whole lines. `certain` contains the problems that `--fix`
 * corrects exactly as their hints say.
 */
export function* createJsonReport(problems: Problem[], pages: number): Generator<string, void> {
  if (problems.length === 0) {
    yield JSON.stringify({ pages, problems }, null, 2)
    return
  }
  yield `{\n  "pages": ${pages},\n  "problems": [`
  for (const [index, problem] of problems.entries()) {
    const entry = { ...problem, ...(problem.fix && { certain: true }) }
    const lines = JSON.stringify(entry, null, 2).replaceAll('\n', '\n    ')
    yield `    ${lines}${index < problems.length - 1 ? ',' : ''}`
  }
  yield '  ]\n}'
}

/**
 * The problems as workflow commands, which GitHub shows next to the changed lines, one per line.
 */
export function* createGithubReport(problems: Problem[]): Generator<string, void> {
  for (const { file, line, column, rule, severity, message, hint } of problems) {
    const place = [
      `file=${escapeProperty(file)}`,
      `line=${line}`,
      `col=${column}`,
      `title=${escapeProperty(rule)}`,
    ].join(',')
    const command = severity === 'info' ? 'notice' : severity
    yield `::${command} ${place}::${escapeData([message, hint].filter(Boolean).join(' '))}`
  }
}

// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

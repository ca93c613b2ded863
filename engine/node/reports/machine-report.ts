import type { Problem } from '../problems/problem'

/** The problems as JSON; `certain` are those of which `--fix` writes what the hint says. */
export function renderJsonReport(problems: Problem[], pages: number): string {
  const told = problems.map((problem) => ({ ...problem, ...(problem.fix && { certain: true }) }))
  return JSON.stringify({ pages, problems: told }, null, 2)
}

/** The problems as commands that GitHub shows beside the changed lines. */
export function renderGithubReport(problems: Problem[]): string {
  return problems
    .map(({ file, line, column, rule, severity, message, hint }) => {
      const place = [
        `file=${escapeProperty(file)}`,
        `line=${line}`,
        `col=${column}`,
        `title=${escapeProperty(rule)}`,
      ].join(',')
      return `::${severity} ${place}::${escapeData([message, hint].filter(Boolean).join(' '))}`
    })
    .join('\n')
}

// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

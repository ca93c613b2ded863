import { loadMistakes } from './mistakes'
import { loadRuleCases } from './rule-cases'

/** The different hints of all recorded reports. */
export function listRecordedHints(): string[] {
  const hints = [
    ...[...loadRuleCases()].flatMap(([, cases]) =>
      cases.flatMap(({ report }) => listHints(report)),
    ),
    ...[...loadMistakes().values()].flatMap((list) =>
      list.flatMap(({ report }) => report.flatMap(({ hint }) => hint ?? [])),
    ),
  ]
  return [...new Set(hints)]
}

/** The hint of each problem in a report: the indented text after the file's lines. */
function listHints(report: string[]): string[] {
  const problems = report.join('\n').split(/\n\n(?=\S)/)
  return problems.flatMap((problem) => {
    const last = problem.split('\n\n').slice(1).at(-1) ?? ''
    return /^ +>? *\d+ \|/.test(last) || !last.startsWith('  ') ? [] : [last.trim()]
  })
}

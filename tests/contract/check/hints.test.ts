import { expect, it } from 'vitest'
import { loadMistakes } from '../../support/check/mistakes'
import { loadRuleCases } from '../../support/check/rule-cases'

/** The verbs with which a hint may start. Add a new verb here. */
const ACTIONS =
  /^(?:Add|Begin|Change|Check|Choose|Configure|Copy|Correct|Create|Declare|Delete|Describe|Did you mean|Download|Export|Fill in|Give|Join|Keep|Leave it out|Link|Loosen|Make|Move|Name|Narrow|Open|Point|Put|Redirect|Remove|Rename|Replace|Run|Save|Say|Shorten|Split|Start|Test|Translate|Update|Upgrade|Use|Write)\b/

/** The hint of each problem in a report: the indented text after the file's lines. */
function listHints(report: string[]): string[] {
  const problems = report.join('\n').split(/\n\n(?=\S)/)
  return problems.flatMap((problem) => {
    const last = problem.split('\n\n').slice(1).at(-1) ?? ''
    return /^ +>? *\d+ \|/.test(last) || !last.startsWith('  ') ? [] : [last.trim()]
  })
}

const hints = new Set([
  ...[...loadRuleCases()].flatMap(([, cases]) => cases.flatMap(({ report }) => listHints(report))),
  ...[...loadMistakes().values()].flatMap((mistakes) =>
    mistakes.flatMap(({ report }) => report.flatMap(({ hint }) => hint ?? [])),
  ),
])

it('the hints of all recorded reports begin with what to do (R-338)', () => {
  expect(hints.size).toBeGreaterThan(300)
  expect([...hints].filter((hint) => !ACTIONS.test(hint))).toEqual([])
})

it('no hint lists more than 25 names (R-338)', () => {
  const long = [...hints].filter((hint) => /(?:[\w$"-]+, ){25}/.test(hint))
  expect(long).toEqual([])
})

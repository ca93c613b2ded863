import { expect, it } from 'vitest'
import { listRecordedHints } from '../../support/check/recorded-hints'

/** The verbs with which a hint may start. Add a new verb here. */
const ACTIONS =
  /^(?:Add|Begin|Change|Check|Choose|Configure|Copy|Correct|Create|Declare|Delete|Describe|Did you mean|Download|Export|Fill in|Give|Join|Keep|Leave it out|Link|Loosen|Make|Move|Name|Narrow|Open|Point|Put|Redirect|Remove|Rename|Replace|Run|Save|Say|Shorten|Split|Start|Test|Translate|Update|Upgrade|Use|Write)\b/

const hints = listRecordedHints()

it('the hints of all recorded reports begin with what to do (R-338)', () => {
  expect(hints.length).toBeGreaterThan(300)
  expect(hints.filter((hint) => !ACTIONS.test(hint))).toEqual([])
})

it('no hint lists more than 25 names (R-338)', () => {
  const long = hints.filter((hint) => /(?:[\w$"-]+, ){25}/.test(hint))
  expect(long).toEqual([])
})

/** The order in which certain fixes are tried: one error may hide another. */

import type { Problem } from '../../lib/problems/problem'
import { isNote } from '../../lib/problems/problem'

const MAX_ROUNDS = 20

/**
 * Tries the certain fixes until none is left, together or one by one. `attempt` applies fixes, and
 * returns `false` if it has undone them.
 */
export async function fixInRounds(
  list: () => Problem[],
  attempt: (batch: Problem[]) => boolean | Promise<boolean>,
): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const certain = list().filter(({ fix }) => fix !== undefined)
    // The content of a file is known once it can be parsed.
    const unread = certain.filter(isUnread)
    const batch = unread.length > 0 ? unread : certain
    if (await attempt(batch)) continue
    let hasChanged = false
    for (const problem of batch) hasChanged = (await attempt([problem])) || hasChanged
    const others = certain.filter((problem) => !batch.includes(problem))
    for (const problem of hasChanged ? [] : others) {
      hasChanged = (await attempt([problem])) || hasChanged
    }
    if (!hasChanged) break
  }
}

function isUnread({ rule }: Problem): boolean {
  return rule === 'bad-json'
}

/**
 * Compares the problems before and after some fixes. The problems of a file that could not be
 * parsed before do not count as new. A syntax fix reduces the syntax errors of its file, even if
 * another one is then reported.
 */
export function isBetter(fixed: Problem[], before: Problem[], after: Problem[]): boolean {
  const unread = after.filter(isUnread).length - before.filter(isUnread).length
  if (unread === 0 && !fixed.every(isUnread)) return countRelevant(after) < countRelevant(before)
  return unread <= 0
}

/** A fix in an original makes its translations older, which only a note reports. */
function countRelevant(problems: Problem[]): number {
  return problems.filter((problem) => !isNote(problem)).length
}

import type { IgnoredWarning } from '../../../../schemas/generated/types'
import type { Issue } from '../../lib/problems/problem'
import { isError } from '../../lib/problems/problem'
import type { DocumentContext } from './context'
import { SETTINGS_FILE } from './context'

type Shared = Pick<DocumentContext, 'shared'>

/** The warnings that the settings ignore. Invalid entries are skipped. */
export function listIgnored({ shared }: Shared): Partial<IgnoredWarning>[] {
  const { check } = (shared.get(SETTINGS_FILE) ?? {}) as { check?: { ignore?: unknown } }
  const list: unknown[] = Array.isArray(check?.ignore) ? check.ignore : []
  return list.map((entry) => (typeof entry === 'object' ? { ...entry } : {}))
}

/** Removes the warnings that the settings ignore. */
export function dropIgnored(issues: Issue[], context: Shared): Issue[] {
  const ignored = listIgnored(context)
  if (ignored.length === 0) return issues
  return issues.filter((issue) => !ignored.some((entry) => isAbout(entry, issue)))
}

/** Reports entries in the list that have no effect. */
export function findUnusedIgnores(issues: Issue[], context: Shared): Issue[] {
  // An entry may apply to issues that are not reported until an error is fixed.
  if (issues.some(isError)) return []
  return listIgnored(context).flatMap((entry, index) => {
    if (issues.some((issue) => isAbout(entry, issue))) return []
    return [
      {
        file: SETTINGS_FILE,
        pointer: `/check/ignore/${index}`,
        rule: 'unused-ignore',
        severity: 'warning' as const,
        message: `The ignored warning "${entry.rule}" does not occur in ${entry.file}.`,
        fixes: [{ kind: 'remove' }],
        hint: 'Remove this entry: it would hide the warning if it came back.',
      },
    ]
  })
}

function isAbout({ rule, file }: Partial<IgnoredWarning>, issue: Issue): boolean {
  return !isError(issue) && issue.rule === rule && issue.file === file
}

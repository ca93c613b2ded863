import type { IgnoredWarning } from '../../../../schemas/generated/types'
import type { Finding } from '../../problems/problem'
import type { DocumentContext } from './context'
import { SETTINGS_FILE } from './context'

type Shared = Pick<DocumentContext, 'shared'>

/** The warnings that the settings ignore, as far as the list is well-formed. */
export function listIgnored({ shared }: Shared): Partial<IgnoredWarning>[] {
  const { check } = (shared.get(SETTINGS_FILE) ?? {}) as { check?: { ignore?: unknown } }
  const list: unknown[] = Array.isArray(check?.ignore) ? check.ignore : []
  return list.map((entry) => (typeof entry === 'object' ? { ...entry } : {}))
}

/** The findings without the warnings that the settings ignore. */
export function dropIgnored(findings: Finding[], context: Shared): Finding[] {
  const ignored = listIgnored(context)
  if (ignored.length === 0) return findings
  return findings.filter((finding) => !ignored.some((entry) => isAbout(entry, finding)))
}

/** Says which entries of the list ignore nothing. */
export function findUnusedIgnores(findings: Finding[], context: Shared): Finding[] {
  // What waits until an error is fixed may be what is ignored.
  if (findings.some(({ severity = 'error' }) => severity === 'error')) return []
  return listIgnored(context).flatMap((entry, index) => {
    if (findings.some((finding) => isAbout(entry, finding))) return []
    return [
      {
        file: SETTINGS_FILE,
        pointer: `/check/ignore/${index}`,
        rule: 'unused-ignore',
        severity: 'warning' as const,
        message: `The ignored warning "${entry.rule}" does not occur in ${entry.file}.`,
        hint: 'Remove this entry: it would hide the warning if it came back.',
      },
    ]
  })
}

function isAbout({ rule, file }: Partial<IgnoredWarning>, finding: Finding): boolean {
  return finding.severity === 'warning' && finding.rule === rule && finding.file === file
}

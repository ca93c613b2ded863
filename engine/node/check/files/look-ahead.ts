/**
 * Finds a file's issues in content that is currently unpublished, and in the file's later versions.
 */

import type { Issue } from '../../lib/problems/problem'
import { isError } from '../../lib/problems/problem'
import { findSource } from '../../sources/compose/source-map'
import { renderClock } from '../../sources/time/read-time'
import { stateAt } from '../../sources/time/window'
import type { CheckedFile } from '../facts/context'
import { isUnpublished } from '../facts/unpublished'
import { filterIssues } from '../filters/issue-filters'
import type { SharedContext } from './shared-context'
import type { Validation } from './validate-file'
import { applyDocumentRules, validateFile } from './validate-file'

/**
 * The maximum number of later times at which a file is checked. Each takes as long as checking the
 * file itself.
 */
const MAX_TIMES = 20

interface LookAhead extends Validation {
  shared: SharedContext
}

/**
 * All issues in a file from its schema and from rules about single files: in published content, in
 * unpublished content and, as warnings, at later times when something in the file appears or
 * expires.
 */
export function lookAhead(
  document: CheckedFile,
  bytes: Uint8Array | undefined,
  check: LookAhead,
): Issue[] {
  const issues = applyDocumentRules(document, check.shared, check.tools.rules)
  const { composition, window } = document
  const isTimed = window !== undefined || composition?.isPartial || composition?.changes.length
  if (!isTimed) return issues
  const unpublished = composition?.isPartial ? checkUnpublished(document, bytes, check) : []
  const all = [...issues, ...unpublished]
  if (isUnpublished(document, check.composer.clock)) return all
  return [...all, ...lookLater(placeSources(all, document), { document, bytes, check })]
}

/** The issues in items that are currently unpublished. */
function checkUnpublished(
  document: CheckedFile,
  bytes: Uint8Array | undefined,
  check: LookAhead,
): Issue[] {
  const { now } = check.composer.clock
  const whole = validateFile(document, bytes, { ...check, buildTime: { showsAll: true } })
  const unpublished = (whole.windows ?? []).flatMap(([place, window]) => {
    const state = stateAt(window, now)
    return state === 'shown' ? [] : [{ place, state }]
  })
  // Only the schema is applied: rules would see an item and its replacement at the same time.
  const found = whole.issues.flatMap((issue) => {
    const { pointer } = issue
    const within = unpublished.filter(({ place }) => `${pointer}/`.startsWith(`${place}/`))
    if (within.length === 0) return []
    return within.every(({ state }) => state === 'coming')
      ? issue
      : { ...issue, severity: 'warning' as const }
  })
  return placeSources(found, whole)
}

interface Later {
  document: CheckedFile
  bytes: Uint8Array | undefined
  check: LookAhead
}

/** The distinct later errors, each at the first time that it occurs. */
function lookLater(known: Issue[], { document, bytes, check }: Later): Issue[] {
  const { now, zone, showsAll } = check.composer.clock
  if (showsAll) return []
  const { changes = [] } = document.composition ?? {}
  const later = [...new Set(changes.filter((change) => change > now))].sort((a, b) => a - b)
  const reported = new Set(known.map(nameIssue))
  return later.slice(0, MAX_TIMES).flatMap((time) => {
    if (stateAt(document.window ?? {}, time) !== 'shown') return []
    const then = validateFile(document, bytes, { ...check, buildTime: { now: time } })
    const found = applyDocumentRules(then, check.shared, check.tools.rules)
    const filtered = filterIssues(found, { ...check, documents: [then] })
    const errors = placeSources(filtered.filter(isError), then)
    return errors.flatMap((issue): Issue[] => {
      const name = nameIssue(issue)
      if (reported.has(name)) return []
      reported.add(name)
      const { file, pointer, at, source, hint } = issue
      const message = `As of ${renderClock(time, zone)}: ${issue.message}`
      const where = { file, pointer, at, source }
      return [{ ...where, rule: 'later-mistake', severity: 'warning', message, hint }]
    })
  })
}

function nameIssue({ rule, source, message }: Issue): string {
  return JSON.stringify([rule, source?.file, source?.pointer, message])
}

/** Adds the source location, because values have other pointers at another time. */
function placeSources(issues: Issue[], { sourceMap, file }: CheckedFile): Issue[] {
  return issues.map((issue) => {
    if (issue.source || issue.place) return issue
    const source = sourceMap
      ? findSource(sourceMap, file, issue.pointer)
      : { file, pointer: issue.pointer }
    return { ...issue, source }
  })
}

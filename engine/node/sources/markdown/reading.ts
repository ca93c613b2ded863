import type { Definition, Nodes } from 'mdast'
import type { Issue, IssueText, Place } from '../../lib/problems/problem'

/** A Markdown file while it is read. */
export interface Reading {
  /** The file's path within the site. */
  file: string
  text: string
  /** What references such as `[words][name]` stand for, by `name` in small letters. */
  definitions: Map<string, Definition>
  /** See `MarkdownText`. */
  places: Map<string, Place>
  issues: Issue[]
}

/** Reports something that a page cannot show, and that would be missing from it. */
export function addError(reading: Reading, node: Nodes, details: IssueText): void {
  reading.issues.push(buildIssue(reading, node, { rule: 'unfit-markdown', ...details }))
}

/** Reports something that a page shows differently from how it is written. */
export function addWarning(reading: Reading, node: Nodes, details: IssueText): void {
  const rule = 'changed-markdown'
  reading.issues.push({ ...buildIssue(reading, node, { rule, ...details }), severity: 'warning' })
}

/** An issue at a part of the file. */
export function buildIssue(
  reading: Reading,
  node: Nodes,
  details: Pick<Issue, 'rule' | 'message' | 'hint'>,
): Issue {
  return { file: reading.file, pointer: '', place: placeNode(reading, node), ...details }
}

/** Where a part of the file is, as far as its first line goes. */
export function placeNode({ text }: Pick<Reading, 'text'>, { position }: Nodes): Place {
  const { offset = 0, line = 1, column = 1 } = position?.start ?? {}
  const rest = text.slice(offset, position?.end.offset ?? offset)
  const lineEnd = rest.search(/[\r\n]/)
  return { line, column, length: Math.max(1, lineEnd < 0 ? rest.length : lineEnd) }
}

/** The part of the file, as it is written. */
export function sliceNode({ text }: Reading, { position }: Nodes): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}

import type { Definition, Nodes } from 'mdast'
import type { Issue, IssueText, Place } from '../../lib/problems/problem'

/** The state of reading a Markdown file. */
export interface Reading {
  /** The file's path within the site. */
  file: string
  text: string
  /** The link definitions by lower-case name. */
  definitions: Map<string, Definition>
  /** See `MarkdownText`. */
  places: Map<string, Place>
  issues: Issue[]
}

/** Reports content that a page cannot show, and that would be lost. */
export function addError(reading: Reading, node: Nodes, details: IssueText): void {
  reading.issues.push(buildIssue(reading, node, { rule: 'unfit-markdown', ...details }))
}

/** Reports content that a page shows differently. */
export function addWarning(reading: Reading, node: Nodes, details: IssueText): void {
  const rule = 'changed-markdown'
  reading.issues.push({ ...buildIssue(reading, node, { rule, ...details }), severity: 'warning' })
}

/** An issue at a node of the file. */
export function buildIssue(
  reading: Reading,
  node: Nodes,
  details: Pick<Issue, 'rule' | 'message' | 'hint' | 'fixes'>,
): Issue {
  return { file: reading.file, pointer: '', place: locateNode(reading, node), ...details }
}

/** The location of a node, up to the end of its first line. */
export function locateNode({ text }: Pick<Reading, 'text'>, { position }: Nodes): Place {
  const { offset = 0, line = 1, column = 1 } = position?.start ?? {}
  const rest = text.slice(offset, position?.end.offset ?? offset)
  const lineEnd = rest.search(/[\r\n]/)
  return { line, column, length: Math.max(1, lineEnd < 0 ? rest.length : lineEnd) }
}

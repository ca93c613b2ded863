import type { Definition, Nodes } from 'mdast'
import type { Issue, Place } from '../../lib/problems/problem'

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

/** What is said of a part of the file. */
interface Told {
  message: string
  hint: string
}

/** Tells of something that a page cannot show, and that would be missing from it. */
export function tellError(reading: Reading, node: Nodes, told: Told): void {
  reading.issues.push(buildIssue(reading, node, { rule: 'unfit-markdown', ...told }))
}

/** Tells of something that a page shows otherwise than it is written. */
export function tellWarning(reading: Reading, node: Nodes, told: Told): void {
  const rule = 'changed-markdown'
  reading.issues.push({ ...buildIssue(reading, node, { rule, ...told }), severity: 'warning' })
}

/** An issue at a part of the file. */
export function buildIssue(
  reading: Reading,
  node: Nodes,
  told: Pick<Issue, 'rule' | 'message' | 'hint'>,
): Issue {
  return { file: reading.file, pointer: '', place: placeNode(reading, node), ...told }
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

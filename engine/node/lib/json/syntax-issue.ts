import type { IssueText } from '../problems/problem'

/** A syntax error in part of the source. Its fix begins at `start` unless stated otherwise. */
export interface SyntaxIssue extends IssueText {
  start: number
  end: number
  /** If `true`, a bracket is missing or extra, so that the structure after it is uncertain. */
  isBracket?: boolean
}

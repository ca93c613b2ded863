import type { IssueText } from '../problems/problem'

/** What is wrong with the syntax of a part of a text; its fix begins at `start` unless it says so. */
export interface SyntaxIssue extends IssueText {
  start: number
  end: number
  /** Whether a bracket is missing or too many, so that nothing after it is certain. */
  isBracket?: boolean
}

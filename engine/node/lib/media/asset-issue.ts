import type { IssueText } from '../problems/problem'

/** What is wrong with a file of `assets`; the message follows its name: `is an empty file`. */
export interface AssetIssue extends IssueText {
  /** Whether it cannot be shown, or runs scripts. */
  rule: 'broken-asset' | 'unsafe-file'
}

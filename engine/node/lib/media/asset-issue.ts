import type { IssueText } from '../problems/problem'

/** An issue of a file in `assets`. The message follows its name: `is an empty file`. */
export interface AssetIssue extends IssueText {
  /** If `true`, it cannot be shown, or runs scripts. */
  rule: 'broken-asset' | 'unsafe-file'
}

import type { IssueText } from '../problems/problem'

/** An issue with a file in `assets`. The message follows the file's name: `is an empty file`. */
export interface AssetIssue extends IssueText {
  /** If `true`, the file cannot be shown, or contains scripts. */
  rule: 'broken-asset' | 'unsafe-file'
}

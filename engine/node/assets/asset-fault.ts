/** What is wrong with a file of `assets`. */
export interface AssetFault {
  /** Whether it runs scripts; otherwise it cannot be shown. */
  isUnsafe: boolean
  /** What follows the file's name: `is an empty file`. */
  message: string
  hint: string
}

/** Why a pattern may take more than linear time. */
export type SlowPattern =
  /** A lookaround or a backreference, as it is written. */
  | { reason: 'construct'; source: string }
  /** A repetition repeats what is repeated already, or can be empty. */
  | { reason: 'repetition' }
  /** Parts match the same character, so that a text can be divided between them in many ways. */
  | { reason: 'overlap'; parts: string[]; character: string }
  /** The pattern is too complex to be analysed. */
  | { reason: 'size' }

export class SlowPatternError extends Error {
  override readonly name = 'SlowPatternError'
  readonly found: SlowPattern

  constructor(found: SlowPattern) {
    super()
    this.found = found
  }
}

export interface MoveRequest {
  siteDir: string
  /** The path of the page: `/about`. */
  from: string
  /** Its path after the move. */
  to: string
  /** Whether the pages below it move too. */
  below: boolean
}

/** The pages that move: old path → new path. */
export type MovedPaths = ReadonlyMap<string, string>

/** The reason that drafts are given for all changes. */
export const MOVE = 'move'

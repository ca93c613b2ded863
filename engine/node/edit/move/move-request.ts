export interface MoveRequest {
  siteDir: string
  /** The path of the page: `/about`. */
  from: string
  /** Its path after the move. */
  to: string
  /** Whether the pages below it move too. */
  below: boolean
}

/** Old path → new path. */
export type MovedPaths = ReadonlyMap<string, string>

/** What moves. */
export interface Moving {
  /** The pages, those of a move that was killed among them. */
  moved: MovedPaths
  /** The folder that moves with all its pages, where it does. */
  folder?: Pick<MoveRequest, 'from' | 'to'>
}

/** The path of something in the folder that moves; undefined for what is elsewhere. */
export function moveWithin({ folder }: Moving, path: string): string | undefined {
  return folder && path.startsWith(`${folder.from}/`)
    ? folder.to + path.slice(folder.from.length)
    : undefined
}

/** The reason that drafts are given for all changes. */
export const MOVE = 'move'

export interface MoveRequest {
  siteDir: string
  /** The page's path: `/about`. */
  from: string
  /** Its path after the move. */
  to: string
  /** If `true`, the pages below it move too. */
  below: boolean
}

/** Old path → new path. */
export type MovedPaths = ReadonlyMap<string, string>

/** The pages and folders to move. */
export interface Moving {
  /** The pages, including those that a killed move has moved already. */
  moved: MovedPaths
  /** The folder, if it moves with all its pages. */
  folder?: Pick<MoveRequest, 'from' | 'to'>
}

/** The new path of something in the moved folder. Undefined for other paths. */
export function moveWithin({ folder }: Moving, path: string): string | undefined {
  return folder && path.startsWith(`${folder.from}/`)
    ? folder.to + path.slice(folder.from.length)
    : undefined
}

/** The reason that drafts record for all changes. */
export const MOVE = 'move'

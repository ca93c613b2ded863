export interface MoveRequest {
  siteDir: string
  moves: Move[]
}

export interface Move {
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
  /** The folders that move with all their pages. */
  folders: Pick<Move, 'from' | 'to'>[]
}

/** The new path of something in a moved folder. Undefined for other paths. */
export function moveWithin({ folders }: Moving, path: string): string | undefined {
  const folder = folders.find(({ from }) => path.startsWith(`${from}/`))
  return folder && folder.to + path.slice(folder.from.length)
}

/** The reason that drafts record for all changes. */
export const MOVE = 'move'

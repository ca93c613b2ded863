import type {
  FormData,
  PageLink,
  StudioFile,
  StudioHistory,
  StudioPage,
  StudioProblem,
} from '../../core/studio/protocol'

/** The object whose form is open. */
export interface Selection {
  form: FormData
  /**
   * The pointer in the composed page if the object was selected there. The outline has no blocks of
   * the layout.
   */
  picked?: string
  /** The pointer of the value in its file that has the focus. */
  focused?: string
  /** If `true`, the form gets the focus, because its object was just added. */
  takesFocus?: boolean
  /** If `true`, a window without space for the form next to the list keeps showing the list. */
  isBeside?: boolean
}

/** An edit that the server refused. */
interface RefusedEdit {
  message: string
  /** What the author has written, to be copied. */
  text: string
}

export interface StudioState {
  /** The path of the site at its host. Empty at the root. */
  base: string
  siteName: string
  /** Block type → its label. */
  blockLabels: Readonly<Record<string, string>>
  /** The time at which the site is shown. `null` if everything is shown. */
  shownAt: string | null
  /** The page in the iframe. */
  page?: StudioPage
  /** The route that the iframe loads, with a new object for each time. */
  visit: { route: string }
  /** The files that were opened, as the server has them. */
  files: ReadonlyMap<string, StudioFile>
  selection?: Selection
  history: StudioHistory
  /** The files with unsaved changes. */
  unsaved: ReadonlySet<string>
  problems: readonly StudioProblem[]
  /** The number of all problems, which can be more than those listed. */
  problemCount: number
  /** If `false`, the server does not answer. */
  isOnline: boolean
  /** The edits that the server has not confirmed. */
  pendingCount: number
  refused?: RefusedEdit
  /** What screen readers say: where a block is after a move. */
  announcement: string
  /** What the author has to check after a change. */
  notes: readonly string[]
  /** The links to the page that was deleted last. */
  brokenLinks: readonly PageLink[]
}

export const INITIAL_STATE: StudioState = {
  base: '',
  siteName: '',
  blockLabels: {},
  shownAt: null,
  visit: { route: new URLSearchParams(location.search).get('page') ?? '/' },
  files: new Map(),
  history: { canUndo: false, canRedo: false },
  unsaved: new Set(),
  problems: [],
  problemCount: 0,
  isOnline: true,
  pendingCount: 0,
  announcement: '',
  notes: [],
  brokenLinks: [],
}

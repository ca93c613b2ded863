/** The protocol between the studio in the browser and its server. All paths are at the root. */
import type { JsonEdit } from '../json-edit'
import type { ChangeRequests } from './changes'
import type { BlockUse, FormData, TextPlace } from './form-data'
import type { FilePlace, ListPart } from './places'
import type { PageItem, SearchTrial, StudioBlockType, StudioLook } from './site-types'

export type { BlockUse, FormData, InheritedValues, ShownPage, TextPlace } from './form-data'
export type { FilePlace, ListPart } from './places'

/** The path of the studio's document. */
export const STUDIO_PATH = '/_studio'

/** The folder of the studio's compiled script and style sheet. */
export const STUDIO_FILES_PATH = '/_studio/files/'

/** The folder of the requests. Each is a POST with a JSON body, and is answered with JSON. */
export const STUDIO_API_PATH = '/_studio/api/'

/**
 * The path for uploads: a POST with the file as its body, and its name as `name` in the query. It is
 * answered like a request, with an `UploadAnswer`.
 */
export const UPLOAD_PATH = '/_studio/upload'

export interface UploadAnswer {
  /** The new file as a page refers to it: `/assets/loaf.png`. */
  value: string
}

/** The path of the server-sent events. */
export const STUDIO_EVENTS_PATH = '/_studio/events'

/** The query of the events with the name of the tab, which gets no events about its own changes. */
export const STUDIO_TAB_QUERY = 'tab'

/** The header of a request with the name of the tab. */
export const STUDIO_TAB_HEADER = 'x-quire-studio-tab'

/** The name of the meta tag with the studio's token, which no page of the site contains. */
export const STUDIO_TOKEN_META = 'quire-studio-token'

/** The header that contains the token. Every request that reads or writes the site sends it. */
export const STUDIO_TOKEN_HEADER = 'x-quire-studio-token'

/** The name of the meta tag with the URL of the site in the iframe, without a path. */
export const PREVIEW_META = 'quire-preview-origin'

/** A file with its unsaved changes. */
export interface StudioFile {
  /** Identifies the text. It changes with every edit. */
  version: string
  /** The document. Undefined if the text is not valid JSON. */
  value?: unknown
  /**
   * The values that another program or tab has changed too. The file is saved once each is chosen.
   */
  conflicts: StudioConflict[]
}

export interface StudioConflict {
  /** Empty for the whole file. */
  pointer: string
  /** The other value. Undefined if the value or the file was removed. */
  theirs?: unknown
}

/** A change of a file. */
export interface StudioEdit {
  file: string
  /** The version that the pointer refers to. */
  version: string
  edit: JsonEdit
  /**
   * The value at `pointerOfSeen` when the author made the edit. If it has been changed since, a
   * text that is set becomes a conflict, so that neither is lost. If the edit was already applied,
   * it is not applied again.
   */
  seen?: { value?: unknown }
}

/** The result of a request that changes files. */
export interface EditResult {
  /** The changed files. `null` for a file that no longer exists. */
  files: Record<string, StudioFile | null>
  history: StudioHistory
  /** All files with unsaved changes, including those that will be removed. */
  unsaved: string[]
}

/** The changes that can be undone or redone. */
export interface StudioHistory {
  canUndo: boolean
  canRedo: boolean
}

/** A block of a page, in the order of the page. */
export interface OutlineBlock {
  /** The pointer in the composed page, which the page in the iframe uses: `/blocks/3`. */
  pointer: string
  /** Where it is written. */
  place: FilePlace
  /** The block type. */
  type: string
  /** The start of its title or, without one, of its first text with words. */
  text?: string
  /** Where it comes from, in words: `Shared: Opening hours`. Undefined for the page's own content. */
  source?: string
  /** The Markdown files and tables with its texts. */
  texts?: TextPlace[]
  /** Where the page, or its collection, uses the shared block. */
  use?: BlockUse
  /** When it is published, unless it always is. */
  when?: string
  /** The blocks within it. */
  blocks: OutlineBlock[]
}

export interface StudioPage {
  route: string
  file: string
  title: string
  /** When it is published, unless it always is. */
  when?: string
  /** The version of the file to which the places of its blocks refer. */
  version?: string
  blocks: OutlineBlock[]
}

/** A part of the site that is not a page: a block that every page shows, or a file. */
export interface SitePart {
  /** `Header`, `Site settings` */
  label: string
  description: string
  place: FilePlace
  /** If `true`, the site does not have the file yet. */
  isMissing?: boolean
}

/** A value that can be chosen for a property. */
export interface StudioChoice {
  value: string
  label: string
  /** A second line: a page's path, the size of a picture. */
  detail?: string
  /** The URL of a picture or of an icon's drawing. */
  picture?: string
}

/** A problem of the check in the words of forms. */
export interface StudioProblem {
  file: string
  /** The JSON pointer of the value, if the file is JSON. The value may be missing. */
  pointer: string
  line: number
  column: number
  severity: 'error' | 'warning' | 'info'
  rule: string
  message: string
  hint?: string
  /**
   * The place in words, from the outside in: the title of the page, the label of the block, the
   * labels of the fields.
   */
  where: string[]
  /**
   * If `true`, the value is missing, empty or a placeholder. The message is only what to do: `Fill
   * this in.`
   */
  isMissing?: boolean
  /** The titles of the fixes, the best first. */
  fixes: string[]
}

/** A list of blocks. */
export interface BlockList {
  pointer: string
  /** What contains it: `Blocks` for those of a page, `Tabs › Tab 1 (Bread)` */
  label: string
  length: number
}

/** A link to a page. */
export interface PageLink {
  place: FilePlace
  /** What contains it: `Visit us: Cards`, `Header` */
  label: string
}

/** An id that links can target. */
export interface IdPlace {
  pointer: string
  value: string
}

/** The requests by name. An unknown route or file is answered with the status 404. */
export interface StudioRequests extends ChangeRequests {
  site: {
    question: Record<string, never>
    answer: {
      name: string
      /** The path of the site at its host. Empty at the root. */
      base: string
      /** See `show-at`. */
      shownAt: string | null
      /** Block type → its name for authors, such as "Questions and answers". */
      blockLabels: Record<string, string>
      history: StudioHistory
      /** The files with unsaved changes. */
      unsaved: string[]
    }
  }
  /** The pages whose title or route matches, 50 at a time. */
  pages: { question: { query: string; from?: number }; answer: ListPart<PageItem> }
  page: { question: { route: string }; answer: StudioPage }
  /** The blocks that every page shows, and the files about the whole site. */
  'site-parts': { question: Record<string, never>; answer: SitePart[] }
  file: { question: { file: string }; answer: StudioFile }
  /** The source of a value of a composed page. `null` if no file contains it. */
  place: { question: { route: string; pointer: string }; answer: FilePlace | null }
  /** Where a value of an earlier version of a file is now. `null` if it is gone. */
  carry: { question: FilePlace & { version: string }; answer: FilePlace | null }
  form: { question: FilePlace; answer: FormData }
  /** The values for a property, 50 at a time. */
  choices: {
    question: FilePlace & { query: string; from?: number }
    answer: ListPart<StudioChoice>
  }
  /** All known problems, or those of one file. */
  problems: { question: { file?: string }; answer: ListPart<StudioProblem> }
  /** The block types that a list of blocks accepts. */
  'block-types': { question: FilePlace; answer: StudioBlockType[] }
  /** The lists of a file to which a block can be moved, including its own. */
  'block-lists': { question: FilePlace; answer: BlockList[] }
  /**
   * Inserts the blocks that a text contains as JSON at the index of a list, or at its end: `-`. Ids
   * that the file has already are changed. The status is 409 if the text is not a block or a list
   * of blocks.
   */
  paste: { question: FilePlace & { text: string }; answer: EditResult }
  /** The ids in a copy of an item, if it is the next item. An id is unique on a page. */
  'copied-ids': { question: FilePlace; answer: IdPlace[] }
  /**
   * Applies all edits or none. Successive edits with the same `group` are undone together. The
   * status is 409 if a pointer no longer fits the file.
   */
  edit: { question: { edits: StudioEdit[]; group?: string }; answer: EditResult }
  /**
   * Replaces the use of a shared block with its content. The status is 409 if there is no such use,
   * or if the block cannot be copied.
   */
  detach: { question: FilePlace & { name: string }; answer: EditResult }
  undo: { question: Record<string, never>; answer: EditResult }
  redo: { question: Record<string, never>; answer: EditResult }
  /** Saves all files without a conflict, including those with errors. */
  save: { question: Record<string, never>; answer: EditResult }
  /** Ends a conflict. */
  choose: { question: FilePlace & { side: 'mine' | 'theirs' }; answer: EditResult }
  /** Applies a fix of a problem. */
  fix: { question: { problem: StudioProblem; title: string }; answer: EditResult }
  'new-page': { question: { route: string; title: string }; answer: EditResult }
  /**
   * Gives a page and its translations another path: the files, the links to them, and redirects from
   * their old paths. `notes` list what the author has to check. The status is 409 if the page cannot
   * have the path.
   */
  'move-page': {
    question: { route: string; to: string }
    answer: EditResult & { notes: string[] }
  }
  /** The links to a page from other files, at most 50. */
  'page-links': { question: { file: string }; answer: ListPart<PageLink> }
  'delete-page': { question: { file: string }; answer: EditResult }
  /** Adds a file about the whole site, without entries. */
  'new-file': { question: { file: string }; answer: EditResult }
  /** What visitors find for a query in the language of a page. */
  search: { question: { route: string; query: string }; answer: SearchTrial }
  /**
   * Shows the site as published at a time, such as `2027-03-01T09:30` in its time zone or, without a
   * time, with everything that is not published. Returns the time. The status is 409 if it is invalid.
   */
  'show-at': { question: { at?: string }; answer: { shownAt: string | null } }
  looks: { question: Record<string, never>; answer: StudioLook[] }
  /** Sets the theme of a look, and adds its fonts to the assets of the site. */
  'use-look': { question: { look: string }; answer: EditResult }
}

export type StudioRequestName = keyof StudioRequests

/** The server-sent events. */
export type StudioEvent =
  /** Files changed: in another tab, in another program, or because they were saved. */
  | { kind: 'files'; files: string[]; history: StudioHistory; unsaved: string[] }
  /** The whole site was checked, so the known problems may differ. */
  | { kind: 'problems' }
  /** A file cannot be written. Its changes stay unsaved. */
  | { kind: 'save-error'; message: string }

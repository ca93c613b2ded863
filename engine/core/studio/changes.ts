/** What has changed since the last commit, as the studio shows it. */
import type { JsonEdit } from '../json-edit'

/** A part of a text that is shown in two versions. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

export interface StudioChange {
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** The labels of the blocks and fields that contain the value, and its own, from the outside in. */
  where: string[]
  /** `“Rye” was added.` Undefined for a text, whose words are shown. */
  message?: string
  /** The words of a text that was changed, added or removed. */
  words?: TextPart[]
  /** The pointer of the value in its file or, for a removed one, of what contained it. */
  pointer: string
  /** Changes it back. It refers to the version of the file. Undefined if that is not possible. */
  edit?: JsonEdit
}

/** A file of the site that has changed. */
export interface ChangedFile {
  /** The path within the site. */
  file: string
  /** The title of a page, or the name of the file. */
  label: string
  /** `Page added`. Undefined if only what is in it has changed. */
  message?: string
  /** If `true`, its form can be opened. */
  hasForm: boolean
  /** The version to which the changes refer. */
  version?: string
  /** At most 50. */
  changes: StudioChange[]
  /** The number of all changes in the file: at least 1. */
  total: number
}

export interface SiteChanges {
  /** Why the changes are not known: `This site is not in a Git repository.` */
  reason?: string
  /** The last commit: the first line of its message, and its time (ISO 8601). */
  commit?: { title: string; time: string }
  /** At most 100. */
  files: ChangedFile[]
  /** The number of all changes. */
  total: number
}

export interface ChangeRequests {
  /** What has changed in the site, including unsaved changes, since the last commit. */
  changes: { question: Record<string, never>; answer: SiteChanges }
}

import { isDeepStrictEqual } from 'node:util'
import type { JsonEdit } from '../../../core/json-edit'
import { editJson } from '../../lib/json/edit-text'
import type { Draft } from './draft-merge'
import { isSettled, mergeDraft, moveConflicts, resolveConflict, withText } from './draft-merge'
import type { Conflict } from './merge-json'

/** The files of a site, and the records of its drafts. Paths are within the site. */
export interface DraftFiles {
  /** The text of a file. Undefined for a missing file. */
  read: (file: string) => string | undefined
  /**
   * Writes all files or none. Without `before`, a file is new; without `after`, it is removed.
   * @throws if a file cannot be written, or has changed since it was read.
   */
  write: (files: { file: string; before?: string; after?: string }[]) => void
  /** Keeps a draft until it is recorded again, also if the process is killed. */
  record: (file: string, draft: Draft | undefined) => void
  /** The recorded drafts by file. */
  load: () => Map<string, Draft>
}

/** A change of a file. */
export type FileEdit =
  /** With `theirs`, the changed value becomes a conflict with another value. */
  | { file: string; edit: JsonEdit; theirs?: { value: unknown } }
  /** Replaces the whole text, or creates the file. Undefined removes it. */
  | { file: string; text: string | undefined }

/** A change of files, which can be undone as a whole. */
interface Entry {
  group?: string
  files: Map<string, FileChange>
}

interface FileChange {
  /** The text before. Undefined where there was no file. */
  before?: string
  after?: string
  /** The conflicts that the change has caused in the text after it. */
  conflicts: Conflict[]
}

/** The most entries that can be undone. */
const MAX_ENTRIES = 500

/**
 * The unsaved changes of a site's files. A change is recorded before it takes effect, so no crash
 * loses it. What other programs write to a file is merged into its draft; where both have changed
 * the same value, nothing is saved until one is chosen.
 */
export class SiteDrafts {
  readonly #files: DraftFiles
  readonly #drafts: Map<string, Draft>
  readonly #done: Entry[] = []
  #undone: Entry[] = []

  constructor(files: DraftFiles) {
    this.#files = files
    this.#drafts = files.load()
    for (const file of this.#drafts.keys()) this.follow(file)
  }

  /** The files with unsaved changes. */
  list(): ReadonlyMap<string, Draft> {
    return this.#drafts
  }

  /** The text of a file with its unsaved changes. Undefined for a missing file. */
  read(file: string): string | undefined {
    const draft = this.#drafts.get(file)
    return draft ? draft.text : this.#files.read(file)
  }

  /**
   * Applies all changes or none. Successive changes with the same `group` are undone together.
   * @throws if a change does not fit its file.
   */
  edit(edits: FileEdit[], group?: string): void {
    const texts = new Map<string, string | undefined>()
    for (const one of edits) {
      const before = texts.has(one.file) ? texts.get(one.file) : this.read(one.file)
      texts.set(one.file, 'edit' in one ? editJson(before ?? '', one.edit).text : one.text)
    }
    const files: Entry['files'] = new Map()
    for (const [file, after] of texts) {
      const before = this.read(file)
      if (before !== after)
        files.set(file, { before, after, conflicts: listConflicts(edits, file) })
    }
    if (files.size === 0) return
    for (const [file, { after, conflicts }] of files) this.#set(file, after, conflicts)
    this.#remember({ group, files })
    this.#undone = []
  }

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /**
   * Undoes the last change. Returns its files. Undefined without a change, or if it no longer fits:
   * the next call undoes the one before.
   */
  undo(): string[] | undefined {
    return this.#step(this.#done, this.#undone, ({ before, after }) => ({
      before: after,
      after: before,
      conflicts: [],
    }))
  }

  /**
   * Applies the last undone change again. Returns its files. Undefined without one, or if it does
   * not fit.
   */
  redo(): string[] | undefined {
    return this.#step(this.#undone, this.#done, (change) => change)
  }

  /**
   * Writes the drafts of the given files, by default of all, except those with a conflict. Returns
   * the written files.
   * @throws if a file cannot be written. The drafts stay.
   */
  save(files = [...this.#drafts.keys()]): string[] {
    for (const file of files) this.follow(file)
    const ready = files.flatMap((file) => {
      const draft = this.#drafts.get(file)
      return draft && isSettled(draft) ? [{ file, before: draft.base, after: draft.text }] : []
    })
    this.#files.write(ready)
    for (const { file } of ready) this.#put(file, undefined)
    return ready.map(({ file }) => file)
  }

  /** Merges what another program has written to a file into its draft. */
  follow(file: string): void {
    const draft = this.#drafts.get(file)
    if (!draft) return
    const now = this.#files.read(file)
    // A conflict of the whole file is over once the file is what it was.
    const isKnown = draft.conflicts.every(({ pointer, theirs }) => pointer !== '' || theirs === now)
    if (now !== draft.base || !isKnown) this.#put(file, mergeDraft(draft, now))
  }

  /** Ends a conflict with one of the two values. This cannot be undone. */
  choose(file: string, pointer: string, side: 'mine' | 'theirs'): void {
    const draft = this.#drafts.get(file)
    if (draft) this.#put(file, resolveConflict(draft, pointer, side))
  }

  #set(file: string, text: string | undefined, added: Conflict[] = []): void {
    const draft = this.#drafts.get(file)
    const base = draft ? draft.base : this.#files.read(file)
    const edited = withText(draft ?? { base, text: base, conflicts: [] }, text)
    const isNew = (one: Conflict) =>
      !edited.conflicts.some((known) => isDeepStrictEqual(known, one))
    this.#put(file, { ...edited, conflicts: [...edited.conflicts, ...added.filter(isNew)] })
  }

  #put(file: string, draft: Draft | undefined): void {
    const kept = draft && (draft.text !== draft.base || !isSettled(draft)) ? draft : undefined
    this.#files.record(file, kept)
    if (kept) this.#drafts.set(file, kept)
    else this.#drafts.delete(file)
  }

  #remember(entry: Entry): void {
    const last = this.#done.at(-1)
    const { group, files } = entry
    if (group !== undefined && last?.group === group && this.#undone.length === 0) {
      for (const [file, change] of files) {
        const known = last.files.get(file)
        last.files.set(file, known ? joinChanges(known, change) : change)
      }
      return
    }
    this.#done.push(entry)
    if (this.#done.length > MAX_ENTRIES) this.#done.shift()
  }

  /** Moves an entry from one list to the other, and the files to its other state. */
  #step(
    source: Entry[],
    target: Entry[],
    turn: (change: FileChange) => FileChange,
  ): string[] | undefined {
    const entry = source.pop()
    if (!entry) return undefined
    const texts = new Map<string, { text?: string; conflicts: Conflict[] }>()
    for (const [file, change] of entry.files) {
      const { before, after, conflicts } = turn(change)
      const merged = mergeDraft({ base: before, text: after, conflicts: [] }, this.read(file))
      if (!isSettled(merged)) return undefined
      const { text } = merged
      texts.set(file, { text, conflicts: moveConflicts(conflicts, after, text) })
    }
    for (const [file, { text, conflicts }] of texts) this.#set(file, text, conflicts)
    target.push(entry)
    return [...texts.keys()]
  }
}

/** Two successive changes as one. */
function joinChanges(first: FileChange, { after, conflicts }: FileChange): FileChange {
  const earlier = moveConflicts(first.conflicts, first.after, after)
  return { before: first.before, after, conflicts: [...earlier, ...conflicts] }
}

/** The conflicts of a file's edits. */
function listConflicts(edits: FileEdit[], file: string): Conflict[] {
  return edits.flatMap((one) =>
    one.file === file && 'edit' in one && one.theirs
      ? [{ pointer: one.edit.pointer, theirs: one.theirs.value }]
      : [],
  )
}

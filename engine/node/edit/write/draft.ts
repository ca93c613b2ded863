import type { NewValue } from '../../../core/json-edit'
import type { EditedText } from '../../lib/json/edit-text'
import { addItems, editJson } from '../../lib/json/edit-text'
import { createLocator, getOuterPointer, resolvePointer } from '../../lib/json/text-place'
import type { Place } from '../../lib/problems/problem'
import type { Note, WrittenFile } from '../../schemas/migrations/migration'
import type { OpenFile } from './read-site'
import { getDisplayPath } from './read-site'

interface FilePosition {
  /** The file's path from the current directory. */
  file: string
  /** The location in the changed file. For a removal, in the file before it. */
  line: number
  column: number
}

/**
 * A change of a value or a name. Without `from`, it is an insertion; without a text in `to`, a
 * removal.
 */
export interface FileChange extends FilePosition, Pick<EditedText, 'from' | 'to'> {}

/** A place that the author has to check. */
export interface FileNote extends FilePosition {
  note: string
}

/** A property and its new name. */
export interface Renaming {
  pointer: string
  name: string
}

/** The new content of a file. */
export interface RewrittenFile {
  path: string
  before: string
  after: string
}

/** `at` selects the name or the value at the location. */
interface Made extends Pick<EditedText, 'text' | 'from' | 'to'> {
  reason: string
  pointer: string
  at: 'key' | 'value'
  /** For a removal, its earlier location. */
  place?: Place
}

/** A file with pending changes. Each change has a reason, such as the name of a migration. */
export class Draft {
  readonly #file: OpenFile
  /** Positions do not include a byte order mark. */
  readonly #byteOrderMark: string
  #text: string
  #data: unknown
  readonly #made: Made[] = []
  readonly #notes: (Note & { reason: string })[] = []

  constructor(file: OpenFile) {
    this.#file = file
    this.#byteOrderMark = file.before.startsWith('\uFEFF') ? '\uFEFF' : ''
    this.#text = file.before.slice(this.#byteOrderMark.length)
    this.#data = file.data
  }

  /** The current content of the file. */
  read(): WrittenFile {
    const { path: _, before: __, ...document } = this.#file
    return { ...document, data: this.#data }
  }

  apply(reason: string, edits: (NewValue | Note)[]): void {
    for (const value of edits) {
      if ('note' in value) this.#notes.push({ ...value, reason })
      else {
        const { pointer } = value
        const edit = editJson(this.#text, { op: 'set', ...value, isOnOneLine: true })
        this.#change({ ...edit, reason, pointer, at: edit.from === undefined ? 'key' : 'value' })
      }
    }
  }

  rename(reason: string, names: Renaming[]): void {
    for (const { pointer, name } of names) {
      const renamed = `${getOuterPointer(pointer)}/${name}`
      const edit = editJson(this.#text, { op: 'rename', pointer, value: name })
      this.#change({ ...edit, reason, pointer: renamed, at: 'key' })
    }
  }

  /** Appends values to a list. */
  add(reason: string, list: string, values: unknown[]): void {
    const { text, added } = addItems(this.#text, list, values)
    const { length } = resolvePointer(this.#data, list) as unknown[]
    for (const [index, to] of added.entries()) {
      this.#made.push({ text, to, reason, pointer: `${list}/${length + index}`, at: 'value' })
    }
    this.#setText(text)
  }

  /** Removes a value from a list. The indexes of later values change. */
  remove(reason: string, pointer: string): void {
    const list = getOuterPointer(pointer)
    const place = createLocator(this.#text)(pointer)
    const edit = editJson(this.#text, { op: 'unset', pointer })
    this.#change({ ...edit, reason, pointer: list, at: 'key', place })
  }

  /** The new content. Undefined if nothing changed. */
  finish(): RewrittenFile | undefined {
    const { path, before } = this.#file
    const after = this.#byteOrderMark + this.#text
    return after === before ? undefined : { path, before, after }
  }

  listChanges(reason: string): FileChange[] {
    return this.#listPlaces(this.#made, reason).map(({ file, line, column, from, to }) => ({
      ...{ file, line, column, from, to },
    }))
  }

  listNotes(reason: string): FileNote[] {
    return this.#listPlaces(this.#notes, reason).map(({ file, line, column, note }) => ({
      ...{ file, line, column, note },
    }))
  }

  #change(one: Made): void {
    this.#setText(one.text)
    this.#made.push(one)
  }

  #setText(text: string): void {
    this.#text = text
    this.#data = JSON.parse(text)
  }

  #listPlaces<T extends Pick<Made, 'reason' | 'pointer'> & Partial<Made>>(
    list: T[],
    wanted: string,
  ): (T & FilePosition)[] {
    const mine = list.filter(({ reason }) => reason === wanted)
    if (mine.length === 0) return []
    const locate = createLocator(this.#text)
    return mine.map((one) => {
      const { line, column } = one.place ?? locate(one.pointer, one.at)
      return { ...one, file: getDisplayPath(this.#file.path), line, column }
    })
  }
}

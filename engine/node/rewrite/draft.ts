import type { EditedText, NewValue } from '../json/edit-text'
import { addItems, removeItem, renameKey, setValue } from '../json/edit-text'
import { createLocator, resolvePointer } from '../json/text-place'
import type { Note, WrittenFile } from '../migrations/migration'
import type { Place } from '../problems/problem'
import type { OpenFile } from './read-site'
import { nameFile } from './read-site'

interface Told {
  /** The file's path from the current directory. */
  file: string
  /** In the file as it is after the changes; of what is removed, before that. */
  line: number
  column: number
}

/**
 * A place that is changed: a value or a name; without `from`, what is added; without a text in `to`,
 * what is removed.
 */
export interface FileChange extends Told, Pick<EditedText, 'from' | 'to'> {}

/** A place that is left for a person. */
export interface FileNote extends Told {
  note: string
}

/** A property, and the name that it gets. */
export interface Renaming {
  pointer: string
  name: string
}

/** What a file is to become. */
export interface RewrittenFile {
  path: string
  before: string
  after: string
}

/** A file that is being changed. Each change has a reason, such as the name of a migration. */
export interface Draft {
  /** The file as it is by now. */
  read: () => WrittenFile
  apply: (reason: string, findings: (NewValue | Note)[]) => void
  rename: (reason: string, names: Renaming[]) => void
  /** Adds values to the end of a list. */
  add: (reason: string, list: string, values: unknown[]) => void
  /** Removes a value from a list; the places of those behind it are others then. */
  remove: (reason: string, pointer: string) => void
  /** What it has become; undefined where it is as it was. */
  finish: () => RewrittenFile | undefined
  listChanges: (reason: string) => FileChange[]
  listNotes: (reason: string) => FileNote[]
}

/** `at` says whether a name is in the place, or a value. */
interface Made extends EditedText {
  reason: string
  pointer: string
  at: 'key' | 'value'
  /** Where it was, of what is removed. */
  place?: Place
}

export function createDraft({ path, before, ...document }: OpenFile): Draft {
  // Places do not count a byte order mark.
  const mark = before.startsWith('\uFEFF') ? '\uFEFF' : ''
  let text = before.slice(mark.length)
  let data = document.data
  const made: Made[] = []
  const notes: (Note & { reason: string })[] = []

  function change(one: Made): void {
    text = one.text
    data = JSON.parse(text)
    made.push(one)
  }

  function listPlaces<T extends Pick<Made, 'reason' | 'pointer'> & Partial<Made>>(
    list: T[],
    wanted: string,
  ): (T & Told)[] {
    const mine = list.filter(({ reason }) => reason === wanted)
    if (mine.length === 0) return []
    const locate = createLocator(text)
    return mine.map((one) => {
      const { line, column } = one.place ?? locate(one.pointer, one.at)
      return { ...one, file: nameFile(path), line, column }
    })
  }

  return {
    read: () => ({ ...document, data }),
    apply(reason, findings) {
      for (const finding of findings) {
        if ('note' in finding) notes.push({ ...finding, reason })
        else {
          const { pointer } = finding
          const edit = setValue(text, finding)
          change({ ...edit, reason, pointer, at: edit.from === undefined ? 'key' : 'value' })
        }
      }
    },
    rename(reason, names) {
      for (const { pointer, name } of names) {
        const renamed = pointer.slice(0, pointer.lastIndexOf('/') + 1) + name
        change({ ...renameKey(text, pointer, name), reason, pointer: renamed, at: 'key' })
      }
    },
    add(reason, list, values) {
      const { text: longer, added } = addItems(text, list, values)
      const { length } = resolvePointer(data, list) as unknown[]
      text = longer
      data = JSON.parse(text)
      for (const [index, to] of added.entries()) {
        made.push({ text, to, reason, pointer: `${list}/${length + index}`, at: 'value' })
      }
    },
    remove(reason, pointer) {
      const list = pointer.slice(0, pointer.lastIndexOf('/'))
      const place = createLocator(text)(pointer)
      change({ ...removeItem(text, pointer), reason, pointer: list, at: 'key', place })
    },
    finish() {
      const after = mark + text
      return after === before ? undefined : { path, before, after }
    },
    listChanges: (reason) =>
      listPlaces(made, reason).map(({ file, line, column, from, to }) => ({
        ...{ file, line, column, from, to },
      })),
    listNotes: (reason) =>
      listPlaces(notes, reason).map(({ file, line, column, note }) => ({
        ...{ file, line, column, note },
      })),
  }
}

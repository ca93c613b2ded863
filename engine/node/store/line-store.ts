import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { LinePlace, LinesEnd } from './line-file'
import { appendLines, createPlaceReader, readLines, writeLines } from './line-file'

/**
 * A file with a head and a line for each entry. A commit of few changes adds a head of its own and
 * the lines of these entries to the end: the last line of a key counts.
 */
export interface LineStore<Head, Value> {
  head: Head
  entries: ReadonlyMap<string, Entry<Value>>
  /** Where lines can be added. */
  end: LinesEnd
  /** How long the file was when it was written as a whole. */
  length: number
  /** After this, no value can read the rest of its line. */
  close: () => void
}

interface Entry<Value> {
  value: Value
  place: LinePlace
}

/** How lines are read. Those of heads are JSON objects, those of entries JSON lists. */
export interface LineFormat<Head, Value> {
  /** @throws when the store is not the wanted one. */
  readHead: (line: string) => Head
  /** Returns what reads the lines after a head; `get` reads the rest of a line, after its tab. */
  createReader: (head: Head, get: (rest: LinePlace) => string) => EntryReader<Value>
}

type EntryReader<Value> = (line: string, rest: LinePlace) => readonly [key: string, value: Value]

/** Opens a store; undefined where there is none, or one that is damaged or not the wanted one. */
export function openStore<Head, Value>(
  path: string,
  format: LineFormat<Head, Value>,
): LineStore<Head, Value> | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return undefined
  }
  const close = () => closeSync(file)
  try {
    const store = readStore(file, format)
    if (store) return { ...store, close }
  } catch {
    // It is damaged, or not the wanted one.
  }
  close()
  return undefined
}

const HEAD_START = '{'

function readStore<Head, Value>(
  file: number,
  { readHead, createReader }: LineFormat<Head, Value>,
): Omit<LineStore<Head, Value>, 'close'> | undefined {
  const entries = new Map<string, Entry<Value>>()
  const readPlace = createPlaceReader(file)
  let last: { head: Head; read: EntryReader<Value> } | undefined
  let length: number | undefined
  const end = readLines(file, (line, place, rest) => {
    if (!last || line.startsWith(HEAD_START)) {
      if (last) length ??= place.start
      const head = readHead(line)
      last = { head, read: createReader(head, (wanted) => readPlace(wanted).toString()) }
      return
    }
    const [key, value] = last.read(line, rest)
    entries.set(key, { value, place })
  })
  const head = (last as { head: Head } | undefined)?.head
  return end && head && { head, entries, end, length: length ?? end.position }
}

/** How many entries are added to a file; to write it anew takes a few times as long as to read it. */
const MOST_ADDED = 1000
/** How long the file may become, beside its length when it was written as a whole. */
const MOST_GROWTH = 1.25

/** Key → where the line of an unchanged entry is, or what renders the line of another one. */
export type CommittedEntries = ReadonlyMap<string, LinePlace | (() => string)>

/**
 * Writes the entries of a store, and no others; `before` is what is in the file.
 * @throws when the file cannot be written.
 */
export function commitStore(
  path: string,
  { head, entries }: { head: string; entries: CommittedEntries },
  before: LineStore<unknown, unknown> | undefined,
): void {
  mkdirSync(dirname(path), { recursive: true })
  const changed = [...entries.values()].filter((line) => typeof line === 'function')
  const hasAll = before && [...before.entries.keys()].every((key) => entries.has(key))
  if (hasAll && changed.length <= MOST_ADDED) {
    const added = [head, ...changed.map((render) => render())]
    const size = added.reduce((sum, line) => sum + line.length, before.end.position)
    if (size <= before.length * MOST_GROWTH) {
      appendLines(path, before.end, added)
      return
    }
  }
  writeLines(path, renderLines(head, entries))
}

/** One after the other: all lines together take much memory. */
function* renderLines(head: string, entries: CommittedEntries): Generator<string | LinePlace> {
  yield head
  for (const line of entries.values()) yield typeof line === 'function' ? line() : line
}

import { dirname, relative } from 'node:path/posix'
import type { StudioRequests } from '../../../../core/studio/protocol'
import { parseJson } from '../../../edit/drafts/change-json'
import type { FileEdit } from '../../../edit/drafts/site-drafts'
import { isRecord } from '../../../lib/files/is-record'
import { readNumbers } from '../../../lib/json/json-numbers'
import { escapePointer, resolvePointer, splitPointer } from '../../../lib/json/text-place'
import { TIME_NAMES } from '../../../schemas/item-times'
import type { Fragment, Use } from '../../../sources/compose/fragments'
import { MAX_DEPTH, readFragment, readUse } from '../../../sources/compose/fragments'
import { readFileUse, resolveTextFile } from '../../../sources/compose/long-texts'
import type { Value } from '../../../sources/compose/placeholders'
import {
  fillPlaceholders,
  findPlaceholders,
  renderValue,
} from '../../../sources/compose/placeholders'
import { StudioError } from '../session/studio-error'
import type { StudioSession } from '../session/studio-session'

/**
 * Replaces the use of a shared file with its content, in which the parameters are filled in. What
 * the page shows stays the same.
 * @throws {StudioError} if the shared file is no longer used there, or if it cannot be copied.
 */
export function planDetachment(
  session: StudioSession,
  { file, pointer, name }: StudioRequests['detach']['question'],
): FileEdit[] {
  const written = resolvePointer(parseJson(session.readText(file)), pointer)
  const { use, times } = readTimedUse(written)
  if (use?.name !== name) {
    throw new StudioError(409, 'This has been changed or removed elsewhere in the meantime.')
  }
  const content = new Copy(session, file).fill(use, pointer)
  const items = (Array.isArray(content) ? content : [content]).map((item) => addTimes(item, times))
  if (items.length === 0) return [{ file, edit: { op: 'unset', pointer } }]
  const [list, index] = splitPointer(pointer)
  return items.map((value, count) => {
    const next = `${list}/${Number(index) + count}`
    return { file, edit: { op: count === 0 ? 'set' : 'insert', pointer: next, value } }
  })
}

/** The use of a shared file, and its publishing times. */
function readTimedUse(written: unknown): { use?: Use; times: Record<string, unknown> } {
  if (!isRecord(written)) return { times: {} }
  const isTime = ([name]: [string, unknown]) => TIME_NAMES.some((time) => time === name)
  const entries = Object.entries(written)
  return {
    use: readUse(Object.fromEntries(entries.filter((one) => !isTime(one)))),
    times: Object.fromEntries(entries.filter(isTime)),
  }
}

function addTimes(item: unknown, times: Record<string, unknown>): unknown {
  const names = Object.keys(times)
  if (names.length === 0 || !isRecord(item)) return item
  if (!names.some((name) => Object.hasOwn(item, name))) return { ...item, ...times }
  throw new StudioError(409, 'This block and the shared one both have publishing times.')
}

/** Copies the content of shared files into a file. */
class Copy {
  readonly #session: StudioSession
  /** The file that gets the copy. */
  readonly #file: string

  constructor(session: StudioSession, file: string) {
    this.#session = session
    this.#file = file
  }

  /** The content of the shared file that is used at a pointer. Shared files in it stay shared. */
  fill(use: Use, pointer: string): unknown {
    const values = this.#readValues(use, pointer)
    const fragment = this.#open(use.name)
    let content = fillValue(fragment.content, values, (text) => this.#carry(text, fragment.file))
    // Content that consists of another shared file only would not be a copy.
    for (let depth = 0; depth < MAX_DEPTH && isRecord(content); depth++) {
      const inner = readUse(content)
      if (!inner) break
      content = this.fill(inner, '')
    }
    return content
  }

  #open(name: string): Fragment {
    const file = `shared/${name}.json`
    return readFragment(file, parseJson(this.#session.readText(file)))
  }

  #readValues({ name, values }: Use, pointer: string): Map<string, Value> {
    const { file, parameters } = this.#open(name)
    const [own, shared] = [this.#file, file].map((one) => readNumbers(this.#session.readText(one)))
    const found = new Map<string, Value>()
    for (const [key, { hasDefault, value }] of parameters) {
      const at = escapePointer(key)
      if (Object.hasOwn(values, key)) {
        const written = own?.get(`${pointer}/with/${at}`)?.written
        found.set(key, { value: values[key], written })
      } else if (hasDefault) {
        found.set(key, { value, written: shared?.get(`/parameters/${at}/default`)?.written })
      }
    }
    return found
  }

  /** The path of a Markdown file is relative to the file that uses it. */
  #carry(text: string, from: string): string {
    return relative(dirname(this.#file), resolveTextFile(text, from))
  }
}

/** Fills in the parameters of a shared file. Placeholders of pages and rows stay. */
function fillValue(
  value: unknown,
  values: Map<string, Value>,
  carryText: (file: string) => string,
): unknown {
  if (typeof value === 'string') return fillText(value, values)
  if (Array.isArray(value)) return value.map((item) => fillValue(item, values, carryText))
  if (!isRecord(value)) return value
  const text = readFileUse(value)
  if (text?.endsWith('.md')) return { file: carryText(text) }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillValue(inner, values, carryText)]),
  )
}

function fillText(text: string, values: Map<string, Value>): unknown {
  const own = findPlaceholders(text).filter(({ group }) => group === 'with')
  const read = (name: string): Value => {
    const value = values.get(name)
    if (value) return value
    throw new StudioError(409, `The shared block needs a value for "${name}".`)
  }
  const [first] = own
  if (!first) return text
  if (first.written === text) return structuredClone(read(first.name).value)
  if (own.some(({ name }) => typeof read(name).value === 'object')) {
    throw new StudioError(409, `"${text}" cannot contain a list or an object.`)
  }
  return fillPlaceholders(text, ({ group, name, written }) =>
    group === 'with' ? renderValue(read(name)) : written,
  )
}

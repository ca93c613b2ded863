/** Fills in a value: fragments and placeholders. */

import { isRecord } from '../../lib/files/is-record'
import { escapePointer } from '../../lib/json/text-place'
import type { ValueSource } from '../../lib/problems/problem'
import { TIME_NAMES } from '../../schemas/item-times'
import type { Window } from '../time/window'
import { intersect, isShown } from '../time/window'
import { collectTexts } from './collect-texts'
import { expandFile, expandRows } from './expand-files'
import { reportBoth, reportMissing } from './expand-issues'
import { expandText } from './expand-text'
import { FragmentUse } from './expand-use'
import type { Expansion, Position } from './expansion'
import { readUse } from './fragments'
import { movePlace, removePlace, setSource } from './known-places'
import { readFileUse } from './long-texts'
import { Flattened, MissingValue, Omitted, Unpublished } from './omitted'
import { within } from './source-map'
import { readRowsUse } from './table-rows'
import type { WrittenTimes } from './timed-items'
import { readTimes } from './timed-items'
import { Unresolved } from './unresolved'

/**
 * Fills in a value. If a placeholder has no value, the item is omitted from its list, or the result
 * is a `MissingValue`.
 */
export function expandValue(value: unknown, position: Position, world: Expansion): unknown {
  return finish(new Expander(world).expand(value, position))
}

/** A list item and its source. */
export interface Item {
  value: unknown
  from: ValueSource
}

type ListPosition = Omit<Position, 'from'>

/** Fills in a list whose items come from several sources. */
export function expandItems(items: Item[], position: ListPosition, world: Expansion): unknown {
  const known = world.issues.length
  const filled = finish(new Expander(world).expandItems(items, position))
  if (filled instanceof MissingValue) {
    world.issues.push(reportMissing(filled, position.to, world.file))
    return new Unresolved([])
  }
  return filled ?? (world.issues.length > known ? new Unresolved([]) : [])
}

function finish(filled: unknown): unknown {
  if (filled instanceof Flattened) return filled.items
  return filled instanceof Unpublished ? undefined : filled
}

class Expander {
  readonly #world: Expansion

  constructor(world: Expansion) {
    this.#world = world
  }

  expand(value: unknown, position: Position): unknown {
    if (typeof value === 'string') return expandText(value, position, this.#world)
    if (Array.isArray(value)) return this.#expandList(value, position)
    if (typeof value !== 'object' || value === null) return value
    const use = readUse(value)
    if (!use) return this.#expandObject(value as Record<string, unknown>, position)
    return new FragmentUse(use, position, this.#world).expand((inner, at) => this.expand(inner, at))
  }

  #expandList(list: unknown[], position: Position): unknown {
    const items = list.map((value, index) => ({ value, from: within(position.from, index) }))
    return this.expandItems(items, position)
  }

  expandItems(items: Item[], position: ListPosition): unknown {
    const filled: unknown[] = []
    let omitted: Omitted | undefined
    // A fragment that is a list replaces a single item.
    const list = { ...position, schema: position.schema?.step(undefined, items) ?? position.schema }
    for (const item of items) {
      const found = this.#addItem(item, list, filled)
      omitted = found instanceof Unpublished ? (omitted ?? found) : (found ?? omitted)
    }
    return filled.length === 0 && omitted ? omitted : filled
  }

  /** Adds an item's result to a list. Returns what is omitted, if anything. */
  #addItem({ value, from }: Item, list: ListPosition, filled: unknown[]): Omitted | undefined {
    const start = filled.length
    const position = { ...list, to: `${list.to}/${start}`, from }
    const timed = this.#readTimed(value, position)
    if (timed && !isShown(timed.window, this.#world.clock)) {
      this.#readUnpublished(timed.rest, position)
      return new Unpublished()
    }
    const made = this.expand(timed ? timed.rest : value, position)
    if (made instanceof Omitted) {
      removePlace(this.#world, position.to)
      return made
    }
    if (made instanceof Flattened) this.#addFlattened(made, list.to, filled)
    else {
      setSource(this.#world, position.to, from)
      filled.push(made)
    }
    const use = readUse(timed ? timed.rest : (value ?? {}))
    for (let index = start; index < filled.length; index++) {
      const to = `${list.to}/${index}`
      if (use) this.#world.usePlaces.set(to, { ...from, name: use.name })
      if (timed) this.#addWindow(to, timed.window)
    }
    return undefined
  }

  /** Collects the strings in an unpublished item. Its issues are not reported. */
  #readUnpublished(value: object, position: Position): void {
    const { issues, times, unreadTexts } = this.#world
    const [knownIssues, knownTimes] = [issues.length, times.length]
    collectTexts(this.expand(value, position), unreadTexts)
    issues.length = knownIssues
    times.length = knownTimes
    removePlace(this.#world, position.to)
  }

  /**
   * Both an item in a fragment and the place where the fragment is used may have publishing times.
   */
  #addWindow(pointer: string, window: Window): void {
    const { windows } = this.#world
    windows.set(pointer, intersect(windows.get(pointer) ?? {}, window))
  }

  /** An item's publishing times, and the item without them. Undefined if it has none. */
  #readTimed(value: unknown, position: Position): { window: Window; rest: object } | undefined {
    if (!isRecord(value)) return undefined
    const { file, sourceMap, issues, times } = this.#world
    const { to, from, schema } = position
    // A block may use a property with that name for something else.
    const own = TIME_NAMES.filter(
      (name) => Object.hasOwn(value, name) && !schema?.step(name, value),
    )
    if (own.length === 0) return undefined
    const rest = { ...value }
    const written: WrittenTimes = {}
    const sources = new Map<string, ValueSource>()
    for (const name of own) {
      delete rest[name]
      const [place, source] = [`${to}/${name}`, within(from, name)]
      const made = this.expand(value[name], {
        ...position,
        to: place,
        from: source,
        schema: undefined,
      })
      sources.set(name, sourceMap.get(place) ?? source)
      // Without its time, the item would be published too early or for too long.
      if (made instanceof MissingValue) issues.push(reportMissing(made, place, file))
      else if (!(made instanceof Omitted || made instanceof Unresolved)) written[name] = made
      removePlace(this.#world, place)
    }
    const sourceOf = (name: string) => sources.get(name) ?? from
    const { clock } = this.#world
    const read = readTimes(written, { file, pointer: to, sourceOf }, { clock, isChecked: false })
    issues.push(...read.issues)
    times.push(read.window)
    return { window: read.window, rest }
  }

  /** Adds a fragment's items, which are already filled in, to a list. */
  #addFlattened({ items, from, to: old }: Flattened, list: string, filled: unknown[]): void {
    for (const [index, item] of items.entries()) {
      const place = `${list}/${filled.length}`
      movePlace(this.#world, `${old}/${index}`, place)
      setSource(this.#world, place, within(from, index))
      filled.push(item)
    }
  }

  #expandObject(object: Record<string, unknown>, position: Position): unknown {
    const filled: Record<string, unknown> = {}
    let omitted: Omitted | undefined
    for (const [key, child] of Object.entries(object)) {
      const read = this.#expandFiles(object, key, position)
      if (read) {
        Object.assign(filled, read)
        continue
      }
      const { to, from, schema } = stepInto(object, key, position)
      const made = this.expand(child, { ...position, to, from, schema })
      if (!(made instanceof Omitted)) {
        filled[key] = made instanceof Flattened ? this.#placeItems(made, to) : made
        continue
      }
      if (!position.schema?.isWholeWithout(key, object)) return made
      omitted = made
    }
    return omitted && Object.keys(filled).length === 0 ? omitted : filled
  }

  /** The properties that a Markdown or data file fills in. Undefined for other values. */
  #expandFiles(
    object: Record<string, unknown>,
    key: string,
    position: Position,
  ): Record<string, unknown> | undefined {
    const { to, from, schema } = position
    const child = object[key]
    const name = readFileUse(child)
    const target = name === undefined ? undefined : schema?.targetOf('fromFile', key, object)
    if (name !== undefined && target !== undefined) {
      const place = { to: `${to}/${escapePointer(target)}`, from: within(from, key) }
      if (!Object.hasOwn(object, target)) return { [target]: expandFile(name, place, this.#world) }
      this.#world.issues.push(reportBoth(target, key, { file: this.#world.file, ...place }))
      return {}
    }
    const use = readRowsUse(child)
    const headings = use && schema?.targetOf('fromRows', key, object)
    if (!use || headings === undefined) return undefined
    const at = `${to}/${escapePointer(headings)}`
    const place = { ...stepInto(object, key, position), headings: { at, own: object[headings] } }
    const { head, rows } = expandRows(use, place, this.#world)
    return { [key]: rows, ...(head && { [headings]: head }) }
  }

  #placeItems(flattened: Flattened, to: string): unknown[] {
    const items: unknown[] = []
    this.#addFlattened(flattened, to, items)
    return items
  }
}

function stepInto(object: object, key: string, { to, from, schema }: Position) {
  return {
    to: `${to}/${escapePointer(key)}`,
    from: within(from, key),
    schema: schema?.step(key, object),
  }
}

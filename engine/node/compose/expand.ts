/** Fills a value in: what it uses by name, and the values that its placeholders stand for. */
import { escapePointer } from '../json/text-place'
import type { Window } from '../moments/window'
import { intersect, isShown } from '../moments/window'
import type { Origin } from '../problems/problem'
import { TIME_NAMES } from '../schemas/item-times'
import { isRecord } from '../util/is-record'
import { expandFile, expandRows } from './expand-files'
import {
  tellBoth,
  tellCircle,
  tellMissing,
  tellParameter,
  tellUnknownFragment,
} from './expand-issues'
import { expandText } from './expand-text'
import type { Expansion, Spot, Surroundings } from './expansion'
import { MAX_DEPTH, readUse } from './fragments'
import { Gap } from './gaps'
import { Hidden, LeftOut, Omitted, Spliced } from './left-out'
import { readFileUse } from './long-texts'
import { findOrigin, within } from './origins'
import type { Value } from './placeholders'
import { readRowsUse } from './table-rows'
import type { WrittenTimes } from './timed-items'
import { readTimes } from './timed-items'

/** Fills a value in. What has no value for one of its placeholders is left out of its list. */
export function expandValue(
  value: unknown,
  spot: Spot,
  around: Surroundings,
  world: Expansion,
): unknown {
  return finish(createExpander(world).expand(value, spot, around), spot.to, world)
}

/** A value of a list, and where it is written. */
export interface Item {
  value: unknown
  from: Origin
}

/** Fills in a list whose items are written in several places. */
export function expandItems(
  items: Item[],
  spot: Omit<Spot, 'from'>,
  { around, world }: { around: Surroundings; world: Expansion },
): unknown {
  const told = world.issues.length
  const filled = finish(createExpander(world).expandItems(items, spot, around), spot.to, world)
  return filled ?? (world.issues.length > told ? new Gap([]) : [])
}

function finish(filled: unknown, pointer: string, world: Expansion): unknown {
  if (filled instanceof Spliced) return filled.items
  if (filled instanceof Hidden) return undefined
  if (!(filled instanceof Omitted)) return filled
  world.issues.push(tellMissing(filled, pointer, world.file))
  return undefined
}

interface Expander {
  expand: (value: unknown, spot: Spot, around: Surroundings) => unknown
  expandItems: (items: Item[], spot: Omit<Spot, 'from'>, around: Surroundings) => unknown
}

function createExpander(world: Expansion): Expander {
  const { origins, issues, file } = world

  function expand(value: unknown, spot: Spot, around: Surroundings): unknown {
    if (typeof value === 'string') return expandText(value, spot, around, world)
    if (Array.isArray(value)) return expandList(value, spot, around)
    if (typeof value !== 'object' || value === null) return value
    const use = readUse(value)
    return use ? expandUse(use, spot, around) : expandObject(value, spot, around)
  }

  function expandList(list: unknown[], { to, from, schema }: Spot, around: Surroundings): unknown {
    const items = list.map((value, index) => ({ value, from: within(from, index) }))
    return expandItems(items, { to, schema }, around)
  }

  function expandItems(
    items: Item[],
    { to, schema }: Omit<Spot, 'from'>,
    around: Surroundings,
  ): unknown {
    const filled: unknown[] = []
    let left: LeftOut | undefined
    // A fragment that is a list stands where one of its items would.
    const itemSchema = schema?.step(undefined, items) ?? schema
    for (const { value, from } of items) {
      const start = filled.length
      const spot = { to: `${to}/${start}`, from, schema: itemSchema }
      const timed = readTimed(value, spot, around)
      if (timed && !isShown(timed.window, world.clock)) {
        left ??= new Hidden()
        noteHidden(timed.rest, spot, around)
        continue
      }
      const made = expand(timed ? timed.rest : value, spot, around)
      if (made instanceof LeftOut) {
        left = made
        forget(spot.to)
        continue
      }
      if (made instanceof Spliced) takeItems(made, to, filled)
      else {
        noteOrigin(spot.to, from)
        filled.push(made)
      }
      if (timed)
        for (let i = start; i < filled.length; i += 1) noteWindow(`${to}/${i}`, timed.window)
    }
    return filled.length === 0 && left ? left : filled
  }

  /** What is not published is no less used; what is wrong with it is not told here. */
  function noteHidden(value: object, spot: Spot, around: Surroundings): void {
    const [told, known] = [issues.length, world.times.length]
    collectAssets(expand(value, spot, around), world.hiddenAssets)
    issues.length = told
    world.times.length = known
    forget(spot.to)
  }

  /** An item of a fragment may say it, and so may the place where the fragment is used. */
  function noteWindow(pointer: string, window: Window): void {
    world.windows.set(pointer, intersect(world.windows.get(pointer) ?? {}, window))
  }

  /** What is known of a value that is left out would be taken for that of the next. */
  function forget(pointer: string): void {
    for (const known of [origins, world.guarded, world.windows]) {
      for (const one of [...known.keys()]) {
        if (one === pointer || one.startsWith(`${pointer}/`)) known.delete(one)
      }
    }
  }

  /** When an item is published, and the item without what says so; undefined where nothing does. */
  function readTimed(
    value: unknown,
    { to, from, schema }: Spot,
    around: Surroundings,
  ): { window: Window; rest: object } | undefined {
    if (!isRecord(value)) return undefined
    // A property of that name may mean something else to the block.
    const own = TIME_NAMES.filter(
      (name) => Object.hasOwn(value, name) && !schema?.step(name, value),
    )
    if (own.length === 0) return undefined
    const rest = { ...value }
    const written: WrittenTimes = {}
    const sources = new Map<string, Origin>()
    for (const name of own) {
      delete rest[name]
      const [place, source] = [`${to}/${name}`, within(from, name)]
      const made = expand(value[name], { to: place, from: source }, around)
      sources.set(name, origins.get(place) ?? source)
      if (!(made instanceof LeftOut || made instanceof Gap)) written[name] = made
      forget(place)
    }
    const sourceOf = (name: string) => sources.get(name) ?? from
    const read = readTimes(written, { file, pointer: to, sourceOf }, { ...world, isChecked: false })
    issues.push(...read.issues)
    world.times.push(read.window)
    return { window: read.window, rest }
  }

  /** Unless it follows from what is known of the values around. */
  function noteOrigin(pointer: string, from: Origin): void {
    if (origins.has(pointer)) return
    const known = findOrigin(origins, file, pointer)
    if (known.file !== from.file || known.pointer !== from.pointer) origins.set(pointer, from)
  }

  /** Gives the items of a fragment, which were filled in elsewhere, their places in a list. */
  function takeItems({ items, from, to: old }: Spliced, to: string, filled: unknown[]): void {
    for (const [index, item] of items.entries()) {
      const place = `${to}/${filled.length}`
      const before = `${old}/${index}`
      movePointers(origins, before, place)
      movePointers(world.guarded, before, place)
      movePointers(world.windows, before, place)
      noteOrigin(place, within(from, index))
      filled.push(item)
    }
  }

  function expandObject(object: object, { to, from, schema }: Spot, around: Surroundings): unknown {
    const filled: Record<string, unknown> = {}
    let left: LeftOut | undefined
    for (const [key, child] of Object.entries(object)) {
      const pointer = `${to}/${escapePointer(key)}`
      const name = readFileUse(child)
      const target = name === undefined ? undefined : schema?.targetOf('fromFile', key, object)
      if (name !== undefined && target !== undefined) {
        const spot = { to: `${to}/${escapePointer(target)}`, from: within(from, key) }
        if (Object.hasOwn(object, target)) issues.push(tellBoth(target, key, { file, ...spot }))
        else filled[target] = expandFile(name, spot, world)
        continue
      }
      const use = readRowsUse(child)
      const headings = use && schema?.targetOf('fromRows', key, object)
      if (use && headings !== undefined) {
        const at = `${to}/${escapePointer(headings)}`
        const own = (object as Record<string, unknown>)[headings]
        const spot = { to: pointer, from: within(from, key), headings: { at, own } }
        const { head, rows } = expandRows(use, spot, world)
        filled[key] = rows
        if (head) filled[headings] = head
        continue
      }
      const spot = { to: pointer, from: within(from, key), schema: schema?.step(key, object) }
      const made = expand(child, spot, around)
      if (!(made instanceof LeftOut)) {
        filled[key] = made instanceof Spliced ? moveItems(made, spot.to) : made
        continue
      }
      if (!schema?.isWholeWithout(key, object)) return made
      left = made
    }
    return left && Object.keys(filled).length === 0 ? left : filled
  }

  function moveItems(spliced: Spliced, to: string): unknown[] {
    const items: unknown[] = []
    takeItems(spliced, to, items)
    return items
  }

  function expandUse(
    { name, values }: NonNullable<ReturnType<typeof readUse>>,
    { to, from, schema }: Spot,
    around: Surroundings,
  ): unknown {
    const told = { file, pointer: to, rule: 'unknown-fragment' }
    const fragment = world.fragments.get(name)
    if (!fragment) {
      const unknown = tellUnknownFragment(name, world.fragments.keys())
      issues.push({ ...told, source: within(from, 'use'), ...unknown })
      return new Gap(null)
    }
    if (around.open.includes(name) || around.open.length >= MAX_DEPTH) {
      issues.push({
        ...told,
        ...{ source: within(from, 'use'), rule: 'fragment-circle' },
        ...tellCircle([...around.open, name]),
      })
      return new Gap(null)
    }
    world.uses.add(name)
    const toldBefore = issues.length
    const given = new Map<string, Value>()
    // A misspelt name is not missing as well.
    const hasUnknown = Object.keys(values).some((key) => !fragment.parameters.has(key))
    for (const [key, value] of Object.entries(values)) {
      const written = within(within(from, 'with'), key)
      if (!fragment.parameters.has(key)) {
        issues.push(tellParameter(name, key, [...fragment.parameters.keys()], { ...told, written }))
        continue
      }
      const place = `${to}/with/${escapePointer(key)}`
      const toldOfOthers = issues.length
      const made = expand(value, { to: place, from: written }, around)
      if (made instanceof LeftOut) return made
      if (issues.length > toldOfOthers) {
        given.set(key, { value: new Gap(null) })
        continue
      }
      const isText = world.guarded.delete(place)
      given.set(key, {
        value: made instanceof Spliced ? made.items : made,
        origin: written,
        isText,
        written: findWritten(world.origins.get(place) ?? written),
      })
    }
    for (const [key, { hasDefault, value }] of fragment.parameters) {
      if (given.has(key) || hasUnknown) continue
      if (hasDefault) {
        const pointer = `/parameters/${escapePointer(key)}/default`
        given.set(key, { value, written: findWritten({ file: fragment.file, pointer }) })
      } else {
        issues.push({
          ...told,
          ...{ source: within(from, 'use'), rule: 'missing-parameter' },
          message: `"${name}" needs a value for "${key}".`,
          hint: `Write "with": { "${key}": … } beside "use".`,
        })
      }
    }
    const names = [...fragment.parameters.keys()]
    const inner = { file: fragment.file, pointer: '/content' }
    const scope = { ...around.scope, with: { names, known: given } }
    const open = [...around.open, name]
    const isGiven = issues.length === toldBefore
    const made = expand(fragment.content, { to, from: inner, schema }, { scope, open })
    if (!isGiven) {
      forget(to)
      return new Gap(null)
    }
    if (Array.isArray(made)) return new Spliced(made, inner, to)
    noteOrigin(to, inner)
    return made
  }

  /** A number as it is written in its file. */
  function findWritten({ file: at, pointer }: Origin): string | undefined {
    return world.numbers.get(at)?.get(pointer)?.written
  }

  return { expand, expandItems }
}

function collectAssets(value: unknown, assets: Set<string>): void {
  if (typeof value === 'string' && value.startsWith('/assets/')) assets.add(value)
  if (value instanceof Spliced) collectAssets(value.items, assets)
  else if (typeof value === 'object' && value !== null && !(value instanceof LeftOut)) {
    for (const child of Object.values(value)) collectAssets(child, assets)
  }
}

/** Moves what is known of a value, and of all within it, to another pointer. */
function movePointers<T>(known: Map<string, T>, from: string, to: string): void {
  for (const [pointer, value] of [...known]) {
    if (pointer !== from && !pointer.startsWith(`${from}/`)) continue
    known.delete(pointer)
    known.set(to + pointer.slice(from.length), value)
  }
}

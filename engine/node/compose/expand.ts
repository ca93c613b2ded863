/** Fills a value in: what it uses by name, and the values that its placeholders stand for. */
import { guardText, guardTokens } from '../../core/text/guard'
import { escapePointer } from '../json/text-place'
import type { Clock } from '../moments/clock'
import type { Window } from '../moments/window'
import { intersect, isShown } from '../moments/window'
import { findNearest, renderSuggestion, suggest } from '../problems/nearest'
import type { FilledIn, Issue, Origin } from '../problems/problem'
import { TIME_NAMES } from '../schemas/item-times'
import { isRecord } from '../util/is-record'
import type { Fragments } from './fragments'
import { MAX_DEPTH, readUse } from './fragments'
import type { LongText } from './long-texts'
import { listOrigins, readFileUse, resolveTextFile, tellMissingText } from './long-texts'
import type { Origins } from './origins'
import { findOrigin } from './origins'
import type { PlaceSchema } from './place-schema'
import type { Group, Placeholder, Scope, Value, Values } from './placeholders'
import { fillPlaceholders, findPlaceholders, hasPlaceholder } from './placeholders'
import type { Cell, DataTable, RowsUse } from './table-rows'
import {
  listCells,
  readRowsUse,
  tellMissingColumn,
  tellMissingRows,
  tellUnevenHeadings,
} from './table-rows'
import type { WrittenTimes } from './timed-items'
import { readTimes } from './timed-items'

/** What a value is filled in with, and what is learned on the way. */
export interface Expansion {
  /** The composed file. */
  file: string
  fragments: Fragments
  origins: Origins
  issues: Issue[]
  /** The fragments that it uses, those that these use included. */
  uses: Set<string>
  /** Pointers of texts into which values of rows were put, with the texts that guard these. */
  guarded: Map<string, GuardedText>
  /** The Markdown files that there are, and reads one of them. */
  texts: { files: string[]; read: (file: string) => LongText }
  /** The data files that there are, and reads one of them. */
  rows: { files: string[]; read: (file: string) => DataTable }
  /** The Markdown and data files that it shows, with the states that they were in. */
  read: Map<string, string>
  clock: Clock
  /** Pointers of items of lists that say when they are published. */
  windows: Map<string, Window>
  /** When all such items are published, also those that are left out. */
  times: Window[]
  /** The files of `assets` that items show which are left out. */
  hiddenAssets: Set<string>
}

/** A text in which values of a row are to stay text, whatever marks they have. */
export interface GuardedText {
  rich: string
  plain: string
}

/** Where a value stands in the composed file, and where it is written. */
export interface Spot {
  to: string
  from: Origin
  /** What may be there; undefined where that is not known. */
  schema?: PlaceSchema
}

/** What holds within a fragment, or a file. */
export interface Surroundings {
  scope: Scope
  /** The fragments that are open, outermost first. */
  open: string[]
}

/** In place of a value that is left out. */
class LeftOut {}

/** A list of which nothing is published now. */
class Hidden extends LeftOut {}

/** In place of a value that is left out, with the placeholder that has no value. */
class Omitted extends LeftOut {
  missing: Placeholder
  from: Origin
  /** The cell that is empty, of a row. */
  empty?: Origin
  constructor(missing: Placeholder, from: Origin, empty?: Origin) {
    super()
    this.missing = missing
    this.from = from
    this.empty = empty
  }
}

/** The items of a fragment that is a list, where it is used in a list. */
class Spliced {
  items: unknown[]
  from: Origin
  /** How their pointers begin in the composed file until they have their place. */
  to: string
  constructor(items: unknown[], from: Origin, to: string) {
    this.items = items
    this.from = from
    this.to = to
  }
}

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
  return finish(createExpander(world).expandItems(items, spot, around), spot.to, world) ?? []
}

function finish(filled: unknown, pointer: string, world: Expansion): unknown {
  if (filled instanceof Spliced) return filled.items
  if (filled instanceof Hidden) return undefined
  if (!(filled instanceof Omitted)) return filled
  world.issues.push(buildMissing(filled, pointer, world.file))
  return undefined
}

function buildMissing({ missing, from, empty }: Omitted, pointer: string, file: string): Issue {
  const { written, name } = missing
  const told = { file, pointer, rule: 'missing-value' }
  const hint = 'Give it a value, or write a text that does without it.'
  if (!empty) {
    const message = `There is no value for "${written}", and this text needs one.`
    return { ...told, source: from, message, hint }
  }
  const message = `This row has no value in the column "${name}", which ${from.file} needs.`
  return { ...told, source: empty, message, hint }
}

interface Expander {
  expand: (value: unknown, spot: Spot, around: Surroundings) => unknown
  expandItems: (items: Item[], spot: Omit<Spot, 'from'>, around: Surroundings) => unknown
}

function createExpander(world: Expansion): Expander {
  const { origins, issues, file } = world

  function expand(value: unknown, spot: Spot, around: Surroundings): unknown {
    if (typeof value === 'string') return expandText(value, spot, around)
    if (Array.isArray(value)) return expandList(value, spot, around)
    if (typeof value !== 'object' || value === null) return value
    const use = readUse(value)
    return use ? expandUse(use, spot, around) : expandObject(value, spot, around)
  }

  function expandText(text: string, { to, from }: Spot, { scope }: Surroundings): unknown {
    if (!hasPlaceholder(text)) return text
    const placeholders = findPlaceholders(text)
    const found = new Map<string, Value>()
    for (const placeholder of placeholders) {
      const { written, group, name } = placeholder
      const values = scope[group]
      if (!values || !(values.names.includes(name) || values.known.has(name))) {
        issues.push(tellUnknown(placeholder, values, { file, to, from }))
        return text
      }
      const value = values.known.get(name)
      if (value === undefined) return new Omitted(placeholder, from, values.originOf?.(name))
      found.set(written, value)
    }
    const [first] = placeholders
    const whole = first?.written === text ? found.get(text) : undefined
    if (whole && typeof whole.value !== 'string') {
      if (whole.origin) origins.set(to, whole.origin)
      return structuredClone(whole.value)
    }
    const texts = [...found.values()].map(({ value }) => value)
    if (texts.some((one) => typeof one === 'object')) {
      issues.push(tellMixed(text, { file, to, from }))
      return text
    }
    const render = (map: (value: Value) => string) =>
      fillPlaceholders(text, ({ written }) => map(found.get(written) ?? { value: written }))
    const filled = render(({ value }) => String(value))
    const renderGuarded = (guard: (text: string) => string) =>
      render(({ value, isText }) => (isText ? guard(String(value)) : String(value)))
    const guarded = { rich: renderGuarded(guardText), plain: renderGuarded(guardTokens) }
    if (guarded.rich !== filled) world.guarded.set(to, guarded)
    note(whole, [...found])
    return filled

    function note(only: Value | undefined, values: [string, Value][]): void {
      if (only?.origin) origins.set(to, only.origin)
      else if (values.some(([, { isText }]) => isText)) {
        const list = values.map(([written, { value, origin }]): FilledIn => {
          return { written, value: String(value), origin }
        })
        origins.set(to, { ...from, filled: list })
      }
    }
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
      if (!(made instanceof LeftOut)) written[name] = made
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
        else filled[target] = expandFile(name, spot)
        continue
      }
      const use = readRowsUse(child)
      const headings = use && schema?.targetOf('fromRows', key, object)
      if (use && headings !== undefined) {
        const at = `${to}/${escapePointer(headings)}`
        const own = (object as Record<string, unknown>)[headings]
        const spot = { to: pointer, from: within(from, key), headings: { at, own } }
        const { head, rows } = expandRows(use, spot) ?? {}
        if (rows) filled[key] = rows
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

  /** The sections of a Markdown file. */
  function expandFile(name: string, { to, from }: Spot): unknown {
    const path = resolveTextFile(name, from.file)
    if (!world.texts.files.includes(path)) {
      const told = tellMissingText(path, name, world.texts.files)
      const source = within(from, 'file')
      issues.push({ file, pointer: to, source, rule: 'unknown-text', ...told })
      return undefined
    }
    const text = world.texts.read(path)
    world.read.set(path, text.version)
    issues.push(...text.issues)
    for (const [pointer, origin] of listOrigins(path, to, text)) origins.set(pointer, origin)
    return structuredClone(text.sections)
  }

  /** The rows of a data file, and its headings where the block has none of its own. */
  function expandRows(
    { from: path, columns }: RowsUse,
    { to, from, headings: { at, own } }: Spot & { headings: { at: string; own: unknown } },
  ): { head?: string[]; rows: string[][] } | undefined {
    const told = { file, pointer: to }
    if (!world.rows.files.includes(path)) {
      const source = within(from, 'from')
      const rule = 'unknown-rows'
      issues.push({ ...told, source, rule, ...tellMissingRows(path, world.rows.files) })
      return undefined
    }
    const { table, version, issues: faults } = world.rows.read(path)
    world.read.set(path, version)
    issues.push(...faults)
    if (!table) return undefined
    const missing = (columns ?? []).flatMap((name, index): Issue[] => {
      if (table.columns.includes(name)) return []
      const source = within(within(from, 'columns'), index)
      return [{ ...told, source, rule: 'missing-column', ...tellMissingColumn(path, name, table) }]
    })
    issues.push(...missing)
    if (missing.length > 0) return undefined
    const shown = columns ?? table.columns
    if (Array.isArray(own) && own.length !== shown.length) {
      const told = tellUnevenHeadings(path, own.length, shown.length)
      issues.push({ file, pointer: at, rule: 'missing-column', ...told })
      return undefined
    }
    const cells = listCells(path, table, shown)
    const place = (list: Cell[], at: string) =>
      list.map(({ value, guarded, origin }, index) => {
        origins.set(`${at}/${index}`, origin)
        if (guarded) world.guarded.set(`${at}/${index}`, guarded)
        return value
      })
    const rows = cells.rows.map((row, index) => {
      // A row is where its first cell is.
      if (row[0]) origins.set(`${to}/${index}`, row[0].origin)
      return place(row, `${to}/${index}`)
    })
    return own === undefined ? { head: place(cells.head, at), rows } : { rows }
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
      const nearest = findNearest(name, world.fragments.keys())
      const known = [...world.fragments.keys()].sort().join(', ')
      const further = known
        ? `The files in "shared" are: ${known}.`
        : `Put it into a file "shared/${name}.json".`
      issues.push({
        ...told,
        source: within(from, 'use'),
        message: `There is no "${name}" in the folder "shared".`,
        ...suggest(name, nearest, further),
      })
      return null
    }
    if (around.open.includes(name) || around.open.length >= MAX_DEPTH) {
      issues.push({
        ...told,
        ...{ source: within(from, 'use'), rule: 'fragment-circle' },
        ...tellCircle([...around.open, name]),
      })
      return null
    }
    world.uses.add(name)
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
      const made = expand(value, { to: place, from: written }, around)
      if (made instanceof LeftOut) return made
      const isText = world.guarded.delete(place)
      given.set(key, {
        value: made instanceof Spliced ? made.items : made,
        origin: written,
        isText,
      })
    }
    for (const [key, { hasDefault, value }] of fragment.parameters) {
      if (given.has(key) || hasUnknown) continue
      if (hasDefault) given.set(key, { value })
      else {
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
    const made = expand(fragment.content, { to, from: inner, schema }, { scope, open })
    if (Array.isArray(made)) return new Spliced(made, inner, to)
    noteOrigin(to, inner)
    return made
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

function within(from: Origin, key: string | number): Origin {
  return { file: from.file, pointer: `${from.pointer}/${escapePointer(key)}` }
}

interface Told {
  file: string
  to: string
  from: Origin
}

function tellBoth(target: string, key: string, { file, to, from }: Told): Issue {
  return {
    ...{ file, pointer: to, source: from, rule: 'unfit-markdown' },
    message: `The file in "${key}" and "${target}" cannot both be there.`,
    hint: `Write all of the text in the file, or all of it in "${target}".`,
  }
}

const GROUPS: Record<Group, string> = {
  row: 'Rows are there only in a page with "each", whose file name has a name in brackets.',
  page: 'Only blocks, and what a collection says of its pages, have "{page.…}".',
  with: 'Only a file in "shared" has "{with.…}".',
}

function tellUnknown(
  { written, group, name }: Placeholder,
  values: Values | undefined,
  { file, to, from }: Told,
): Issue {
  const told = { file, pointer: to, source: from, rule: 'unknown-placeholder' }
  if (!values) return { ...told, message: `"${written}" has no meaning here.`, hint: GROUPS[group] }
  const write = (one: string) => `{${group}.${one}}`
  const known = values.names.length > 0 ? `There are: ${values.names.map(write).join(', ')}.` : ''
  const nearest = findNearest(name, values.names)
  const { fix } = suggest(name, nearest)
  const hint = renderSuggestion(nearest[0] && write(nearest[0]), known)
  const mended = fix && { from: written, to: write(fix.to) }
  return { ...told, message: `There is no value "${written}".`, hint, fix: mended }
}

function tellMixed(text: string, { file, to, from }: Told): Issue {
  return {
    ...{ file, pointer: to, source: from, rule: 'unknown-placeholder' },
    message: `A value in "${text}" is not a text, so it cannot be a part of one.`,
    hint: 'Write the placeholder alone, or give it a text.',
  }
}

function tellCircle(path: string[]): Pick<Issue, 'message' | 'hint'> {
  const shown = path.map((name) => `"${name}"`).join(' uses ')
  const name = path.at(-1) ?? ''
  if (path.indexOf(name) === path.length - 1) {
    return {
      message: `What is used here is nested more than ${MAX_DEPTH} deep: ${shown}.`,
      hint: 'Write what the innermost says in one of the others.',
    }
  }
  return {
    message: `"${name}" uses itself: ${shown}.`,
    hint: 'Remove one of these uses.',
  }
}

function tellParameter(
  fragment: string,
  name: string,
  known: string[],
  { written, file, pointer }: { written: Origin; file: string; pointer: string },
): Issue {
  const list = known.length > 0 ? `It has: ${known.join(', ')}.` : 'It has none.'
  return {
    ...{ file, pointer, source: written, at: 'key' as const, rule: 'unknown-parameter' },
    message: `"${fragment}" has no parameter "${name}".`,
    ...suggest(name, findNearest(name, known), list),
  }
}

/** Fills in one file: its own values and, for a page, its collection's values. */

import { hashContent } from '../../lib/files/hash-content'
import { escapePointer } from '../../lib/json/text-place'
import type { Issue } from '../../lib/problems/problem'
import { TIME_NAMES } from '../../schemas/item-times'
import type { ListPart, ParsedFile } from '../files/site-files'
import type { Clock } from '../time/clock'
import type { Window } from '../time/window'
import { listChanges, stateAt } from '../time/window'
import type { Collection } from './collections'
import { listMissing } from './collections'
import type { Item } from './expand'
import { expandItems, expandValue } from './expand'
import { ALWAYS_PUBLISHED, reportAlways, reportMissing } from './expand-issues'
import type { Expansion, Position, UsePlace } from './expansion'
import type { Fragments } from './fragments'
import { removePlace } from './known-places'
import { MissingValue } from './omitted'
import type { PlaceSchema } from './place-schema'
import { readPageValues, readRowValues } from './placeholder-values'
import type { Scope, Values } from './placeholders'
import type { RowText } from './row-texts'
import type { SourceMap } from './source-map'
import { findSource } from './source-map'
import { readTimes } from './timed-items'
import { replaceUnresolved, Unresolved } from './unresolved'

/** A file with all values from other files filled in. */
export interface Composed {
  data: unknown
  /** The source map: the locations of values that are defined in other files. */
  sourceMap: SourceMap
  issues: Issue[]
  /** The pointers of unresolved values. There is an issue for each. */
  unresolved: string[]
  /** The fragments that the file uses, directly or through other fragments. */
  uses: string[]
  /** Pointer of a list item → where the page uses the fragment that contains it. */
  usePlaces: Map<string, UsePlace>
  /** Pointer → escaped text, for text that contains row values, which stay plain text. */
  escaped: Map<string, RowText>
  /** A hash of all other files that this file is composed of. */
  version: string
  /** The Markdown and data files that the file shows, with their states. */
  texts: Map<string, string>
  /** If `true`, the page's breadcrumbs are derived from its ancestors. */
  derivesTrail: boolean
  /** When the page is published, if it has a publishing time. */
  window?: Window
  /** The pointers of list items with publishing times. */
  windows: Map<string, Window>
  /** If `true`, something in the file is currently unpublished, and therefore omitted. */
  isPartial: boolean
  /** The strings in the unpublished part. */
  unreadTexts: string[]
  /** The times at which the file, or something in it, appears or expires. */
  changes: number[]
}

export interface World {
  fragments: Fragments
  /** File → hash of the collection or fragment. */
  versions: Map<string, string>
  /** Returns the schema for a kind of file. */
  openKind: (kind: string) => PlaceSchema
  /** The page properties that contain text. */
  pageNames: string[]
  texts: Expansion['texts']
  rows: Expansion['rows']
  numbers: Expansion['numbers']
  clock: Clock
}

type Data = Record<string, unknown>

type ObjectDocument = Omit<ParsedFile, 'issues'> & { data: Data }

export function composeDocument(
  document: ObjectDocument,
  collection: Collection | undefined,
  world: World,
): Composed {
  const composition = new Composition(document, collection, world)
  composition.fillOwn()
  if (document.kind === 'page') composition.fillPage()
  return composition.finish()
}

class Composition {
  readonly #document: ObjectDocument
  readonly #collection: Collection | undefined
  readonly #world: World
  readonly #expansion: Expansion
  readonly #schema: PlaceSchema
  /** The file that the author wrote. */
  readonly #by: string
  readonly #row: Values | undefined
  readonly #filled: Data = {}
  #window: Window | undefined

  constructor(document: ObjectDocument, collection: Collection | undefined, world: World) {
    this.#document = document
    this.#collection = collection
    this.#world = world
    this.#schema = world.openKind(document.kind)
    this.#by = document.made?.by ?? document.file
    this.#row = document.made?.row && readRowValues(document.made.row)
    this.#expansion = createExpansion(document, world)
  }

  /** Fills in the properties in the file, except for a page's blocks. */
  fillOwn(): void {
    const { kind, data } = this.#document
    const { issues } = this.#expansion
    const { each: _, blocks: __, ...own } = data
    for (const [key, value] of Object.entries(kind === 'page' ? own : data)) {
      const pointer = `/${escapePointer(key)}`
      const from = { file: this.#by, pointer }
      const schema = this.#schema.step(key, data)
      const known = issues.length
      // Unknown properties are reported by the schema, so they are not expanded.
      const found = schema ? this.#fill(value, { to: pointer, from, schema }) : value
      const isNeeded = kind !== 'page' || this.#schema.requires(key, data)
      const filled = this.#omit(found, pointer, isNeeded)
      const otherwise = issues.length > known ? new Unresolved(undefined) : filled
      put(this.#filled, [key], filled ?? otherwise)
    }
  }

  /** Fills in the collection's values, the publishing times and a page's blocks. */
  fillPage(): void {
    const { clock } = this.#world
    this.#fillDefaults()
    this.#window = readWindow({ file: this.#document.file, data: this.#filled }, this.#expansion)
    // Items scheduled for the page's own start are visible from that start.
    if (this.#window?.from !== undefined && stateAt(this.#window, clock.now) === 'coming') {
      this.#expansion.clock = { ...clock, now: this.#window.from }
    }
    this.#fillBlocks()
    const { made } = this.#document
    if (made?.part) numberPart(this.#filled, made.part)
  }

  #fillDefaults(): void {
    const { sourceMap } = this.#expansion
    const { file = '', page = {} } = this.#collection ?? {}
    for (const path of listMissing(page, this.#filled)) {
      const pointer = path.map((part) => `/${escapePointer(part)}`).join('')
      const from = { file, pointer: `/page${pointer}` }
      const value = path.reduce<unknown>((node, key) => (node as Data)[key], page)
      // Defaults are filled in one after the other, because a default can refer to earlier values.
      const found = this.#fill(value, { to: pointer, from }, this.#readPage())
      const filled = this.#omit(found, pointer, false)
      if (filled === undefined) continue
      if (!sourceMap.has(pointer)) sourceMap.set(pointer, from)
      put(this.#filled, path, filled)
    }
  }

  /** Omits a property without a value. Reports it if it is required. */
  #omit(filled: unknown, pointer: string, isNeeded: boolean): unknown {
    if (!(filled instanceof MissingValue)) return filled
    const { issues, file } = this.#expansion
    removePlace(this.#expansion, pointer)
    if (!isNeeded && !TIMES.has(pointer)) return undefined
    issues.push(reportMissing(filled, pointer, file))
    return new Unresolved(undefined)
  }

  #fillBlocks(): void {
    const { data } = this.#document
    const { blocks } = data
    if (blocks === undefined ? this.#collection : Array.isArray(blocks)) {
      const items = listBlocks((blocks ?? []) as unknown[], this.#by, this.#collection)
      const scope = { row: this.#row, page: this.#readPage() }
      const schema = this.#schema.step('blocks', data)
      const position = { to: '/blocks', schema, scope, open: [] }
      this.#filled.blocks = expandItems(items, position, this.#expansion)
    } else if (blocks !== undefined) this.#filled.blocks = blocks
  }

  #fill(value: unknown, position: Omit<Position, 'scope' | 'open'>, page?: Scope['page']): unknown {
    return expandValue(
      value,
      { ...position, scope: { row: this.#row, page }, open: [] },
      this.#expansion,
    )
  }

  #readPage(): Values {
    const { sourceMap, file } = this.#expansion
    const sourceOf = (name: string) => findSource(sourceMap, file, `/${name}`)
    const values = readPageValues(this.#filled, this.#world.pageNames, sourceOf)
    return { ...values, sourceOf: () => ({ file: this.#by, pointer: '' }) }
  }

  finish(): Composed {
    const { sourceMap, issues, uses, escaped, read, times, unreadTexts } = this.#expansion
    const { windows, usePlaces } = this.#expansion
    return {
      ...{ data: this.#filled, sourceMap, issues, usePlaces, escaped, windows, texts: read },
      unresolved: issues.length > 0 ? replaceUnresolved(this.#filled) : [],
      uses: [...uses],
      version: this.#nameVersion(),
      window: this.#window,
      unreadTexts: [...unreadTexts],
      isPartial: !this.#world.clock.showsAll && !times.every((one) => this.#isShown(one)),
      changes: [...(this.#window ? [this.#window] : []), ...times].flatMap(listChanges),
      derivesTrail:
        (this.#collection !== undefined || this.#document.made?.row?.tagsOf !== undefined) &&
        this.#filled.breadcrumbs === undefined,
    }
  }

  #nameVersion(): string {
    const { fragments, versions, clock } = this.#world
    const { uses, read, times } = this.#expansion
    const files = [this.#collection?.file, ...[...uses].map((name) => fragments.get(name)?.file)]
    const parts = [this.#document.made, files.map((file) => file && versions.get(file)), [...read]]
    // A file without times has the same version at all times.
    const shown = clock.showsAll || times.map((one) => this.#isShown(one))
    return hashContent(JSON.stringify(times.length > 0 ? [...parts, shown] : parts))
  }

  #isShown(window: Window): boolean {
    return stateAt(window, this.#expansion.clock.now) === 'shown'
  }
}

function createExpansion(
  { file, made, numbers: written }: ObjectDocument,
  world: World,
): Expansion {
  const { fragments, texts, rows, numbers, clock } = world
  const by = made?.by ?? file
  const sourceMap: SourceMap = new Map(made && [['', { file: by, pointer: '' }]])
  return {
    ...{ file, fragments, sourceMap, texts, rows, clock },
    numbers: written ? new Map([...numbers, [by, written]]) : numbers,
    issues: [],
    uses: new Set(),
    usePlaces: new Map(),
    escaped: new Map(),
    read: new Map(),
    windows: new Map(),
    times: [],
    unreadTexts: new Set(),
  }
}

/** Without its time, a page would be published too early or for too long. */
const TIMES: ReadonlySet<string> = new Set(TIME_NAMES.map((name) => `/${name}`))

/** When a page is published. Undefined if it has no publishing time. */
function readWindow(
  { file, data }: { file: string; data: Data },
  { issues, clock }: Expansion,
): Window | undefined {
  const said = TIME_NAMES.filter((name) => data[name] !== undefined && data[name] !== false)
  const [first] = said
  if (first === undefined) return undefined
  if (ALWAYS_PUBLISHED.includes(file)) {
    issues.push(reportAlways(file, first))
    return undefined
  }
  const read = readTimes(data, { file, pointer: '' }, { clock, isChecked: true })
  issues.push(...read.issues)
  return read.window
}

/** Inserts a page's blocks between its collection's blocks. */
function listBlocks(blocks: unknown[], by: string, collection: Collection | undefined): Item[] {
  const list = (values: unknown[], file: string, pointer: string) =>
    values.map((value, index) => ({ value, from: { file, pointer: `${pointer}/${index}` } }))
  const own = list(blocks, by, '/blocks')
  if (!collection) return own
  const { file, before, after } = collection
  return [...list(before, file, '/before'), ...own, ...list(after, file, '/after')]
}

/**
 * The title of an additional part of a list contains the part's number, and the search covers only
 * the first part.
 */
function numberPart(page: Data, { number }: ListPart): void {
  for (const key of ['title', 'description']) {
    const text = page[key]
    if (typeof text === 'string') page[key] = `${text} (${number})`
  }
  delete page.search
}

function put(data: Data, path: string[], value: unknown): void {
  const last = path.at(-1) ?? ''
  let node = data
  for (const key of path.slice(0, -1)) node = node[key] as Data
  if (value !== undefined) node[last] = value
}

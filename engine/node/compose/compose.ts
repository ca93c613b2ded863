/** Puts the files of a site together: what its pages share, use by name, and are made of. */

import { fileOfRoute } from '../../core/addresses/paths'
import { escapePointer } from '../json/text-place'
import type { Clock, Moment } from '../moments/clock'
import { USUAL_ZONE } from '../moments/clock'
import type { Window } from '../moments/window'
import { listChanges, stateAt } from '../moments/window'
import type { Issue } from '../problems/problem'
import { isComposedKind, TIME_NAMES } from '../schemas/item-times'
import type { Schemas } from '../schemas/schemas'
import { kindSchemaFile } from '../schemas/schemas'
import { nameFragment } from '../site/file-names'
import type { ListPart, MadeRow, SiteDocument, SiteFile } from '../site/site-files'
import { readDocument } from '../site/site-files'
import { hashContent } from '../util/hash-content'
import { isRecord } from '../util/is-record'
import type { Collection } from './collections'
import { findCollection, listMissing, readCollection } from './collections'
import type { Item } from './expand'
import { expandItems, expandValue } from './expand'
import type { Expansion, GuardedText, Spot } from './expansion'
import type { Fragments } from './fragments'
import { readFragment } from './fragments'
import { closeGaps, Gap } from './gaps'
import type { LongTexts } from './long-texts'
import { readLongText } from './long-texts'
import type { Origins } from './origins'
import type { PlaceSchema } from './place-schema'
import { openSchema } from './place-schema'
import type { Scope, Values } from './placeholders'
import { findZone } from './site-zone'
import type { DataFiles } from './table-rows'
import { createTableReader } from './table-rows'
import { readTimes } from './timed-items'

/** A file with everything filled in that it leaves to others. */
export interface Composed {
  data: unknown
  /** Where its values are written, where that is not in the file itself. */
  origins: Origins
  issues: Issue[]
  /** Pointers of values that are not known; an issue says why. */
  gaps: string[]
  /** The fragments that it uses, those that these use included. */
  uses: string[]
  /** Pointer → what a text with values of a row is written as, so that these stay text. */
  guarded: Map<string, GuardedText>
  /** Names the state of all other files that went into it. */
  version: string
  /** The Markdown and data files that it shows, with the states that they were in. */
  texts: Map<string, string>
  /** Whether the pages above it are to be found for it. */
  derivesTrail: boolean
  /** When it is published, of a page that says so. */
  window?: Window
  /** Pointers of items of lists that say when they are published. */
  windows: Map<string, Window>
  /** Whether something in it is not published now, and therefore left out. */
  isPartial: boolean
  /** The files of `assets` that this shows. */
  hiddenAssets: string[]
  /** The moments at which it, or something in it, appears or goes. */
  changes: number[]
}

export interface Composer {
  /** Fills a file in; undefined where there is nothing to fill in. */
  compose: (
    document: SiteDocument,
    bytes: Uint8Array,
    moment?: Partial<Moment>,
  ) => Composed | undefined
  /** Whether there may be something to fill in. */
  mayCompose: (siteFile: SiteFile, bytes: Uint8Array) => boolean
  fragments: Fragments
  /** The moment for which it does so, unless it is told another. */
  clock: Clock
}

export interface ComposerOptions {
  moment: Moment
  /** The Markdown files. */
  texts: LongTexts
  /** The files with rows. */
  data: DataFiles
  /** The files that are no pages, with their bytes. */
  files: SiteFile[]
  bytes: (Uint8Array | undefined)[]
  schemas: Schemas
}

export function createComposer(options: ComposerOptions): Composer {
  const { files, bytes, schemas, texts, data, moment } = options
  const settings = files.findIndex(({ kind }) => kind === 'settings')
  const zone = files[settings] ? findZone(files[settings], bytes[settings]) : USUAL_ZONE
  const clock: Clock = { ...moment, zone }
  const collections = new Map<string, Collection>()
  const fragments: Fragments = new Map()
  const versions = new Map<string, string>()
  const numbers: Expansion['numbers'] = new Map()
  for (const [index, siteFile] of files.entries()) {
    const { kind, file } = siteFile
    if (kind !== 'collection' && kind !== 'fragment') continue
    const { data, numbers: written } = readDocument(siteFile, bytes[index]).document
    if (written) numbers.set(file, written)
    versions.set(file, hashContent(bytes[index]))
    if (kind === 'collection') collections.set(file, readCollection(file, data))
    else fragments.set(nameFragment(file) ?? file, readFragment(file, data))
  }
  const composed = new Set(schemas.kinds.filter(isComposedKind))
  const known = new Map<string, PlaceSchema>()
  const openKind = (kind: string) => {
    const opened = known.get(kind) ?? openSchema(schemas, kind)
    known.set(kind, opened)
    return opened
  }
  const read = (file: string) => readLongText(file, texts.read(file))
  const world = {
    ...{ fragments, versions, openKind, numbers },
    pageNames: listPageNames(schemas),
    texts: { files: texts.files, read },
    rows: { files: data.files, read: createTableReader(data.read) },
    clock,
  }
  // The page of a tag is about others, and a further part of a list is what its first part is.
  const findOwn = ({ kind, file, made }: SiteFile) =>
    kind !== 'page' || made?.row?.tagsOf !== undefined
      ? undefined
      : findCollection(collections, made?.part ? fileOfRoute(made.part.of) : file)
  const mayCompose = (siteFile: SiteFile, written: Uint8Array) =>
    composed.has(siteFile.kind) &&
    (siteFile.made !== undefined || findOwn(siteFile) !== undefined || mayUse(written))
  return {
    fragments,
    clock,
    mayCompose,
    compose(document, written, moment) {
      const { data } = document
      if (!isRecord(data) || !mayCompose(document, written)) return undefined
      const then = moment ? { ...world, clock: { ...clock, ...moment } } : world
      return composeDocument({ ...document, data }, findOwn(document), then)
    },
  }
}

const MARKS = new RegExp(`"(?:use|file|from|${TIME_NAMES.join('|')})"|\\{(?:row|page|with)\\.`)

/** Whether a text may have something to fill in: few have, and to look takes no time. */
function mayUse(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return MARKS.test(text.toString('latin1'))
}

interface World {
  fragments: Fragments
  /** By file: names the state of collections and fragments. */
  versions: Map<string, string>
  /** The schema of a kind of file. */
  openKind: (kind: string) => PlaceSchema
  /** The properties of pages that are texts. */
  pageNames: string[]
  texts: Expansion['texts']
  rows: Expansion['rows']
  numbers: Expansion['numbers']
  clock: Clock
}

type Data = Record<string, unknown>

function composeDocument(
  { kind, file, data, made, numbers: written }: SiteDocument & { data: Data },
  collection: Collection | undefined,
  { fragments, versions, openKind, pageNames, texts, rows, numbers, clock }: World,
): Composed {
  const origins: Origins = new Map()
  const by = made?.by ?? file
  const schema = openKind(kind)
  if (made) origins.set('', { file: by, pointer: '' })
  const expansion: Expansion = {
    ...{ file, fragments, origins, issues: [], uses: new Set() },
    guarded: new Map(),
    texts,
    rows,
    numbers: written ? new Map([...numbers, [by, written]]) : numbers,
    read: new Map(),
    clock,
    windows: new Map(),
    times: [],
    hiddenAssets: new Set(),
  }
  const fill = (value: unknown, spot: Spot, scope: Scope) =>
    expandValue(value, spot, { scope, open: [] }, expansion)
  const composed: Data = {}
  let window: Window | undefined
  const { each: _, blocks, ...own } = data
  const row = made?.row && readRow(made.row)
  for (const [key, value] of Object.entries(kind === 'page' ? own : data)) {
    const pointer = `/${escapePointer(key)}`
    const spot = { to: pointer, from: { file: by, pointer }, schema: schema.step(key, data) }
    // A property that there is not is told as such, whatever is in it.
    const told = expansion.issues.length
    const filled = spot.schema ? fill(value, spot, { row }) : value
    put(composed, [key], filled ?? (expansion.issues.length > told ? new Gap(undefined) : filled))
  }
  if (kind === 'page') {
    for (const path of listMissing(collection?.page ?? {}, composed)) {
      const pointer = path.map((part) => `/${escapePointer(part)}`).join('')
      const from = { file: collection?.file ?? '', pointer: `/page${pointer}` }
      const value = path.reduce<unknown>((node, key) => (node as Data)[key], collection?.page)
      // One after the other: a default can name what others before it have given.
      const scope = { row, page: readPage(composed, pageNames) }
      const isWithout = expansion.issues.length
      const filled = fill(value, { to: pointer, from }, scope)
      // What a page has no value for, it goes without.
      if (filled === undefined) expansion.issues.length = isWithout
      else {
        if (!origins.has(pointer)) origins.set(pointer, from)
        put(composed, path, filled)
      }
    }
    window = readWindow({ file, data: composed }, expansion)
    // What comes with a page that comes later is there by then.
    if (window?.from !== undefined && stateAt(window, clock.now) === 'coming') {
      expansion.clock = { ...clock, now: window.from }
    }
    const around = { scope: { row, page: readPage(composed, pageNames) }, open: [] }
    if (blocks === undefined ? collection : Array.isArray(blocks)) {
      const items = listBlocks((blocks ?? []) as unknown[], by, collection)
      const spot = { to: '/blocks', schema: schema.step('blocks', data) }
      composed.blocks = expandItems(items, spot, { around, world: expansion })
    } else if (blocks !== undefined) composed.blocks = blocks
  }
  if (made?.part) tellPart(composed, made.part)
  const isShown = (one: Window) => stateAt(one, expansion.clock.now) === 'shown'
  const uses = [...expansion.uses]
  const parts = [collection?.file, ...uses.map((name) => fragments.get(name)?.file)]
  return {
    data: composed,
    origins,
    issues: expansion.issues,
    gaps: expansion.issues.length > 0 ? closeGaps(composed) : [],
    uses,
    guarded: expansion.guarded,
    texts: expansion.read,
    version: hashContent(
      JSON.stringify([
        ...[made, parts.map((part) => part && versions.get(part)), [...expansion.read]],
        // What says no times has the same version as ever.
        ...(expansion.times.length > 0 ? [clock.showsAll || expansion.times.map(isShown)] : []),
      ]),
    ),
    window,
    windows: expansion.windows,
    hiddenAssets: [...expansion.hiddenAssets],
    isPartial: !clock.showsAll && !expansion.times.every(isShown),
    changes: [...(window ? [window] : []), ...expansion.times].flatMap(listChanges),
    derivesTrail:
      (collection !== undefined || made?.row?.tagsOf !== undefined) &&
      composed.breadcrumbs === undefined,
  }
}

/** The pages that are always there: visitors come to them without a link. */
const ALWAYS = ['pages/index.json', 'pages/404.json']

/** When a page is published; undefined where it does not say so. */
function readWindow(
  { file, data }: { file: string; data: Data },
  { issues, clock }: Expansion,
): Window | undefined {
  const said = TIME_NAMES.filter((name) => data[name] !== undefined && data[name] !== false)
  const [first] = said
  if (first === undefined) return undefined
  if (ALWAYS.includes(file)) {
    const message = `${file === ALWAYS[0] ? 'The home page' : 'The 404 page'} is always published.`
    const hint = `Remove "${first}", or give it to some of the blocks.`
    issues.push({ file, pointer: `/${first}`, rule: 'always-published', message, hint })
    return undefined
  }
  const read = readTimes(data, { file, pointer: '' }, { clock, isChecked: true })
  issues.push(...read.issues)
  return read.window
}

/** The blocks of a page between those of its collection. */
function listBlocks(blocks: unknown[], by: string, collection: Collection | undefined): Item[] {
  const list = (values: unknown[], file: string, pointer: string) =>
    values.map((value, index) => ({ value, from: { file, pointer: `${pointer}/${index}` } }))
  const own = list(blocks, by, '/blocks')
  if (!collection) return own
  const { file, before, after } = collection
  return [...list(before, file, '/before'), ...own, ...list(after, file, '/after')]
}

function readRow({ columns, column: idColumn, data, id, values }: MadeRow): Values {
  const originOf = data
    ? (name: string) => ({
        ...{ file: data, idColumn },
        pointer: `/${escapePointer(id)}/${escapePointer(name)}`,
      })
    : undefined
  const known = Object.entries(values).map(
    ([name, value]) => [name, { value, origin: originOf?.(name), isText: true }] as const,
  )
  return { names: columns, known: new Map(known), originOf }
}

/** A further part of a list has its number in its title; only the first part is searched. */
function tellPart(page: Data, { number }: ListPart): void {
  for (const key of ['title', 'description']) {
    const text = page[key]
    if (typeof text === 'string') page[key] = `${text} (${number})`
  }
  delete page.search
}

function readPage(page: Data, names: string[]): Values {
  const known = names.flatMap((name) =>
    typeof page[name] === 'string' || page[name] instanceof Gap
      ? [[name, { value: page[name] }] as const]
      : [],
  )
  return { names, known: new Map(known) }
}

function listPageNames(schemas: Schemas): string[] {
  const { properties = {} } = schemas.files.get(kindSchemaFile('page')) ?? {}
  return Object.entries(properties).flatMap(([name, { type }]) =>
    type === 'string' && !name.startsWith('$') ? [name] : [],
  )
}

function put(data: Data, path: string[], value: unknown): void {
  const last = path.at(-1) ?? ''
  let node = data
  for (const key of path.slice(0, -1)) node = node[key] as Data
  if (value !== undefined) node[last] = value
}

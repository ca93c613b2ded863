/** Composes a site's files: collections, fragments, rows and Markdown. */
import { fileOfRoute } from '../../../core/addresses/paths'
import { hashContent } from '../../lib/files/hash-content'
import { isRecord } from '../../lib/files/is-record'
import { isComposedKind, TIME_NAMES } from '../../schemas/item-times'
import type { Schemas } from '../../schemas/schemas'
import { kindSchemaFile } from '../../schemas/schemas'
import { parseFragmentName } from '../files/file-names'
import { readDocument } from '../files/read-files'
import type { ParsedFile, SourceFile } from '../files/site-files'
import type { BuildTime, Clock } from '../time/clock'
import { USUAL_ZONE } from '../time/clock'
import type { Collection } from './collections'
import { findCollection, readCollection } from './collections'
import type { Composed } from './compose-document'
import { composeDocument } from './compose-document'
import type { Expansion } from './expansion'
import type { Fragments } from './fragments'
import { readFragment } from './fragments'
import type { LongTexts } from './long-texts'
import { readLongText } from './long-texts'
import type { PlaceSchema } from './place-schema'
import { openSchema } from './place-schema'
import { findZone } from './site-zone'
import type { DataFiles } from './table-rows'
import { createTableReader } from './table-rows'

export interface Composer {
  /** Fills in a file. Undefined if there is nothing to fill in. */
  compose: (
    document: Omit<ParsedFile, 'issues'>,
    bytes: Uint8Array,
    buildTime?: Partial<BuildTime>,
  ) => Composed | undefined
  /** Returns `true` if there may be something to fill in. */
  mayCompose: (siteFile: SourceFile, bytes: Uint8Array) => boolean
  fragments: Fragments
  /** The default time for which files are filled in. */
  clock: Clock
}

export interface ComposerOptions {
  buildTime: BuildTime
  /** The Markdown files. */
  texts: LongTexts
  /** The files with rows. */
  data: DataFiles
  /** The files that are not pages, with their bytes. */
  files: SourceFile[]
  bytes: (Uint8Array | undefined)[]
  schemas: Schemas
}

export function createComposer(options: ComposerOptions): Composer {
  const { files, bytes, schemas, texts, data, buildTime } = options
  const settings = files.findIndex(({ kind }) => kind === 'settings')
  const zone = files[settings] ? findZone(files[settings], bytes[settings]) : USUAL_ZONE
  const clock: Clock = { ...buildTime, zone }
  const collections = new Map<string, Collection>()
  const fragments: Fragments = new Map()
  const versions = new Map<string, string>()
  const numbers: Expansion['numbers'] = new Map()
  for (const [index, siteFile] of files.entries()) {
    const { kind, file } = siteFile
    if (kind !== 'collection' && kind !== 'fragment') continue
    const { data, numbers: written } = readDocument(siteFile, bytes[index])
    if (written) numbers.set(file, written)
    versions.set(file, hashContent(bytes[index]))
    if (kind === 'collection') collections.set(file, readCollection(file, data))
    else fragments.set(parseFragmentName(file) ?? file, readFragment(file, data))
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
  // A tag page is about other pages, and an additional part of a list has the same subject as the
  // first part.
  const findOwn = ({ kind, file, made }: SourceFile) =>
    kind !== 'page' || made?.row?.tagsOf !== undefined
      ? undefined
      : findCollection(collections, made?.part ? fileOfRoute(made.part.of) : file)
  const mayCompose = (siteFile: SourceFile, written: Uint8Array) =>
    composed.has(siteFile.kind) &&
    (siteFile.made !== undefined || findOwn(siteFile) !== undefined || mayUse(written))
  return {
    fragments,
    clock,
    mayCompose,
    compose(document, written, buildTime) {
      const { data } = document
      if (!isRecord(data) || !mayCompose(document, written)) return undefined
      const then = buildTime ? { ...world, clock: { ...clock, ...buildTime } } : world
      return composeDocument({ ...document, data }, findOwn(document), then)
    },
  }
}

const PLACEHOLDERS = new RegExp(
  `"(?:use|file|from|${TIME_NAMES.join('|')})"|\\{(?:row|page|with)\\.`,
)

/**
 * Returns `true` if a string may contain something to fill in. This is fast, and few strings
 * contain any.
 */
function mayUse(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return PLACEHOLDERS.test(text.toString('latin1'))
}

/** The properties of pages that placeholders can refer to. */
export function listPageNames(schemas: Schemas): string[] {
  const { properties = {} } = schemas.files.get(kindSchemaFile('page')) ?? {}
  return Object.entries(properties).flatMap(([name, { type }]) =>
    type === 'string' && !name.startsWith('$') ? [name] : [],
  )
}

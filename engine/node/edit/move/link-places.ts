/**
 * Finds the links in the files of a site. The meaning of a value follows from the pages that
 * contain it.
 */
import { join } from 'node:path'
import type { OpenSite } from '../../check/run/open-site'
import { isRecord } from '../../lib/files/is-record'
import { readBytes } from '../../lib/files/read-bytes'
import { escapePointer, resolvePointer } from '../../lib/json/text-place'
import { readUse } from '../../sources/compose/fragments'
import { findSource } from '../../sources/compose/source-map'
import { readDocument } from '../../sources/files/read-files'
import type { SourceFile } from '../../sources/files/site-files'
import { readPageParts } from '../write/page-parts'
import type { OpenFile } from '../write/read-site'

/** A value that may contain links. */
export interface LinkPlace {
  pointer: string
  /** The kind, as in `LinkValue`; `loose` for a value without a schema. */
  meaning: string
  /** The value on one page, with its placeholders filled in. */
  filled?: string
}

/** By file. */
export type LinkPlaces = Map<string, LinkPlace[]>

/**
 * The links in the sources of pages, the layout and calls to action, by the files in which they are
 * written.
 */
export function findComposedLinks(opened: OpenSite): LinkPlaces {
  const { dir, composer, pageFiles, read, templates, tools } = opened
  const places: LinkPlaces = new Map()
  const known = new Set<string>()
  const add = (file: string, place: LinkPlace) => {
    const name = JSON.stringify([file, place.pointer, place.meaning])
    if (known.has(name)) return
    known.add(name)
    const mine = places.get(file)
    if (mine) mine.push(place)
    else places.set(file, [place])
  }
  const collect = (siteFile: SourceFile, bytes: Uint8Array | undefined) => {
    const composed = bytes && composer.compose(readDocument(siteFile, bytes), bytes)
    if (!composed) return
    const { data, sourceMap } = composed
    const { references } = tools.validator.validate(siteFile.kind, structuredClone(data))
    for (const place of references.flatMap((reference) => readPlace(reference, data))) {
      const { file, pointer } = findSource(sourceMap, siteFile.file, place.pointer)
      add(file, { ...place, pointer })
    }
  }
  for (const [index, file] of read.files.entries()) collect(file, read.bytes[index])
  for (const page of pageFiles) {
    const { made, file } = page
    collect(page, made ? templates.get(made.by) : readBytes(join(dir, file)))
  }
  return places
}

interface Reference {
  meaning: string
  pointer: string
}

/**
 * The location of a reference that may be or contain a link, if the data contains the value itself.
 */
function readPlace({ meaning, pointer }: Reference, data: unknown): LinkPlace[] {
  const value = resolvePointer(data, pointer)
  if (meaning === 'pages') {
    const from = isRecord(value) ? value.from : undefined
    return typeof from === 'string' ? [{ meaning: 'folder', pointer: `${pointer}/from` }] : []
  }
  const isText = meaning === 'rich-text' && typeof value === 'string' && value.includes('](')
  if (typeof value !== 'string' || !(isText || meaning === 'href')) return []
  return [{ meaning, pointer, filled: value }]
}

type Validate = OpenSite['tools']['validator']['validate']

/** The links in a file itself. */
export function findOwnLinks(file: Pick<OpenFile, 'kind' | 'data'>, validate: Validate) {
  const { kind, data, placeOf } = readPageParts(file)
  // Without validation, which fills in defaults that are not in the file.
  const { references } = validate(kind, structuredClone(data))
  const own = references
    .flatMap((reference) => readPlace(reference, data))
    .map(({ meaning, pointer }): LinkPlace => ({ meaning, pointer: placeOf(pointer) }))
  return [...own, ...findLoose(file)]
}

/** Values without a schema: parameters, shared text, and `each`. */
function findLoose({ kind, data }: Pick<OpenFile, 'kind' | 'data'>): LinkPlace[] {
  const places: LinkPlace[] = []
  const visit = (value: unknown, pointer: string, isLoose: boolean) => {
    if (isLoose && typeof value === 'string') places.push({ pointer, meaning: 'loose' })
    if (typeof value !== 'object' || value === null) return
    const isUse = readUse(value) !== undefined
    for (const [key, child] of Object.entries(value)) {
      const isGiven = isUse && key === 'with'
      visit(child, `${pointer}/${escapePointer(key)}`, isGiven || (isLoose && !isUse))
    }
  }
  visit(data, '', false)
  if (!isRecord(data)) return places
  if (kind === 'fragment') {
    if (typeof data.content === 'string') places.push({ pointer: '/content', meaning: 'loose' })
    visit(data.parameters, '/parameters', true)
  }
  if (isRecord(data.each) && typeof data.each.tagsOf === 'string') {
    places.push({ pointer: '/each/tagsOf', meaning: 'folder' })
  }
  return places
}

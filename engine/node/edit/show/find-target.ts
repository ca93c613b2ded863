import { basename, dirname, join } from 'node:path'
import type { SitePlace } from '../../check/choices/find-place'
import { findPlace } from '../../check/choices/find-place'
import type { FileFacts } from '../../check/choices/site-facts'
import {
  AUDIENCES_FILE,
  MESSAGES_FILE,
  PEOPLE_FILE,
  SETTINGS_FILE,
} from '../../check/facts/context'
import { findAround } from '../../lib/json/find-around'
import { escapePointer, resolvePointer } from '../../lib/json/text-place'
import { parseFragmentName } from '../../sources/files/file-names'
import { LOCALES_FOLDER } from '../../sources/files/locale-files'
import { findLinkTarget } from './link-target'
import type { KnownSite, Target, TargetSource } from './target'

/**
 * Finds what the text at an offset of a file names, such as a page or a picture. The text may have
 * errors.
 */
export function findTarget(text: string, offset: number, known: KnownSite): Target | undefined {
  const { facts } = known
  const isJson = facts.file.endsWith('.json')
  const place = isJson ? findPlace(text, offset, facts.root) : undefined
  const named = place && !place.isName ? findNamed(text, place, facts) : undefined
  return findToken(text, offset, facts) ?? named ?? findLinkTarget(text, offset, known)
}

/** The page or fragment of a file itself, at the properties of its first level. */
export function findOwnTarget(
  text: string,
  offset: number,
  { facts }: KnownSite,
): Target | undefined {
  const place = findPlace(text, offset, facts.root)
  if (!place || place.path.length > 1) return undefined
  const { start, end } = place
  const { route, file } = facts
  if (route !== undefined) return { kind: 'page', name: route, start, end }
  const name = parseFragmentName(file)
  return name === undefined ? undefined : { kind: 'fragment', name, start, end }
}

type Find = (name: string, facts: FileFacts) => TargetSource | undefined

const findAsset: Find = (name, { context }) => {
  const path = context.assets.get(name)
  return path === undefined ? undefined : { path }
}

/** The meaning of a value → the definition of its name. */
const BY_MEANING: Record<string, Find> = {
  asset: findAsset,
  file: findAsset,
  anchor: () => undefined,
  icon: () => undefined,
  audience: (name, facts) => findListed(AUDIENCES_FILE, name, facts),
  person: (name, facts) => findListed(PEOPLE_FILE, name, facts),
  notice: (name, facts) => findShared(MESSAGES_FILE, `/notices/${escapePointer(name)}`, facts),
}

function findNamed(text: string, place: SitePlace, facts: FileFacts): Target | undefined {
  const { start, end, path, schema } = place
  const { site, route = '', file } = facts
  const name = text.slice(start, end)
  const build = (kind: string, source?: TargetSource) => ({ kind, name, start, end, source })
  const meaning = String(schema?.meaning)
  if (Object.hasOwn(BY_MEANING, meaning)) {
    const found = build(meaning, BY_MEANING[meaning]?.(name, facts))
    if (meaning === 'anchor') return { ...found, name: `${route}#${name}` }
    return meaning === 'asset' ? { ...found, kind: 'file' } : found
  }
  if (path.at(-1) === 'use' && facts.composes && !schema) {
    const fragment = site.composer.fragments.get(name)?.file
    return fragment === undefined
      ? undefined
      : build('fragment', { path: join(site.dir, fragment) })
  }
  const markdown = join(dirname(file), name)
  const files = [
    ...site.listed.data.filter((one) => one === name),
    ...site.listed.texts.filter((one) => one === markdown),
  ]
  return files[0] === undefined ? undefined : build('source', { path: join(site.dir, files[0]) })
}

/** The entry with an id in a file whose list has the same name. */
function findListed(file: string, id: string, facts: FileFacts) {
  const list = basename(file, '.json')
  const entries = resolvePointer(facts.context.shared.get(file), `/${list}`)
  const index = Array.isArray(entries) ? entries.findIndex((entry) => entry?.id === id) : -1
  return index < 0 ? undefined : findShared(file, `/${list}/${index}`, facts)
}

/** A value in the file of the language, if it has one. Undefined if there is no such value. */
function findShared(name: string, pointer: string, { context, site }: FileFacts) {
  if (resolvePointer(context.shared.get(name), pointer) === undefined) return undefined
  const own = `${LOCALES_FOLDER}/${context.locale}/${name}`
  const file = site.listed.files.some((one) => one.file === own) ? own : name
  return { path: join(site.dir, file), pointer }
}

const NAME = /[\w.-]/

/** The token or placeholder at an offset: `{year}`, `{with.title}`, `{row.name}`. */
function findToken(text: string, offset: number, facts: FileFacts): Target | undefined {
  const { start, end } = findAround(text, offset, NAME)
  const name = text.slice(start, end)
  if (text[start - 1] !== '{' || text[end] !== '}') return undefined
  return { kind: 'token', name, start, end, source: findTokenSource(name, facts) }
}

function findTokenSource(name: string, facts: FileFacts): TargetSource | undefined {
  const { site, file } = facts
  const [kind, key = ''] = name.split('.')
  if (kind === 'with' && parseFragmentName(file) !== undefined) {
    return { path: join(site.dir, file), pointer: `/parameters/${escapePointer(key)}` }
  }
  const row = site.pageFiles.find(({ made }) => made?.by === file)?.made?.row
  if (kind === 'row' && row?.data !== undefined) return { path: join(site.dir, row.data) }
  const pointer = name === 'brand' ? '/brand' : `/tokens/${escapePointer(name)}`
  return findShared(SETTINGS_FILE, pointer, facts)
}

/**
 * Files in the `assets` folder that links point to. A file is published under a hash of its bytes
 * and keeps its name, under which browsers save it: `/assets/rates.pdf` is at
 * `/assets/1a2b3c4d/rates.pdf`. Like everything under `/assets/`, it can be cached permanently.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { decodePath, splitHref } from '../../../core/addresses/paths'
import { parseRichText } from '../../../core/text/rich-text'
import { resolveTokens } from '../../../core/text/tokens'
import type { Reference } from '../schema/validate'
import { listLinks } from './links'

/** A linked file, ready to be copied. */
export interface LinkedFile {
  source: string
  /** The file's path in the output. */
  path: string
  /** The file's path in links. */
  url: string
}

/** Path in the JSON → published URL. */
export type FileUrls = Record<string, string>

const FOLDER = '/assets/'
/** The separator between a link's text and URL; see `parseRichText`. */
const RICH_LINK = /\]\((\/assets\/[^\s()#?]+)/g
const LINKS: ReadonlySet<string> = new Set(['href', 'rich-text'])

/** A linked file's path. An encoded slash is not decoded, because some servers refuse it. */
export function decodeFilePath(path: string): string {
  return decodePath(path.replace(/%2f/gi, '%252F'))
}

/** The references that link to a file in the `assets` folder. */
export function findFileLinks(
  references: Reference[],
  tokens: Record<string, string>,
): Reference[] {
  return references.filter(
    ({ meaning, value }) =>
      LINKS.has(meaning) &&
      (value.includes(FOLDER) ||
        (value.includes('{') && resolveTokens(value, tokens).includes(FOLDER))),
  )
}

/** The paths of the files that these references link to. */
export function listLinkedPaths(references: Reference[], tokens: Record<string, string>): string[] {
  return references.flatMap(({ meaning, value }) => {
    const text = resolveTokens(value, tokens)
    const links = meaning === 'href' ? [text] : listLinks(parseRichText(text))
    const paths = links.map((href) => splitHref(href).path)
    return paths.filter((path) => path.startsWith(FOLDER)).map(decodeFilePath)
  })
}

/** Assigns a URL to each linked file. `assets` maps the files to their paths on disk. */
export async function loadLinkedFiles(
  paths: Iterable<string>,
  assets: Map<string, string>,
): Promise<Map<string, LinkedFile>> {
  const load = async (path: string) => {
    const source = assets.get(path)
    if (source === undefined) throw new Error(`The check let a missing file through: ${path}`)
    const folder = `${FOLDER}${await hashFile(source)}/`
    const name = basename(path)
    return [path, { source, path: folder + name, url: folder + encodeURIComponent(name) }] as const
  }
  return new Map(await Promise.all([...new Set(paths)].sort().map(load)))
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path)) hash.update(bytes)
  return hash.digest('hex').slice(0, 8)
}

/**
 * Replaces file paths in data with their URLs. `pointers` are the links' pointers. Tokens must
 * already be replaced.
 */
export function resolveFileLinks<T>(data: T, pointers: string[], urls: FileUrls): T {
  if (pointers.length === 0) return data
  const copy = structuredClone(data)
  for (const pointer of pointers) {
    const keys = pointer.slice(1).split('/').map(unescapeKey)
    const last = keys.pop() ?? ''
    const parent = keys.reduce<unknown>((value, key) => (value as Container)?.[key], copy)
    const text = (parent as Container | undefined)?.[last]
    if (typeof text === 'string') (parent as Container)[last] = placeUrls(text, urls)
  }
  return copy
}

type Container = Record<string, unknown>

/** https://datatracker.ietf.org/doc/html/rfc6901#section-4 */
function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~')
}

function placeUrls(text: string, urls: FileUrls): string {
  const find = (path: string) => urls[decodeFilePath(path)] ?? path
  if (!text.startsWith(FOLDER))
    return text.replace(RICH_LINK, (_, path: string) => `](${find(path)}`)
  const { path, search, hash } = splitHref(text)
  return find(path) + search + hash
}

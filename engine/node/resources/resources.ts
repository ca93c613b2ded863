import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { AssetInfo, Resources } from '../../core/page/data'
import { loadIcon } from '../assets/icons'
import { inspectAsset } from '../assets/inspect-asset'
import type { LinkedFile } from '../check/facts/linked-files'
import { findFileLinks, listLinkedPaths, loadLinkedFiles } from '../check/facts/linked-files'
import type { ResourceNames } from '../check/facts/resource-names'
import { nameResources } from '../check/facts/resource-names'
import type { Site } from '../check/run/check-site'
import { loadMap } from './maps'

/** A file of the site's `assets`, ready to be copied. */
export interface ServedAsset extends AssetInfo {
  source: string
  /** Where pages have it from: its own address, or the picture itself where it is small. */
  href: string
}

/** Up to how many bytes a drawing is part of the page: the headers of an answer are more. */
const MAX_INLINE_BYTES = 512

/** File systems take names of 255 bytes, with what is added to them. */
const MAX_NAME_BYTES = 200

/**
 * Gives each asset that the site uses, in pages or in what they share, its served address (with a hash of its bytes) and size. A
 * file that is missing or cannot be shown has none: the check has refused the site for it, and
 * what is shown while the author writes does without it.
 */
export async function loadAssets(
  { assets: files, shared }: Pick<Site, 'assets' | 'shared'>,
  ofPages: string[],
): Promise<Map<string, ServedAsset>> {
  const used = new Set([...nameResources(shared).assets, ...ofPages])
  const load = async (path: string) => {
    const source = files.get(path)
    if (source === undefined) return []
    const { fault, width, height } = inspectAsset(source)
    if (fault) return []
    const bytes = await readFile(source)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const extension = extname(path)
    const url = `/assets/${basename(path, extension).slice(0, MAX_NAME_BYTES)}-${hash}${extension}`
    const isInline = extension === '.svg' && bytes.length <= MAX_INLINE_BYTES
    const href = isInline ? `data:image/svg+xml,${encodeURIComponent(bytes.toString())}` : url
    return [[path, { source, url, href, width, height }] as const]
  }
  return new Map((await Promise.all([...used].sort().map(load))).flat())
}

/** The icons, pictures and maps behind the names. */
export function resolveResources(
  { icons, assets: paths, maps }: ResourceNames,
  assets: Map<string, ServedAsset>,
): Resources {
  const infoOf = (path: string) => {
    const asset = assets.get(path)
    if (!asset) return []
    const { href, width, height } = asset
    return [[path, { url: href, width, height }] as const]
  }
  return {
    icons: Object.fromEntries(icons.map((name) => [name, loadIcon(name) ?? []])),
    assets: Object.fromEntries(paths.flatMap(infoOf)),
    maps: Object.fromEntries(maps.map((name) => [name, loadMap(name)])),
  }
}

/** The files that the links of a site lead to, by their paths as written. */
export function loadSiteFiles(
  { pages, fileLinks, assets }: Site,
  tokens: Record<string, string>,
): Promise<Map<string, LinkedFile>> {
  const references = [...fileLinks.values(), ...pages.map(({ digest }) => digest.references)]
  const paths = references.flatMap((list) => listLinkedPaths(findFileLinks(list, tokens), tokens))
  return loadLinkedFiles(paths, assets)
}

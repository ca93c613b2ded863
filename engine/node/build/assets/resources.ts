import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import pMap from 'p-map'
import type { AssetInfo, Resources } from '../../../core/page/data'
import type { LinkedFile } from '../../check/facts/linked-files'
import { findFileLinks, listLinkedPaths, loadLinkedFiles } from '../../check/facts/linked-files'
import type { ResourceNames } from '../../check/facts/resource-names'
import { listResourceNames } from '../../check/facts/resource-names'
import type { Site } from '../../check/run/site'
import { readShown } from '../../check/schema/shown-pictures'
import { loadIcon } from '../../lib/media/icons'
import { inspectAsset } from '../../lib/media/inspect-asset'
import type { FilesOfSite } from './files'
import { describeFiles } from './files'
import { loadMap } from './maps'
import type { MadePicture } from './pictures/pictures'
import { listPictureFiles, loadPictureFile, preparePicture } from './pictures/pictures'

/** A file in the site's `assets`, ready to be published. */
export interface ServedAsset extends AssetInfo {
  source: string
  /** The asset's URL in pages, or a small picture inlined as a `data:` URL. */
  href: string
  /** A picture's encoded files. Other files are published unchanged. */
  picture?: MadePicture
}

/** The maximum size of an SVG that is inlined, in bytes: a response's headers are larger. */
const MAX_INLINE_BYTES = 512

/**
 * The maximum length of a file name: file systems limit names to 255 bytes, including what is
 * appended.
 */
const MAX_NAME_BYTES = 200

/** The number of files read at a time. */
const AT_ONCE = 8

/**
 * Assigns each used asset its published URL (with a hash) and its size. Missing and unreadable
 * files are omitted: the check reports them as errors, and the development server shows the page
 * without them.
 */
export async function loadAssets(
  { assets: files, shared }: Pick<Site, 'assets' | 'shared'>,
  ofPages: Pick<ResourceNames, 'assets' | 'pictures'>,
): Promise<Map<string, ServedAsset>> {
  const ofShared = listResourceNames(shared)
  const used = new Set([...ofShared.assets, ...ofPages.assets])
  const shown = readShown([...ofShared.pictures, ...ofPages.pictures])
  const load = async (path: string) => {
    const source = files.get(path)
    const asset = source && (await loadAsset(path, source, shown.get(path)).catch(omitMissing))
    return asset ? [[path, asset] as const] : []
  }
  return new Map((await pMap([...used].sort(), load, { concurrency: AT_ONCE })).flat())
}

/** A file may be removed after it was listed. */
function omitMissing(reason: NodeJS.ErrnoException): undefined {
  if (reason.code !== 'ENOENT') throw reason
}

async function loadAsset(
  path: string,
  source: string,
  shown: number | undefined,
): Promise<ServedAsset | undefined> {
  const { issue, width, height, hash, bytes } = inspectAsset(source)
  if (issue) return undefined
  const picture = await preparePicture({ source, hash, natural: width, shown })
  const extension = extname(path)
  const name = basename(path, extension).slice(0, MAX_NAME_BYTES)
  const url = `/assets/${name}-${(picture?.id ?? hash).slice(0, 8)}${extension}`
  const isInline = extension === '.svg' && bytes <= MAX_INLINE_BYTES
  const href = isInline
    ? `data:image/svg+xml,${encodeURIComponent(await readFile(source, 'utf8'))}`
    : url
  const { color, widths = [] } = picture ?? {}
  return {
    ...{ source, url, href, width, height },
    ...(picture && { picture }),
    ...(color && { color }),
    ...(widths.length > 0 && { widths }),
  }
}

/**
 * Returns the path of a URL's file, and encodes the file if it is not cached. Undefined if it does
 * not exist.
 * @throws {UsageError} if a picture cannot be encoded.
 */
export async function loadServedFile(
  assets: Iterable<ServedAsset>,
  address: string,
): Promise<string | undefined> {
  for (const { url, source, picture } of assets) {
    if (!picture && url === address) return source
    const files = picture ? listPictureFiles(url, picture) : []
    const file = files.find((one) => one.url === address)
    if (picture && file) return loadPictureFile(picture, file)
  }
  return undefined
}

/** The icons, pictures and maps by name. */
export function resolveResources(
  { icons, assets: paths, maps, files: offered }: Omit<ResourceNames, 'pictures'>,
  assets: Map<string, ServedAsset>,
  known: FilesOfSite,
): Resources {
  const infoOf = (path: string) => {
    const asset = assets.get(path)
    if (!asset) return []
    const { href, width, height, widths, color } = asset
    const made = { ...(widths && { widths }), ...(color && { color }) }
    return [[path, { url: href, width, height, ...made }] as const]
  }
  const files = describeFiles(offered, known)
  return {
    icons: Object.fromEntries(icons.map((name) => [name, loadIcon(name) ?? []])),
    assets: Object.fromEntries(paths.flatMap(infoOf)),
    maps: Object.fromEntries(maps.map((name) => [name, loadMap(name)])),
    ...(Object.keys(files).length > 0 && { files }),
  }
}

/** Path in the JSON → file, for the files that links point to and that blocks offer. */
export function loadSiteFiles(
  { pages, fileLinks, assets, shared }: Site,
  tokens: Record<string, string>,
): Promise<Map<string, LinkedFile>> {
  const ofPages = pages.map(({ summary }) => findFileLinks(summary.references, tokens))
  const paths = [...fileLinks.values(), ...ofPages].flatMap((list) => listLinkedPaths(list, tokens))
  const offered = [listResourceNames(shared), ...pages.map(({ summary }) => summary)]
  return loadLinkedFiles([...paths, ...offered.flatMap(({ files }) => files)], assets)
}

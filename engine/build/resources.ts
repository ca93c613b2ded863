import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { imageSize } from 'image-size'
import type { AssetInfo, Resources } from '../core/data'
import { loadIcons } from './icons'
import { loadMap } from './maps'
import type { Reference, Site } from './site'

/** A file of the site's `assets`, ready to be copied. */
export interface ServedAsset extends AssetInfo {
  source: string
}

/** Gives each asset that the site uses its served address (with a hash of its bytes) and size. */
export async function loadAssets({
  assets: files,
  shared,
  pages,
}: Pick<Site, 'assets' | 'shared' | 'pages'>): Promise<Map<string, ServedAsset>> {
  const used = new Set<string>()
  for (const references of [shared, ...pages.map((page) => page.references)]) {
    for (const { meaning, value } of references) if (meaning === 'asset') used.add(value)
  }
  const load = async (path: string) => {
    const source = files.get(path)
    if (source === undefined) throw new Error(`The check let a missing asset through: ${path}`)
    const bytes = await readFile(source)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const extension = extname(path)
    const url = `/assets/${basename(path, extension)}-${hash}${extension}`
    return [path, { source, url, ...measure(bytes, extension) }] as const
  }
  return new Map(await Promise.all([...used].sort().map(load)))
}

function measure(bytes: Uint8Array, extension: string): { width: number; height: number } {
  if (extension === '.woff2') return { width: 0, height: 0 }
  const { width, height } = imageSize(bytes)
  return { width: Math.round(width), height: Math.round(height) }
}

/** The icons, pictures and maps behind the names in a page's or the layout's JSON. */
export function resolveResources(
  references: Reference[],
  assets: Map<string, ServedAsset>,
): Resources {
  const resources: Resources = { icons: {}, assets: {}, maps: {} }
  for (const { meaning, value } of references) {
    if (meaning === 'icon') {
      resources.icons[value] = loadIcons()[value] ?? []
    } else if (meaning === 'map') {
      resources.maps[value] = loadMap(value)
    } else if (meaning === 'asset') {
      const asset = assets.get(value)
      if (!asset) continue
      const { url, width, height } = asset
      resources.assets[value] = { url, width, height }
    }
  }
  return resources
}

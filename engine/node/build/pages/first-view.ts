/**
 * Finds the pictures in a page's first view: they load at once, and the first large picture loads
 * with a high priority.
 */
import type { Block, PageQuery } from '../../../../schemas/generated/types'
import type { AssetInfo } from '../../../core/page/data'
import type { Listing } from '../../../core/page/listing'
import { keyOfQuery } from '../../../core/page/listing'
import { isRecord } from '../../lib/files/is-record'

/** The maximum number of blocks that a page's first view may show. */
const FIRST_BLOCKS = 2
/** The maximum number of pictures in the first view on phones, which show few. */
const FIRST_PICTURES = 3
/**
 * The minimum size for a high priority, in pixels. A smaller picture, such as a portrait, does not
 * get one.
 */
const LARGE = 320

export interface FirstViewOptions {
  blocks: Block[]
  assets: Record<string, AssetInfo>
  lists?: Record<string, Listing>
}

/** A page's pictures, with the priority of those in its first view. */
export function prioritizePictures({
  blocks,
  assets,
  lists = {},
}: FirstViewOptions): Record<string, AssetInfo> {
  if (Object.keys(assets).length === 0) return assets
  const shown = blocks.slice(0, FIRST_BLOCKS).flatMap((block) => listTexts(block, lists))
  const first = [...new Set(shown)].filter((text) => assets[text]).slice(0, FIRST_PICTURES)
  if (first.length === 0) return assets
  const widthOf = (path: string) => assets[path]?.widths?.at(-1) ?? assets[path]?.width ?? 0
  const large = first.find((path) => widthOf(path) >= LARGE)
  const prioritized = { ...assets }
  for (const path of first) {
    const asset = assets[path]
    const priority = path === large ? 'high' : 'eager'
    if (asset) prioritized[path] = { ...asset, priority }
  }
  return prioritized
}

/**
 * All strings within a value, in order. A query is replaced by the strings from the pages that it
 * selects.
 */
function listTexts(value: unknown, lists: Record<string, Listing>): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item) => listTexts(item, lists))
  if (!isRecord(value)) return []
  const listed = lists[keyOfQuery(value as Partial<PageQuery>)]
  const inner = listed ? listed.pages.map(({ picture }) => picture) : Object.values(value)
  return inner.flatMap((item) => listTexts(item, lists))
}

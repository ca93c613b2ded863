import { gzipSync } from 'node:zlib'
import type { OrderedEntry } from '../../core/search/search-index'
import { listOrdered, pathOfIndex } from '../../core/search/search-index'
import { buildShardFiles, buildShards } from '../../core/search/shards/build-shards'
import { collectTokens } from '../../core/text/tokens'
import { hashFile } from '../lib/files/hash-content'
import { writeWithin } from '../lib/files/resolve-within'
import type { LocaleSite } from './pages/locale-sites'
import type { WritePagesOptions } from './pages/write-pages'

export interface WriteSearchOptions extends Pick<WritePagesOptions, 'folder' | 'kept'> {
  /** The site in one of its languages. */
  site: LocaleSite
  year: number
}

/**
 * Writes the search index: as one file, or as shards if it is larger than the setting allows. The
 * names of shards contain a hash. Returns all URLs.
 */
export async function writeSearch({
  folder,
  kept,
  site,
  year,
}: WriteSearchOptions): Promise<string[]> {
  const tokens = { ...collectTokens(site.settings), year: String(year) }
  const entries = listOrdered(site.pages, {
    tokens,
    folders: site.collections,
    language: site.settings.language,
  })
  const path = pathOfIndex(site.path)
  const { splitAbove } = site.settings.search
  const small = renderSmall(entries, splitAbove * 1000)
  if (small !== undefined) {
    await writeWithin(folder, path, small)
    return [path]
  }
  const { root, files } = buildShardFiles(buildShards(entries), hashShard)
  for (const [shard, content] of files) kept.write(shard, content)
  kept.write(path, JSON.stringify(root))
  return [path, ...files.keys()]
}

/**
 * The index as one file. Undefined if its compressed size is too large. The text of a large index
 * is then freed before the shards are made.
 */
function renderSmall(entries: OrderedEntry[], bytes: number): string | undefined {
  const text = JSON.stringify(entries.map(({ entry }) => entry))
  // A file that is small without compression is not larger with it.
  return Buffer.byteLength(text) > bytes && gzipSync(text).length > bytes ? undefined : text
}

function hashShard(content: string): string {
  return hashFile(content).slice(0, 8)
}

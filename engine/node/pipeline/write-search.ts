import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { buildPieces, namePieces } from '../../core/search/pieces/build-pieces'
import { listOrdered, SEARCH_INDEX_PATH } from '../../core/search/search-index'
import type { Site } from '../check/run/check-site'
import { writeWithin } from '../util/place-within'

/**
 * Writes the search index: in one file, or, where that is larger than the setting says, in pieces.
 * The names of pieces have a hash of their content. Returns the addresses of the pieces.
 */
export async function writeSearch(folder: string, { pages, settings }: Site): Promise<string[]> {
  const entries = listOrdered(pages)
  const whole = JSON.stringify(entries.map(({ entry }) => entry))
  if (!isLarger(whole, settings.search.splitAbove * 1000)) {
    await writeWithin(folder, SEARCH_INDEX_PATH, whole)
    return []
  }
  const { root, files } = namePieces(buildPieces(entries), hashContent)
  for (const [path, content] of files) await writeWithin(folder, path, content)
  await writeWithin(folder, SEARCH_INDEX_PATH, JSON.stringify(root))
  return [...files.keys()]
}

function isLarger(text: string, bytes: number): boolean {
  // What is small as it is does not grow.
  return Buffer.byteLength(text) > bytes && gzipSync(text).length > bytes
}

function hashContent(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

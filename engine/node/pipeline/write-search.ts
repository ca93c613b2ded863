import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  buildPieces,
  namePieces,
  renderWhole,
  versionOf,
} from '../../core/search/pieces/build-pieces'
import type { SearchRoot } from '../../core/search/pieces/format'
import type { OrderedEntry } from '../../core/search/search-index'
import { listOrdered, pathOfIndex } from '../../core/search/search-index'
import { collectTokens } from '../../core/text/tokens'
import type { LocaleSite } from '../locales/locale-sites'
import type { WrittenIndex, WrittenIndexes } from '../pages/earlier-output'
import { isAsWritten } from '../pages/page-files'
import type { WritePagesOptions } from '../pages/write-pages'
import { writeWithin } from '../util/place-within'

export interface WriteSearchOptions
  extends Pick<WritePagesOptions, 'folder' | 'previous' | 'kept'> {
  /** The site in one of its languages. */
  site: LocaleSite
  /** Whether no page has another head than in the build before. */
  hasSameHeads: boolean
  year: number
  /** Is given the index if it is in pieces. */
  indexes: WrittenIndexes
}

/**
 * Writes the search index: in one file, or, where that is larger than the setting says, in pieces.
 * The names of pieces have a hash of their content. Returns the addresses of all of it.
 */
export async function writeSearch(options: WriteSearchOptions): Promise<string[]> {
  const { folder, kept, site, year, indexes } = options
  const tokens = { ...collectTokens(site.settings), year: String(year) }
  const list = () =>
    listOrdered(site.pages, {
      tokens,
      folders: site.collections,
      language: site.settings.language,
    })
  const path = pathOfIndex(site.path)
  const before = findBefore(path, list, options)
  if (before) {
    const files = [path, ...before.pieces.map(([piece]) => piece)]
    for (const file of files) kept.add(file)
    indexes.set(path, before)
    return files
  }
  const entries = list()
  const { splitAbove } = site.settings.search
  const small = renderSmall(entries, splitAbove * 1000)
  if (small !== undefined) {
    await writeWithin(folder, path, small)
    return [path]
  }
  const { root, files } = namePieces(buildPieces(entries), hashPiece)
  const pieces = Array.from(files, ([piece, content]): WrittenIndex['pieces'][number] => {
    const { size, mtimeMs } = statSync(kept.write(piece, content))
    return [piece, size, mtimeMs]
  })
  indexes.set(path, { splitAbove, pieces })
  kept.write(path, JSON.stringify(root))
  return [path, ...files.keys()]
}

/**
 * The index in one file; undefined where that is larger, compressed. The text of a large one is
 * then gone from memory before there are pieces.
 */
function renderSmall(entries: OrderedEntry[], bytes: number): string | undefined {
  const text = JSON.stringify(entries.map(({ entry }) => entry))
  // What is small as it is does not grow.
  return Buffer.byteLength(text) > bytes && gzipSync(text).length > bytes ? undefined : text
}

function hashPiece(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

/** The index of the build before in pieces, where it is whole and of the same entries. */
function findBefore(
  path: string,
  list: () => OrderedEntry[],
  { site, hasSameHeads, previous: { outDir, indexes } }: WriteSearchOptions,
): WrittenIndex | undefined {
  const known = indexes.get(path)
  if (known?.splitAbove !== site.settings.search.splitAbove) return undefined
  try {
    const root: SearchRoot = JSON.parse(readFileSync(join(outDir, path), 'utf8'))
    if (root.version !== versionOf(root, hashPiece)) return undefined
    const isOfSame = hasSameHeads || root.whole[0] === hashPiece(renderWhole(list()))
    if (!isOfSame) return undefined
    const isWhole = known.pieces.every(([piece, ...state]) =>
      isAsWritten(join(outDir, piece), state),
    )
    return isWhole ? known : undefined
  } catch {
    // It is made anew.
    return undefined
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { NamedPieces } from '../../core/search/pieces/build-pieces'
import {
  buildPieces,
  namePieces,
  renderWhole,
  versionOf,
} from '../../core/search/pieces/build-pieces'
import type { SearchRoot } from '../../core/search/pieces/format'
import { pathOfPiece } from '../../core/search/pieces/format'
import { listOrdered, pathOfIndex } from '../../core/search/search-index'
import { collectTokens } from '../../core/text/tokens'
import type { LocaleSite } from '../locales/locale-sites'
import type { WritePagesOptions } from '../pages/write-pages'
import { placeWithin, writeWithin } from '../util/place-within'

export interface WriteSearchOptions
  extends Pick<WritePagesOptions, 'folder' | 'previous' | 'kept'> {
  /** The site in one of its languages. */
  site: LocaleSite
  year: number
}

/**
 * Writes the search index: in one file, or, where that is larger than the setting says, in pieces.
 * The names of pieces have a hash of their content. Returns the addresses of all of it.
 */
export async function writeSearch({
  folder,
  previous,
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
  const whole = JSON.stringify(entries.map(({ entry }) => entry))
  if (!isLarger(whole, site.settings.search.splitAbove * 1000)) {
    await writeWithin(folder, path, whole)
    return [path]
  }
  const before = readPrevious(previous, path, renderWhole(entries))
  const { root, files } = before ?? namePieces(buildPieces(entries), hashPiece)
  for (const [piece, content] of files) {
    if (before) kept.add(piece)
    else kept.write(piece, content)
  }
  await writeWithin(folder, path, JSON.stringify(root))
  return [path, ...files.keys()]
}

function isLarger(text: string, bytes: number): boolean {
  // What is small as it is does not grow.
  return Buffer.byteLength(text) > bytes && gzipSync(text).length > bytes
}

function hashPiece(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

/** The pieces of the build before, where they are whole and of the same entries. */
function readPrevious(
  { outDir, rendered }: WriteSearchOptions['previous'],
  index: string,
  whole: string,
): NamedPieces | undefined {
  // Without a cache other code may have made them.
  if (rendered.size === 0) return undefined
  try {
    const root: SearchRoot = JSON.parse(readFileSync(join(outDir, index), 'utf8'))
    if (root.version !== versionOf(root, hashPiece)) return undefined
    if (root.whole[0] !== hashPiece(whole)) return undefined
    const files = new Map<string, string>()
    for (const name of [...root.entries.map(({ name }) => name), root.whole, ...root.lists]) {
      if (!name[0]) continue
      const path = pathOfPiece(name)
      const content = readFileSync(placeWithin(outDir, path), 'utf8')
      if (hashPiece(content) !== name[0]) return undefined
      files.set(path, content)
    }
    return { root, files }
  } catch {
    // They are made anew.
    return undefined
  }
}

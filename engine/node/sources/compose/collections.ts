/** Collections: folders of pages with a file that says what their pages share. */

import { dirname } from 'node:path/posix'
import type { Feed, PageQuery } from '../../../../schemas/generated/types'
import { isRecord } from '../../lib/files/is-record'
import { COLLECTION_FILE } from '../files/file-names'

export interface Collection {
  /** The file's path within the site. */
  file: string
  /** The address of its folder: `/news`. */
  route: string
  /** What its pages have where they do not write it themselves. */
  page: Record<string, unknown>
  before: unknown[]
  after: unknown[]
  /** How its pages are sorted in lists. */
  sort?: PageQuery['sort']
  /** How many of them the lists on its own page show. */
  perPage?: number
  feed?: Feed
}

/** Reads a collection as far as it is well-formed. */
export function readCollection(file: string, data: unknown): Collection {
  const written = (isRecord(data) ? data : {}) as Record<string, unknown>
  const { page, before, after, sort, perPage, feed } = written
  const { blocks: _, ...own } = isRecord(page) ? page : {}
  return {
    file,
    route: dirname(file).slice('pages'.length) || '/',
    page: own,
    before: Array.isArray(before) ? before : [],
    after: Array.isArray(after) ? after : [],
    ...(typeof sort === 'string' && { sort: sort as Collection['sort'] }),
    ...(typeof perPage === 'number' && { perPage }),
    ...(isRecord(feed) && { feed: feed as unknown as Feed }),
  }
}

/** The collection that a page belongs to: that of the nearest folder above it which has one. */
export function findCollection(
  collections: Map<string, Collection>,
  file: string,
): Collection | undefined {
  if (collections.size === 0) return undefined
  let folder = dirname(file)
  while (folder.startsWith('pages')) {
    const collection = collections.get(`${folder}/${COLLECTION_FILE}`)
    if (collection) return collection
    folder = dirname(folder)
  }
  return undefined
}

/**
 * The values of a collection that a page does not have. Objects are merged by their properties,
 * of lists the page's own counts.
 */
export function listMissing(
  defaults: Record<string, unknown>,
  page: Record<string, unknown>,
  at: string[] = [],
): string[][] {
  return Object.entries(defaults).flatMap(([key, value]) => {
    const path = [...at, key]
    if (!Object.hasOwn(page, key)) return [path]
    const written = page[key]
    return isRecord(value) && isRecord(written) ? listMissing(value, written, path) : []
  })
}

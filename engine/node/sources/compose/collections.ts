/** Collections: folders of pages with a file of shared values. */

import { dirname } from 'node:path/posix'
import type { Feed, PageQuery } from '../../../../schemas/generated/types'
import { isRecord } from '../../lib/files/is-record'
import { COLLECTION_FILE } from '../files/file-names'

export interface Collection {
  /** The file's path within the site. */
  file: string
  /** The path of the collection's folder: `/news`. */
  route: string
  /** Default values for the collection's pages. */
  page: Record<string, unknown>
  before: unknown[]
  after: unknown[]
  /** How the pages are sorted in lists. */
  sort?: PageQuery['sort']
  /** The number of pages in each part of the list on the collection's own page. */
  perPage?: number
  feed?: Feed
}

/** Reads the valid part of a collection file. */
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

/** A page's collection: the one in its nearest ancestor folder with a collection. */
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
 * The collection's values that a page lacks. Objects are merged by property; a page's list replaces
 * the collection's list.
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

import { isRecord } from '../../lib/files/is-record'
import type { WrittenFile } from '../../schemas/migrations/migration'

/** Values that a schema describes. */
export interface Checked {
  /** The schema that gives the values their meaning. */
  kind: string
  data: unknown
  /** From a pointer in the data to one in the file. */
  placeOf: (pointer: string) => string
}

/**
 * The content of a file by schema: collections and fragments contain parts of pages, which the
 * schema of pages describes.
 */
export function readPageParts({ kind, data }: Pick<WrittenFile, 'kind' | 'data'>): Checked {
  if (kind === 'collection') return readCollection(data)
  if (kind === 'fragment') return readFragment(data)
  return { kind, data, placeOf: (pointer) => pointer }
}

function readCollection(data: unknown): Checked {
  const { page, before, after } = isRecord(data) ? data : {}
  const first = Array.isArray(before) ? before : []
  const last = Array.isArray(after) ? after : []
  return {
    kind: 'page',
    data: { ...(isRecord(page) ? page : {}), blocks: [...first, ...last] },
    placeOf(pointer) {
      const [, index, rest = ''] = /^\/blocks\/(\d+)(.*)$/s.exec(pointer) ?? []
      if (index === undefined) return `/page${pointer}`
      const number = Number(index)
      const isFirst = number < first.length
      return `${isFirst ? `/before/${number}` : `/after/${number - first.length}`}${rest}`
    },
  }
}

function readFragment(data: unknown): Checked {
  const { content } = isRecord(data) ? data : {}
  const isList = Array.isArray(content)
  return {
    kind: 'page',
    data: { blocks: isList ? content : [content] },
    placeOf: (pointer) => pointer.replace(isList ? /^\/blocks/ : /^\/blocks\/0/, '/content'),
  }
}

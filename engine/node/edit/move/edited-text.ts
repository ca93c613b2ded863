import { createPlaceResolver } from '../../lib/json/text-place'
import type { FileChange } from '../write/draft'
import { getDisplayPath } from '../write/read-site'

/** A replacement of a part of a text. */
export interface TextEdit {
  offset: number
  from: string
  to: string
}

/** A file that is not JSON, with its replacements. */
export interface EditedFile {
  /** The path within the site. */
  file: string
  path: string
  before: string
  /** The text after the changes. */
  after: string
  changes: FileChange[]
}

/** Replaces parts of a file; every other character stays. The edits are in text order. */
export function editFile(
  { file, path, before }: Pick<EditedFile, 'file' | 'path' | 'before'>,
  edits: TextEdit[],
): EditedFile {
  let after = ''
  let end = 0
  const places = edits.map(({ offset, from, to }) => {
    after += before.slice(end, offset)
    const place = after.length
    after += to
    end = offset + from.length
    return place
  })
  after += before.slice(end)
  // Positions do not include a byte order mark.
  const bom = after.startsWith('\uFEFF') ? 1 : 0
  const resolve = createPlaceResolver(after.slice(bom))
  const changes = edits.map(({ from, to }, index): FileChange => {
    const { line, column } = resolve((places[index] ?? 0) - bom, to.length)
    return { file: getDisplayPath(path), line, column, from, to }
  })
  return { file, path, before, after, changes }
}

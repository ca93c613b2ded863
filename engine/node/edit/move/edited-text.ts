import type { TextEdit } from '../../lib/json/text-edits'
import { applyTextEdits, invertTextEdits } from '../../lib/json/text-edits'
import { createPlaceResolver } from '../../lib/json/text-place'
import type { FileChange } from '../write/draft'
import { getDisplayPath } from '../write/read-site'

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
  const after = applyTextEdits(before, edits)
  // Positions do not include a byte order mark.
  const bom = after.startsWith('\uFEFF') ? 1 : 0
  const resolve = createPlaceResolver(after.slice(bom))
  const changes = invertTextEdits(edits).map(({ offset, from: to, to: from }): FileChange => {
    const { line, column } = resolve(offset - bom, to.length)
    return { file: getDisplayPath(path), line, column, from, to }
  })
  return { file, path, before, after, changes }
}

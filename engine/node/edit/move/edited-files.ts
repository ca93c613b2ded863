import { join } from 'node:path'
import { readBytes } from '../../lib/files/read-bytes'
import type { TextEdit } from '../../lib/json/text-edits'
import { decodeUtf8 } from '../../lib/json/utf8'
import type { ListedSite } from '../../sources/files/site-files'
import type { EditedFile } from './edited-text'
import { editFile } from './edited-text'
import type { Moving } from './move-request'
import { findTextLinks } from './moved-markdown'
import { findRowLinks } from './moved-rows'

/** The rows and the Markdown files of a site, with the links that a move changes. */
export function editFiles(
  dir: string,
  { data, texts }: Pick<ListedSite, 'data' | 'texts'>,
  moving: Moving,
): EditedFile[] {
  const edit = (file: string, find: (text: string) => TextEdit[]): EditedFile[] => {
    const path = join(dir, file)
    const bytes = readBytes(path)
    // A file that is not valid text keeps its bytes: the check reports it.
    if (!bytes || 'place' in decodeUtf8(bytes)) return []
    const before = Buffer.from(bytes).toString('utf8')
    return [editFile({ file, path, before }, find(before))]
  }
  return [
    ...data.flatMap((file) => edit(file, (text) => findRowLinks(file, text, moving))),
    ...texts.flatMap((file) => edit(file, (text) => findTextLinks(text, moving))),
  ]
}

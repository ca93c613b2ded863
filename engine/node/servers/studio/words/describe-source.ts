import { basename, dirname } from 'node:path/posix'
import { writeLabel } from '../../../../core/editing/labels'
import { CTA_FILE, LAYOUT_FILE } from '../../../check/facts/context'
import {
  COLLECTION_FILE,
  isDataFile,
  isTextFile,
  parseFragmentName,
} from '../../../sources/files/file-names'
import { plainNameOf } from '../../../sources/files/locale-files'

/** What a page shows from a file, in words. Undefined for what a page itself contains. */
export function describeSource(file: string): string | undefined {
  const fragment = parseFragmentName(file)
  if (fragment !== undefined) return `Shared: ${writeLabel(fragment)}`
  if (basename(file) === COLLECTION_FILE) return `From the collection ${nameCollection(file)}`
  if (isTextFile(file)) return `Text from ${basename(file)}`
  if (isDataFile(file)) return `From the table ${basename(file)}`
  const name = plainNameOf(file)
  if (name === LAYOUT_FILE) return 'On every page'
  return name === CTA_FILE ? 'Closing call to action' : undefined
}

/** `pages/news/_collection.json` → `News` */
function nameCollection(file: string): string {
  const folder = dirname(file)
  return folder === 'pages' ? 'of all pages' : writeLabel(basename(folder))
}

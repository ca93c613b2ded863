import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listUnsaved } from './unsaved-files'

/** An entry in a folder. A symbolic link is neither a file nor a folder. */
export interface FolderEntry {
  /** The path within the folder, with `/` as the separator. */
  path: string
  isFile: boolean
  isFolder: boolean
}

/** Selects a folder's entries. */
export interface ListedEntries {
  /** Returns `true` for a folder to descend into. */
  enters: (path: string) => boolean
  /** Returns `true` for an entry to exclude. By default, no entry is excluded. */
  isExcluded?: (entry: FolderEntry) => boolean
  /** Called with a subfolder that cannot be read. By default, an error is thrown. */
  onUnread?: (path: string) => void
}

/** The entries in a folder and in the selected subfolders, including unsaved files. */
export function listFolder(
  folder: string,
  { enters, isExcluded = () => false, onUnread }: ListedEntries,
): FolderEntry[] {
  const entries: FolderEntry[] = []
  const read = (below: string) => {
    try {
      return readdirSync(join(folder, below), { withFileTypes: true })
    } catch (reason) {
      if (!onUnread) throw reason
      if ((reason as NodeJS.ErrnoException).code !== 'ENOENT') onUnread(below)
      return []
    }
  }
  const list = (below: string): void => {
    for (const entry of read(below)) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      const isFolder = entry.isDirectory()
      const listed = { path, isFile: entry.isFile(), isFolder }
      if (!isExcluded(listed)) entries.push(listed)
      if (isFolder && enters(path)) list(path)
    }
  }
  list('')
  return addUnsaved(entries, folder, { enters, isExcluded })
}

function addUnsaved(
  entries: FolderEntry[],
  folder: string,
  { enters, isExcluded }: Required<Pick<ListedEntries, 'enters' | 'isExcluded'>>,
): FolderEntry[] {
  const unsaved = listUnsaved(folder)
  if (unsaved.length === 0) return entries
  const found = new Map(entries.map((entry) => [entry.path, entry]))
  const add = (entry: FolderEntry) => !isExcluded(entry) && found.set(entry.path, entry)
  for (const [path, { content }] of unsaved) {
    found.delete(path)
    if (!content) continue
    const names = path.split('/')
    const folders = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
    const end = folders.findIndex((above) => !enters(above))
    for (const above of end < 0 ? folders : folders.slice(0, end + 1)) {
      if (!found.has(above)) add({ path: above, isFile: false, isFolder: true })
    }
    if (end < 0) add({ path, isFile: true, isFolder: false })
  }
  return [...found.values()]
}

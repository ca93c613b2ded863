import { readdirSync } from 'node:fs'
import { join } from 'node:path'

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

/** The entries in a folder and in the selected subfolders. */
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
      onUnread(below)
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
  return entries
}

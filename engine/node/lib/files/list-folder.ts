import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Something in a folder; a link is neither a file nor a folder, wherever it leads. */
export interface FolderEntry {
  /** Within the folder, with `/` between names. */
  path: string
  isFile: boolean
  isFolder: boolean
}

/** Which of the entries of a folder are listed. */
export interface ListedEntries {
  /** Whether to look into a folder. */
  enters: (path: string) => boolean
  /** What is left out; nothing by default. */
  isLeftOut?: (entry: FolderEntry) => boolean
  /** Called with a folder within this one that cannot be read; by default, that throws. */
  onUnread?: (path: string) => void
}

/** What is in a folder, and in those of its folders that are looked into. */
export function listFolder(
  folder: string,
  { enters, isLeftOut = () => false, onUnread }: ListedEntries,
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
      if (!isLeftOut(listed)) entries.push(listed)
      if (isFolder && enters(path)) list(path)
    }
  }
  list('')
  return entries
}

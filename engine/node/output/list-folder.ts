import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Something in a folder; a link is neither a file nor a folder, wherever it leads. */
export interface FolderEntry {
  /** Within the folder, with `/` between names. */
  path: string
  isFile: boolean
  isFolder: boolean
}

/** What is in a folder, and in those of its folders that `enters` says. */
export function listFolder(folder: string, enters: (path: string) => boolean): FolderEntry[] {
  const entries: FolderEntry[] = []
  const list = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      entries.push({ path, isFile: entry.isFile(), isFolder: entry.isDirectory() })
      if (entry.isDirectory() && enters(path)) list(path)
    }
  }
  list('')
  return entries
}

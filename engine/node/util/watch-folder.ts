import type { FSWatcher } from 'node:fs'
import { readdirSync, statSync, watch } from 'node:fs'
import { join, relative } from 'node:path'
import { listFiles } from './list-files'

/** A save is often several events; they are told as one after this many milliseconds. */
const SETTLED = 20

/**
 * Tells which files below a folder are saved, added and removed, by their paths within it. Only
 * folders are watched, so that ten thousand files cost no more than the folders they are in.
 * Returns what ends it.
 */
export function watchFolder(root: string, onChange: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const pending = new Map<string, NodeJS.Timeout>()

  const tell = (path: string): void => {
    clearTimeout(pending.get(path))
    pending.set(
      path,
      setTimeout(() => {
        pending.delete(path)
        onChange(relative(root, path).replaceAll('\\', '/'))
      }, SETTLED),
    )
  }

  const see = (path: string): void => {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      add(path)
      for (const file of listFiles(path)) tell(join(path, file))
    } else {
      for (const folder of watchers.keys()) if (isWithin(folder, path)) drop(folder)
      tell(path)
    }
  }

  const add = (folder: string): void => {
    if (watchers.has(folder)) return
    const watcher = watch(folder, (_event, name) => name !== null && see(join(folder, name)))
    watcher.on('error', () => drop(folder))
    watchers.set(folder, watcher)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(folder, entry.name))
    }
  }

  const drop = (folder: string): void => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  add(root)
  return () => {
    for (const folder of [...watchers.keys()]) drop(folder)
    for (const timer of pending.values()) clearTimeout(timer)
  }
}

function isWithin(folder: string, path: string): boolean {
  return folder === path || folder.startsWith(`${path}/`)
}

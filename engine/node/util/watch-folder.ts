/**
 * Chokidar is not used: it never reports a watched folder that is removed and created again, or
 * replaced by another one through renaming. Both happen to the folder of a site.
 */
import type { FSWatcher } from 'node:fs'
import { readdirSync, statSync, watch } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { isTemporary } from './replace-file'
import { isFolderAt } from './stat-file'

/** A save is often several events; they are reported as one after this many milliseconds. */
const SETTLED = 20

/** How often the identity of the watched folder itself is compared, in milliseconds. */
const ROOT_INTERVAL = 500

/** What version control writes has thousands of files, and none of them is part of a site. */
const IGNORED = /^\.(?:git|hg|svn)$/

/** Codes of errors that mean that the system has no further watches to give. */
const EXHAUSTED = ['ENOSPC', 'EMFILE', 'ENFILE']

/**
 * Reports which files below a folder are saved, added and removed, by their paths within it. A
 * removed folder is reported as one path; an empty path is the folder itself. Only folders are
 * watched, not files. Links are reported but not followed, except for the folder itself. The folder
 * may be missing, be removed and come back, or be replaced by another one. Returns a function that
 * ends it.
 */
export function watchFolder(root: string, onChange: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const pending = new Map<string, NodeJS.Timeout>()
  let isExhausted = false

  const settle = (path: string): void => {
    clearTimeout(pending.get(path))
    pending.set(
      path,
      setTimeout(() => {
        pending.delete(path)
        look(path)
      }, SETTLED),
    )
  }

  /** Reports a path with all files below it, and watches its folders from the start again. */
  const look = (path: string): void => {
    for (const folder of [...watchers.keys()]) if (isWithin(path, folder)) drop(folder)
    onChange(relative(root, path).replaceAll('\\', '/'))
    for (const file of add(path)) onChange(relative(root, file).replaceAll('\\', '/'))
  }

  /** Watches a folder with those below it; returns the files in them. */
  const add = (folder: string): string[] => {
    if (!isFolderAt(folder, { followsLinks: folder === root }) || IGNORED.test(basename(folder)))
      return []
    // Before the folder is read, so that no file is added in between.
    open(folder)
    return listEntries(folder).flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? add(path) : [path]
    })
  }

  const open = (folder: string): void => {
    try {
      const watcher = watch(folder, (_event, name) => {
        if (name === null || isTemporary(name)) return
        settle(join(folder, name))
      })
      watcher.on('error', () => drop(folder))
      watchers.set(folder, watcher)
    } catch (reason) {
      // A folder that is gone or cannot be read is reported by the one that it is in.
      if (isExhausted || !EXHAUSTED.includes((reason as NodeJS.ErrnoException).code ?? '')) return
      isExhausted = true
      console.error(explainExhausted(folder))
    }
  }

  const drop = (folder: string): void => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  let identity = identifyFolder(root)
  add(root)
  const timer = setInterval(() => {
    const now = identifyFolder(root)
    if (now !== identity) settle(root)
    identity = now
  }, ROOT_INTERVAL)
  return () => {
    clearInterval(timer)
    for (const folder of [...watchers.keys()]) drop(folder)
    for (const timeout of pending.values()) clearTimeout(timeout)
  }
}

/** Differs after a folder is replaced, even where a new one has the number of the old one. */
function identifyFolder(path: string): string {
  try {
    const { dev, ino, birthtimeMs } = statSync(path)
    return `${dev} ${ino} ${birthtimeMs}`
  } catch {
    return ''
  }
}

function listEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(join(folder, '/'))
}

function explainExhausted(folder: string): string {
  return (
    `The system cannot watch "${folder}" and further folders: its limit is reached. Changes there ` +
    'are not noticed. On Linux, raise fs.inotify.max_user_watches and ' +
    'fs.inotify.max_user_instances with sysctl, then start the command again.'
  )
}

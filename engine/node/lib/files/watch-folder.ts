/**
 * Chokidar is not used: it does not report a watched folder that is removed and created again, or
 * replaced by a rename. Both happen to a site's folder.
 */
import type { FSWatcher } from 'node:fs'
import { readdirSync, statSync, watch } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { isTemporary } from './replace-file'
import { isFolderAt } from './stat-file'

/** A save often causes several events; they are reported as one after this many milliseconds. */
const SETTLED = 20

/** How often the watched folder's identity is compared, in milliseconds. */
const ROOT_INTERVAL = 500

/** Version control folders contain thousands of files that are not part of a site. */
const IGNORED = /^\.(?:git|hg|svn)$/

/** The error codes of a system without free watches. */
const EXHAUSTED = ['ENOSPC', 'EMFILE', 'ENFILE']

/**
 * Reports which files under a folder are saved, added and removed, by their paths within the
 * folder. A removed folder is reported as one path; an empty path is the folder itself. Only
 * folders are watched, not files. Symbolic links are reported but not followed, except for the
 * folder itself. The folder may be missing, be removed and created again, or be replaced by another
 * one. Returns a function that stops watching.
 */
export function watchFolder(root: string, onChange: (file: string) => void): () => void {
  const watcher = new FolderWatcher(root, onChange)
  return () => watcher.close()
}

class FolderWatcher {
  readonly #root: string
  readonly #onChange: (file: string) => void
  readonly #watchers = new Map<string, FSWatcher>()
  readonly #pending = new Map<string, NodeJS.Timeout>()
  readonly #timer: NodeJS.Timeout
  #identity: string
  #isExhausted = false

  constructor(root: string, onChange: (file: string) => void) {
    this.#root = root
    this.#onChange = onChange
    this.#identity = identifyFolder(root)
    this.#add(root)
    this.#timer = setInterval(() => this.#compareRoot(), ROOT_INTERVAL)
  }

  close(): void {
    clearInterval(this.#timer)
    for (const folder of [...this.#watchers.keys()]) this.#drop(folder)
    for (const timeout of this.#pending.values()) clearTimeout(timeout)
  }

  #compareRoot(): void {
    const identity = identifyFolder(this.#root)
    if (identity !== this.#identity) this.#settle(this.#root)
    this.#identity = identity
  }

  #settle(path: string): void {
    clearTimeout(this.#pending.get(path))
    const timeout = setTimeout(() => {
      this.#pending.delete(path)
      this.#look(path)
    }, SETTLED)
    this.#pending.set(path, timeout)
  }

  /** Reports a path with all files below it, and watches its folders again. */
  #look(path: string): void {
    for (const folder of [...this.#watchers.keys()]) if (isWithin(path, folder)) this.#drop(folder)
    this.#report(path)
    for (const file of this.#add(path)) this.#report(file)
  }

  #report(path: string): void {
    this.#onChange(relative(this.#root, path).replaceAll('\\', '/'))
  }

  /** Watches a folder and its subfolders. Returns their files. */
  #add(folder: string): string[] {
    const followsLinks = folder === this.#root
    if (!isFolderAt(folder, { followsLinks }) || IGNORED.test(basename(folder))) return []
    // Starts before the folder is read, so that no file added in between is missed.
    this.#open(folder)
    return listEntries(folder).flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? this.#add(path) : [path]
    })
  }

  #open(folder: string): void {
    try {
      const watcher = watch(folder, (_event, name) => {
        if (name !== null && !isTemporary(name)) this.#settle(join(folder, name))
      })
      watcher.on('error', () => this.#drop(folder))
      this.#watchers.set(folder, watcher)
    } catch (reason) {
      // The watcher of the parent folder reports a folder that is removed or unreadable.
      const { code = '' } = reason as NodeJS.ErrnoException
      if (this.#isExhausted || !EXHAUSTED.includes(code)) return
      this.#isExhausted = true
      console.error(explainExhausted(folder))
    }
  }

  #drop(folder: string): void {
    this.#watchers.get(folder)?.close()
    this.#watchers.delete(folder)
  }
}

/** Changes when a folder is replaced, even if the inode number is reused. */
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
    `The system limit for watched folders is reached, so "${folder}" and other folders are not watched. ` +
    'Changes there go unnoticed. On Linux, raise fs.inotify.max_user_watches and ' +
    'fs.inotify.max_user_instances with sysctl, then start the command again.'
  )
}

import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createPlacer } from './resolve-within'
import { statFile } from './stat-file'

/** The files that the new output shares with the old one. */
export interface KeptFiles {
  /** The files' paths within the output, with `/` as the separator. */
  paths: ReadonlySet<string>
  /**
   * Keeps a file. The path may start with a slash. The caller ensures that the file has not
   * changed.
   */
  add: (path: string) => void
  /** Keeps a file if it has this content; otherwise writes it. Returns its path on disk. */
  write: (path: string, content: string | Uint8Array) => string
  /**
   * Keeps a file if it has the content of a source; otherwise copies the source.
   * @throws when there is no such source.
   */
  copy: (path: string, source: string) => void
  /** Links the kept files into the new output's folder, for code that reads them there. */
  place: () => void
}

/** Keeps files from the output at `from` for the new output at `to`. */
export function createKeptFiles(from: string, to: string): KeptFiles {
  const paths = new Set<string>()
  const placeNew = createPlacer(to)
  const add = (path: string) => paths.add(path.replace(/^\//, ''))
  return {
    paths,
    add,
    write: (path, content) => {
      const [old, file] = [join(from, path), placeNew(path)]
      const bytes = Buffer.from(content)
      if (hasContent(old, bytes)) {
        add(path)
        return old
      }
      writeFileSync(file, bytes)
      return file
    },
    copy: (path, source) => {
      const file = placeNew(path)
      if (isCopy(join(from, path), source)) add(path)
      else copyFileSync(source, file, constants.COPYFILE_FICLONE)
    },
    place: () => {
      for (const path of paths) {
        const file = placeNew(path)
        if (!existsSync(file)) linkOrCopy(join(from, path), file)
      }
      paths.clear()
    },
  }
}

/** Returns `true` if there is a file with this content. */
function hasContent(file: string, content: Uint8Array): boolean {
  try {
    return statFile(file)?.size === content.length && readFileSync(file).equals(content)
  } catch {
    return false
  }
}

/** A larger file is copied without a comparison. */
const MOST_COMPARED = 16_000_000

function isCopy(file: string, source: string): boolean {
  const { size } = statSync(source)
  const isLikely = size <= MOST_COMPARED && statFile(file)?.size === size
  return isLikely && hasContent(file, readFileSync(source))
}

/** Not every file system has hard links. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
    const { atime, mtime } = statSync(from)
    utimesSync(to, atime, mtime)
  }
}

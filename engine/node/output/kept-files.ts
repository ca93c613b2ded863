import { copyFileSync, linkSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPlacer } from '../util/place-within'

/** The files of an old output that are in the new one too, and that nobody writes again. */
export interface KeptFiles {
  /** Their paths within the output, with `/` between names. */
  paths: ReadonlySet<string>
  /** Keeps a file. That it is as it was written is the caller's to know. */
  add: (path: string) => void
  /** Keeps a file if it has this content; otherwise writes it. */
  write: (path: string, content: string | Uint8Array) => void
  /** Puts them into the folder of the new output, for what looks for them there. */
  place: () => void
}

/** Keeps files of the output at `from` for the one that is written to `to`. */
export function createKeptFiles(from: string, to: string): KeptFiles {
  const paths = new Set<string>()
  const placeNew = createPlacer(to)
  return {
    paths,
    add: (path) => paths.add(path),
    write: (path, content) => {
      const file = placeNew(path)
      const bytes = Buffer.from(content)
      if (hasContent(join(from, path), bytes)) paths.add(path)
      else writeFileSync(file, bytes)
    },
    place: () => {
      for (const path of paths) linkOrCopy(join(from, path), placeNew(path))
      paths.clear()
    },
  }
}

/** Whether there is a file with this content. */
function hasContent(file: string, content: Uint8Array): boolean {
  try {
    return statSync(file).size === content.length && readFileSync(file).equals(content)
  } catch {
    return false
  }
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

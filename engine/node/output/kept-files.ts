import { copyFileSync, linkSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { createPlacer } from '../util/place-within'

/** The files of an old output that are in the new one too, and that nobody writes again. */
export interface KeptFiles {
  /** Their paths within the output, with `/` between names. */
  paths: ReadonlySet<string>
  /** Keeps a file. That it is as it was written is the caller's to know. */
  add: (path: string) => void
  /** Puts them into the folder of the new output, for what looks for them there. */
  place: () => void
}

/** Keeps files of the output at `from` for the one that is written to `to`. */
export function createKeptFiles(from: string, to: string): KeptFiles {
  const paths = new Set<string>()
  return {
    paths,
    add: (path) => paths.add(path),
    place: () => {
      const placeIn = createPlacer(to)
      for (const path of paths) linkOrCopy(join(from, path), placeIn(path))
      paths.clear()
    },
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

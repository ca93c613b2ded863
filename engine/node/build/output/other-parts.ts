import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isManifest, MANIFEST_FOLDER } from './side-folder'

interface Parts {
  /** The output. */
  path: string
  /** The folder that contains one part's new output. */
  next: string
  /** The files that the builds of the other parts write. */
  further: string[]
}

/**
 * Finds the files in an output that builds of other parts have written, by their manifests: several
 * parts may share a folder. A file that moved to another part does not count: it was written by an
 * earlier build of this part.
 */
export function listOfOtherParts({ path, next, further }: Parts): string[] {
  if (further.length === 0) return []
  const [own] = listManifests(next)
  const others = listManifests(path).filter(
    (file) => file !== own && countParts(file) === countParts(own),
  )
  const wanted = new Set(further)
  const files = others.flatMap((file) => readPaths(join(path, file)))
  const isOthers = (file: string) => wanted.has(file) && existsSync(join(path, file))
  return [...others, ...new Set(files.filter(isOthers))]
}

/** The paths of the manifests in an output. For a joined output, those of all parts. */
export function listManifests(folder: string): string[] {
  const inside = join(folder, MANIFEST_FOLDER)
  if (!existsSync(inside)) return []
  return readdirSync(inside)
    .sort()
    .map((name) => `${MANIFEST_FOLDER}/${name}`)
    .filter(isManifest)
}

/** `…/2-of-8.json` → `8.json` */
function countParts(manifest: string | undefined): string | undefined {
  return manifest?.split('-of-')[1]
}

/** The files that a manifest lists; see `publishing`. */
function readPaths(file: string): string[] {
  try {
    const { files }: { files: { path: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
    return files.map(({ path }) => path)
  } catch {
    return []
  }
}

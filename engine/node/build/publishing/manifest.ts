/**
 * A manifest lists the public files of an output, with the hash of the content and the headers, for
 * programs that upload them. Strangers may read it, because it lists only what is published.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFile } from '../../lib/files/hash-content'
import { listFiles } from '../../lib/files/list-files'
import { writeWithin } from '../../lib/files/resolve-within'
import { headersOf, isHashed } from '../hosting/file-headers'
import type { MediaTypes } from '../hosting/host'
import { listManifests } from '../output/other-parts'
import { getManifestPath, SIDE_FOLDER } from '../output/side-folder'

/** The version of the manifest format. */
export const MANIFEST_VERSION = 1

export interface ManifestFile {
  /** The path within the output, with `/` as the separator. */
  path: string
  /** SHA-256 of the content, in hexadecimal. */
  sha256: string
  /** Its `Content-Type`. */
  type: string
  /** Its `Cache-Control`. */
  cache: string
}

export interface Manifest {
  version: number
  /** Starts at 1. A site that is built as a whole is part 1 of 1. */
  part: number
  parts: number
  /** A hash of everything that the site is built from. Parts with the same hash belong together. */
  source: string
  /** Sorted by path. */
  files: ManifestFile[]
}

export interface ManifestOptions {
  part: number
  parts: number
  /** A string that changes whenever the inputs of the pages change. */
  pageSources: unknown
  /** The paths of files that belong to single pages. All other files are the same in each part. */
  ofPages: string[]
  /** The paths of files that are kept from the previous build. */
  kept: ReadonlySet<string>
  /** Known hashes, by path. */
  known: Map<string, string>
  /** File path → media type, where the extension does not determine it. */
  types: MediaTypes
  /** The output of the previous build. */
  previous: string
}

/** Writes the manifest of a complete output. */
export async function writeManifest(folder: string, options: ManifestOptions): Promise<void> {
  const { part, parts } = options
  const files = listManifestFiles(folder, options)
  const ofPages = new Set(options.ofPages)
  const shared = files.filter(({ path }) => !ofPages.has(path))
  const source = hashFile(JSON.stringify([options.pageSources, shared]))
  const manifest: Manifest = { version: MANIFEST_VERSION, part, parts, source, files }
  await writeWithin(folder, getManifestPath(part, parts), renderManifest(manifest))
}

function listManifestFiles(
  folder: string,
  { kept, known, types, previous }: ManifestOptions,
): ManifestFile[] {
  const before = readHashes(previous)
  const typeOf = new Map(Object.entries(types).map(([path, type]) => [path.slice(1), type]))
  const files: ManifestFile[] = []
  for (const path of [...listFiles(folder), ...kept].sort()) {
    if (path.startsWith(`${SIDE_FOLDER}/`)) continue
    const read = () => readFileSync(join(kept.has(path) ? previous : folder, path))
    const sha256 = known.get(path) ?? before.get(path) ?? hashFile(read())
    files.push({ path, sha256, ...headersOf(path, typeOf.get(path)) })
  }
  return files
}

/** The hashes of files that never change under their name, from the previous output. */
function readHashes(previous: string): Map<string, string> {
  try {
    const files = listManifests(previous).flatMap(
      (name) => readManifest(join(previous, name)).files,
    )
    const unchanging = files.filter(({ path }) => isHashed(path))
    return new Map(unchanging.map(({ path, sha256 }) => [path, sha256]))
  } catch {
    return new Map()
  }
}

/** One file per line, for line-based tools. */
export function renderManifest<T extends { files: unknown[] }>({ files, ...head }: T): string {
  const start = JSON.stringify(head).slice(0, -1)
  return `${start},"files":[\n${files.map((file) => JSON.stringify(file)).join(',\n')}\n]}\n`
}

/** @throws when it is not a manifest of this format version. */
export function readManifest(file: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  if (manifest?.version === MANIFEST_VERSION && Array.isArray(manifest.files)) return manifest
  throw new Error(`${file} is not in the format of this version.`)
}

/**
 * A manifest lists the files that an output has for visitors, with what a program needs that puts
 * them somewhere: the hash of the content and the headers. It is harmless where it is read by
 * strangers, since it names nothing that is not published.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFile } from '../../lib/files/hash-content'
import { listFiles } from '../../lib/files/list-files'
import { writeWithin } from '../../lib/files/place-within'
import { headersOf, isHashed } from '../hosting/file-headers'
import type { MediaTypes } from '../hosting/host'
import { listManifests } from '../output/other-parts'
import { nameManifest, SIDE_FOLDER } from '../output/side-folder'

/** The form of manifests; a later Quire with another form counts on. */
export const MANIFEST_VERSION = 1

export interface ManifestFile {
  /** Within the output, with `/` between names. */
  path: string
  /** Of the content, in hexadecimal digits. */
  sha256: string
  /** Its `Content-Type`. */
  type: string
  /** Its `Cache-Control`. */
  cache: string
}

export interface Manifest {
  version: number
  /** From 1 on; a site that is built in one is part 1 of 1. */
  part: number
  parts: number
  /** Names everything that the site is made of: parts with one name go together. */
  source: string
  /** Sorted by path. */
  files: ManifestFile[]
}

export interface ManifestOptions {
  part: number
  parts: number
  /** What pages are made of, in any form that differs whenever they do. */
  pageSources: unknown
  /** The paths of what belongs to single pages; all else is the same in each part. */
  ofPages: string[]
  /** The paths of files that are still in the output of the build before. */
  kept: ReadonlySet<string>
  /** Hashes that are known already, by path. */
  known: Map<string, string>
  /** Path of a file → its media type, where its ending does not tell it. */
  types: MediaTypes
  /** The output of the build before. */
  previous: string
}

/** Writes the manifest of an output that is complete. */
export async function writeManifest(folder: string, options: ManifestOptions): Promise<void> {
  const { part, parts } = options
  const files = listManifestFiles(folder, options)
  const ofPages = new Set(options.ofPages)
  const shared = files.filter(({ path }) => !ofPages.has(path))
  const source = hashFile(JSON.stringify([options.pageSources, shared]))
  const manifest: Manifest = { version: MANIFEST_VERSION, part, parts, source, files }
  await writeWithin(folder, nameManifest(part, parts), renderManifest(manifest))
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

/** The hashes of what never changes under its name, from the output of the build before. */
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

/** One file on each line, so that line tools can read it too. */
export function renderManifest<T extends { files: unknown[] }>({ files, ...head }: T): string {
  const start = JSON.stringify(head).slice(0, -1)
  return `${start},"files":[\n${files.map((file) => JSON.stringify(file)).join(',\n')}\n]}\n`
}

/** @throws when it is not a manifest in the form of this version. */
export function readManifest(file: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  if (manifest?.version === MANIFEST_VERSION && Array.isArray(manifest.files)) return manifest
  throw new Error(`${file} is not in the form of this version.`)
}

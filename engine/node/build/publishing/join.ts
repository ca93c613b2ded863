import { join } from 'node:path'
import { UsageError } from '../../lib/files/usage-error'
import { listManifests } from '../output/other-parts'
import type { Manifest, ManifestFile } from './manifest'
import { readManifest } from './manifest'

/** The manifest of a part, and the folder of its output. */
export interface Part {
  folder: string
  manifest: Manifest
}

/** A file to publish, and the output's folder that contains it. */
export interface SourceFile extends ManifestFile {
  folder: string
}

/**
 * Reads the manifests of outputs: the output's own, or those of all parts that were copied into it.
 * @throws {UsageError} when an output has no readable manifest.
 */
export function loadParts(folders: string[]): Part[] {
  return folders.flatMap((folder) => {
    const names = listManifests(folder)
    if (names.length === 0) {
      throw new UsageError(
        `"${folder}" has no manifest. Name folders that builds of this version wrote.`,
      )
    }
    return names.map((name) => ({ folder, manifest: loadManifest(join(folder, name)) }))
  })
}

function loadManifest(file: string): Manifest {
  try {
    return readManifest(file)
  } catch {
    throw new UsageError(
      `"${file}" cannot be read: it is damaged, or another version of Quire wrote it. Build that part again.`,
    )
  }
}

/**
 * Joins the parts of a site. A file that several parts contain is taken from the first.
 * @throws {UsageError} when a part is missing or duplicated, or when the parts are of different
 * builds.
 */
export function joinParts(parts: Part[]): SourceFile[] {
  const [first] = parts
  if (!first) throw new UsageError('There is nothing to join: name the folder of each part.')
  verifyTogether(first, parts)
  verifyComplete(first, parts)
  const files = new Map<string, SourceFile>()
  for (const { folder, manifest } of parts) {
    for (const file of manifest.files) {
      const known = files.get(file.path)
      if (known && known.sha256 !== file.sha256) {
        throw refuseMixed(known.folder, folder, `"${file.path}" is not the same in both`)
      }
      if (!known) files.set(file.path, { ...file, folder })
    }
  }
  return [...files.values()].sort(({ path: a }, { path: b }) => (a < b ? -1 : 1))
}

function verifyTogether(first: Part, parts: Part[]): void {
  for (const { folder, manifest } of parts) {
    const { parts: count, source } = manifest
    if (count !== first.manifest.parts) {
      const counts = `one is a part of ${first.manifest.parts}, the other of ${count}`
      throw refuseMixed(first.folder, folder, counts)
    }
    if (source === first.manifest.source) continue
    throw refuseMixed(first.folder, folder, 'they were built from different sources')
  }
}

function refuseMixed(one: string, other: string, reason: string): UsageError {
  const names = one === other ? `The parts in "${one}"` : `"${one}" and "${other}"`
  return new UsageError(
    `${names} cannot be joined: ${reason}. Build all parts again, each from the same commit.`,
  )
}

/** The largest number of parts that a message lists. */
const MAX_NAMES = 5

function verifyComplete({ manifest: { parts: count } }: Part, parts: Part[]): void {
  const folders = new Map<number, string>()
  for (const { folder, manifest } of parts) {
    const other = folders.get(manifest.part)
    if (other !== undefined) {
      throw new UsageError(
        `Part ${manifest.part} of ${count} occurs twice, in "${other}" and in "${folder}". Name each part once.`,
      )
    }
    folders.set(manifest.part, folder)
  }
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const missing = all.filter((part) => !folders.has(part))
  if (missing.length === 0) return
  const more = missing.length - MAX_NAMES
  const names = missing.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '')
  throw new UsageError(
    `Of ${count} parts, these are missing: ${names}. Name the folder of every part.`,
  )
}

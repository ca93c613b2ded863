/**
 * Plans uploads in an order in which every page that is served has all of its files: first the
 * files that pages need, then the pages. Obsolete files are deleted last.
 */
import { readFileSync } from 'node:fs'
import { UsageError } from '../../lib/files/usage-error'
import { isHashed } from '../hosting/file-headers'
import type { SourceFile } from './join'
import type { ManifestFile } from './manifest'
import { MANIFEST_VERSION } from './manifest'

/** A published file. */
export interface OnlineFile extends Omit<ManifestFile, 'sha256'> {
  /** Undefined if the content is unknown, because an upload may have been interrupted. */
  sha256?: string
  /** The time since which no page uses it, in ISO 8601. */
  goneSince?: string
}

/** The known state of the published site. */
export interface Online {
  version: number
  files: OnlineFile[]
}

/** Files to upload together: from one folder, with the same headers. */
export interface Batch {
  step: Step
  folder: string
  type: string
  cache: string
  paths: string[]
}

type Step = (typeof STEPS)[number]

export interface Plan {
  /** In the order of their uploads. */
  batches: Batch[]
  /** The paths to delete after all uploads. */
  gone: string[]
  /** The known state during the publication, and after an interruption. */
  during: Online
  /** The known state afterwards. */
  after: Online
}

/** Files without dependencies, files that pages link to, page data, pages. */
const STEPS = ['assets', 'files', 'data', 'pages'] as const

/** The time that the files of an old page stay available for open tabs, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000

/**
 * Plans a publication. Files that are online with the same content and headers are not uploaded.
 * @param before The known state of the published site. Empty for the first publication.
 */
export function planPublishing(files: SourceFile[], before: Online, now: Date): Plan {
  const online = new Map(before.files.map((file) => [file.path, file]))
  const isOnline = (file: SourceFile) => isSame(file, online.get(file.path))
  const wanted = new Set(files.map(({ path }) => path))
  const left = before.files
    .filter(({ path }) => !wanted.has(path))
    .map((file) => ({ ...file, goneSince: file.goneSince ?? now.toISOString() }))
  const isKept = ({ path, goneSince }: { path: string; goneSince: string }) =>
    isHashed(path) && now.getTime() - Date.parse(goneSince) < KEPT_FOR
  const kept = left.filter(isKept)
  const gone = left.filter((file) => !isKept(file))
  const published = files.map(({ folder: _, ...file }): OnlineFile => file)
  const unsure = (file: OnlineFile): OnlineFile => ({ ...file, sha256: undefined })
  const during = files.map(({ folder, ...file }) =>
    isOnline({ folder, ...file }) ? file : unsure(file),
  )
  return {
    batches: groupUploads(files.filter((file) => !isOnline(file))),
    gone: gone.map(({ path }) => path),
    during: state([...during, ...kept, ...gone.map(unsure)]),
    after: state([...published, ...kept]),
  }
}

function state(files: OnlineFile[]): Online {
  return { version: MANIFEST_VERSION, files }
}

function isSame(file: SourceFile, other: OnlineFile | undefined): boolean {
  return (['sha256', 'type', 'cache'] as const).every((name) => file[name] === other?.[name])
}

function groupUploads(files: SourceFile[]): Batch[] {
  const batches = new Map<string, Batch>()
  for (const { path, folder, type, cache } of files) {
    const step = stepOf(path)
    const key = JSON.stringify([STEPS.indexOf(step), folder, type, cache])
    const batch = batches.get(key) ?? { step, folder, type, cache, paths: [] }
    batch.paths.push(path)
    batches.set(key, batch)
  }
  return [...batches].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, batch]) => batch)
}

function stepOf(path: string): Step {
  if (isHashed(path)) return 'assets'
  if (path.startsWith('_data/')) return 'data'
  return path.endsWith('.html') ? 'pages' : 'files'
}

/**
 * Reads the known state of the published site.
 * @throws {UsageError} when it cannot be read: an empty state would leave old pages online.
 */
export function loadOnline(file: string): Online {
  try {
    const online: Online = JSON.parse(readFileSync(file, 'utf8'))
    if (online.version === MANIFEST_VERSION && Array.isArray(online.files)) return online
  } catch {
    // Reported below.
  }
  throw new UsageError(
    `"${file}" does not list what is published: it is missing, damaged, or of another version. For a first publication, omit --against.`,
  )
}

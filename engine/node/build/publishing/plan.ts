/**
 * What to upload, in an order in which every page that is served has all of its files: first what
 * pages need, then the pages, at last what is gone is deleted.
 */
import { readFileSync } from 'node:fs'
import { UsageError } from '../../lib/files/usage-error'
import { isHashed } from '../hosting/file-headers'
import type { SourceFile } from './join'
import type { ManifestFile } from './manifest'
import { MANIFEST_VERSION } from './manifest'

/** A file where the site is published. */
export interface OnlineFile extends Omit<ManifestFile, 'sha256'> {
  /** Missing where nobody knows which content is there: an upload may have been interrupted. */
  sha256?: string
  /** Since when it belongs to no page, in the form of ISO 8601. */
  goneSince?: string
}

/** What is known of the place where the site is published. */
export interface Online {
  version: number
  files: OnlineFile[]
}

/** Files that are uploaded together: they lie in one folder and have the same headers. */
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
  /** The paths to delete when all is uploaded. */
  gone: string[]
  /** What is known while the plan is carried out, and after it was broken off. */
  during: Online
  /** What is known when it is done. */
  after: Online
}

/** What needs nothing else, what pages link to, the data of pages, the pages. */
const STEPS = ['assets', 'files', 'data', 'pages'] as const

/** How long the files of a page stay that somebody may still have open, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000

/**
 * Plans a publication: what is online with the same content and headers stays as it is.
 * @param before What is known of the place; nothing for the first time.
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
 * Reads what is known of the place where the site is published.
 * @throws {UsageError} when it cannot be read: to take it for nothing would leave old pages there.
 */
export function loadOnline(file: string): Online {
  try {
    const online: Online = JSON.parse(readFileSync(file, 'utf8'))
    if (online.version === MANIFEST_VERSION && Array.isArray(online.files)) return online
  } catch {
    // It is told below.
  }
  throw new UsageError(
    `"${file}" does not tell what is published: it is missing, damaged, or of another version. For a first publication, leave --against out.`,
  )
}

/**
 * Every output contains an ownership file. It describes what the output is, and lists the files
 * that Quire wrote. A folder without an ownership file is foreign, and so is a file that it does
 * not list.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../lib/files/list-files'
import type { FolderEntry } from '../../lib/files/list-folder'
import { listFolder } from '../../lib/files/list-folder'
import {
  getManifestPath,
  HOSTING_FOLDER,
  isManifest,
  OWNERSHIP_FILE,
  SIDE_FOLDER,
} from './side-folder'

/** The kinds of output, named after the command that writes them. */
export type OutputKind = 'site' | 'catalogue' | 'contact-sheet' | 'lists'

/** The version of the file format. */
const VERSION = 1

export interface OwnershipFile {
  kind: OutputKind
  version: number
  /** The files' paths within the output, sorted. */
  files: string[]
}

/** A folder's owner, and the foreign files in the folder. */
export type Owner =
  | { is: 'none' }
  | { is: 'foreign'; names: string[] }
  | { is: 'unreadable' }
  | ({ is: 'quire'; kind: OutputKind } & Unlisted)

/** The files in an output that Quire did not write. */
interface Unlisted {
  foreign: string[]
  /** A host's files that were copied to where the host expects them. */
  copied: string[]
}

/**
 * Writes an output's ownership file, as its last file. `further` contains files that another build
 * writes to the same output: the parts of a site in one folder share an ownership file. Each part
 * keeps a separate manifest, so manifests are recognised by name. Returns the files that it lists.
 */
export function writeOwnershipFile(
  folder: string,
  kind: OutputKind,
  further: Iterable<string>,
): string[] {
  const written = listFiles(folder).filter((path) => !isManifest(path))
  const files = [...new Set([...written, ...further, OWNERSHIP_FILE])].sort()
  mkdirSync(join(folder, SIDE_FOLDER), { recursive: true })
  writeFileSync(join(folder, OWNERSHIP_FILE), renderOwnershipFile(kind, files))
  return files
}

/** The content of an ownership file. */
export function renderOwnershipFile(kind: OutputKind, files: string[]): string {
  const file: OwnershipFile = { kind, version: VERSION, files }
  return `${JSON.stringify(file)}\n`
}

/** An output's ownership file. Undefined if it is missing or has another format version. */
export function readOwnershipFile(folder: string): OwnershipFile | undefined {
  const text = readText(join(folder, OWNERSHIP_FILE))
  return text === undefined ? undefined : parseOwnershipFile(text)
}

/** Determines the owner of a folder. Reads only names: 10,000 pages take less than 100 ms. */
export function findOwner(folder: string): Owner {
  const top = listFolder(folder, { enters: () => false })
  if (top.length === 0) return { is: 'none' }
  const text = readText(join(folder, OWNERSHIP_FILE))
  if (text !== undefined) return findListedOwner(folder, text)
  return { is: 'foreign', names: top.map(nameEntry) }
}

function findListedOwner(folder: string, text: string): Owner {
  const file = parseOwnershipFile(text)
  if (!file) return { is: 'unreadable' }
  return { is: 'quire', kind: file.kind, ...listUnlisted(folder, new Set(file.files)) }
}

function parseOwnershipFile(text: string): OwnershipFile | undefined {
  try {
    const file: OwnershipFile = JSON.parse(text)
    return file.version === VERSION && Array.isArray(file.files) ? file : undefined
  } catch {
    return undefined
  }
}

/** The foreign files in an output. If the folder itself is foreign, only its name. */
function listUnlisted(folder: string, written: ReadonlySet<string>): Unlisted {
  const folders = listFolders([...written, getManifestPath(1, 1)])
  const unlisted = listFolder(folder, {
    enters: (path) => folders.has(path),
    isExcluded: ({ path, isFile, isFolder }) =>
      isFile ? written.has(path) || isManifest(path) : isFolder && folders.has(path),
  })
  const names = { foreign: [] as string[], copied: [] as string[] }
  for (const entry of unlisted) {
    names[isHostFile(folder, entry.path, written) ? 'copied' : 'foreign'].push(nameEntry(entry))
  }
  return names
}

/** `a/b/c.html` → `a/b` and `a` */
export function listFolders(files: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}

/** The site's owner may have copied a host's files from the side folder to the top level. */
function isHostFile(folder: string, path: string, written: ReadonlySet<string>): boolean {
  const sources = [...written].filter((file) => isWithinHost(file, path))
  if (sources.length === 0) return false
  const text = readText(join(folder, path))
  return text !== undefined && sources.some((source) => readText(join(folder, source)) === text)
}

function isWithinHost(file: string, name: string): boolean {
  const [, end] = file.split(`${HOSTING_FOLDER}/`)
  return end !== undefined && end.slice(end.indexOf('/') + 1) === name
}

function nameEntry({ path, isFolder }: FolderEntry): string {
  return isFolder ? `${path}/` : path
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { isTemporary } from '../../lib/files/replace-file'
import { listUnsaved } from '../../lib/files/unsaved-files'

/** A file of a site's folder `public`, which is published unchanged at its own path. */
export interface PublicFile {
  /** Its path: `/.well-known/security.txt`. */
  path: string
  /** The real path on disk. */
  source: string
  /** Why it cannot be published on any site. */
  issue?: PublicFileIssue
}

export type PublicFileIssue =
  | 'leads-outside'
  | 'leads-nowhere'
  | 'no-file'
  | 'unreadable'
  | 'private-settings'
  | 'version-control'
  | 'private-key-name'
  | 'private-key'

export const PUBLIC_FOLDER = 'public'
/** A private key is a text of a few thousand bytes. */
const MAX_KEY_BYTES = 100_000
const KEY = /^-----BEGIN [A-Z0-9 ]*PRIVATE KEY|^PuTTY-User-Key-File/m
/** A folder of version control has thousands of files, and is one problem. */
const VERSION_CONTROL = /^\.(?:git|hg|svn)$/i
/** Names of private files. */
const PRIVATE: [names: RegExp, issue: PublicFileIssue][] = [
  [/^\.env/i, 'private-settings'],
  [VERSION_CONTROL, 'version-control'],
  [/^id_(?:rsa|dsa|ecdsa|ed25519)$|\.(?:pem|key|p12|pfx|ppk)$/i, 'private-key-name'],
]

/** The files of the `public` folder, in the same order on every system. */
export function listPublicFiles(siteDir: string): PublicFile[] {
  const folder = join(siteDir, PUBLIC_FOLDER)
  return addUnsaved(listSaved(siteDir, folder), folder).sort((a, b) => (a.path < b.path ? -1 : 1))
}

function listSaved(siteDir: string, folder: string): PublicFile[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  const root = realpathSync(folder)
  if (!isWithin(realpathSync(siteDir), root)) {
    return [{ path: '', source: root, issue: 'leads-outside' }]
  }
  return readSafely({ path: '', source: root }, () => listFolder(root, ''))

  function listFolder(dir: string, above: string): PublicFile[] {
    return readdirSync(dir, { withFileTypes: true }).flatMap((entry): PublicFile[] => {
      if (isTemporary(entry.name)) return []
      const [path, source] = [`${above}/${entry.name}`, join(dir, entry.name)]
      if (entry.isSymbolicLink()) return readLink(path, source, root)
      const issue = findPrivate(entry.name)
      if (issue) return [{ path, source, issue }]
      if (entry.isDirectory()) return readSafely({ path, source }, () => listFolder(source, path))
      return entry.isFile() ? readFile(path, source) : [{ path, source, issue: 'no-file' }]
    })
  }
}

function addUnsaved(found: PublicFile[], folder: string): PublicFile[] {
  const unsaved = new Map(listUnsaved(folder).map(([path, file]) => [`/${path}`, file]))
  const added = [...unsaved].flatMap(([path, { content }]): PublicFile[] => {
    if (!content || isTemporary(basename(path))) return []
    const names = path.split('/')
    const at = names.findIndex((name) => findPrivate(name))
    if (at < 0) return [describeFile(path, join(folder, path), content)]
    const part = names.slice(0, at + 1).join('/')
    return [{ path: part, source: join(folder, part), issue: findPrivate(names[at] ?? '') }]
  })
  return [...found.filter(({ path }) => !unsaved.has(path)), ...added]
}

function describeFile(path: string, source: string, content: Uint8Array): PublicFile {
  const isKey = content.length <= MAX_KEY_BYTES && KEY.test(Buffer.from(content).toString('latin1'))
  return { path, source, ...(isKey && { issue: 'private-key' }) }
}

function findPrivate(name: string): PublicFileIssue | undefined {
  return PRIVATE.find(([names]) => names.test(name))?.[1]
}

/** A symbolic link to a file of the folder is equivalent to the file. */
function readLink(path: string, source: string, root: string): PublicFile[] {
  try {
    const target = realpathSync(source)
    if (!isWithin(root, target)) return [{ path, source, issue: 'leads-outside' }]
    return statSync(target).isFile() ? readFile(path, target) : [{ path, source, issue: 'no-file' }]
  } catch {
    return [{ path, source, issue: 'leads-nowhere' }]
  }
}

function readFile(path: string, source: string): PublicFile[] {
  return readSafely({ path, source }, () => {
    const mayBeKey = statSync(source).size <= MAX_KEY_BYTES
    return [describeFile(path, source, mayBeKey ? readFileSync(source) : new Uint8Array())]
  })
}

/** A file that is not readable, or was removed since the folder was listed, is an issue. */
function readSafely(at: PublicFile, read: () => PublicFile[]): PublicFile[] {
  try {
    return read()
  } catch {
    return [{ ...at, issue: 'unreadable' }]
  }
}

function isWithin(folder: string, path: string): boolean {
  return path.startsWith(folder + sep)
}

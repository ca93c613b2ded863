import { join } from 'node:path'
import { shareWords } from '../../../edit/compare/match-items'
import { parseJson } from '../../../edit/drafts/change-json'
import { statFile } from '../../../lib/files/stat-file'
import { GitError } from '../../../lib/processes/git'
import type { StudioSession } from '../session/studio-session'
import type { LastCommit } from './last-commit'
import { listDifferent, readTexts } from './last-commit'

/** A file that differs from the last commit. */
export interface FileVersions {
  /** The path within the site: its own or, for a removed file, its former one. */
  file: string
  /** The former path of a file that was moved. */
  movedFrom?: string
  isNew: boolean
  isGone: boolean
  /** The texts of both versions. Undefined for a missing version, and for a file that is not text. */
  before?: string
  after?: string
}

/** The files with texts that people write. */
const TEXT_FILE = /\.(?:json|md|csv|tsv)$/

/** The least share of words that a file has kept if it was moved. */
const LEAST_SHARE = 0.6

/**
 * The files of a site that differ from the last commit. Their unsaved changes count. Files whose
 * name, or that of a folder, starts with a dot are ignored.
 * @throws {GitError} if the repository does not track the site.
 */
export async function readVersions(
  session: StudioSession,
  { files }: LastCommit,
): Promise<FileVersions[]> {
  const { site, unsaved } = session
  const different = await listDifferent(site.dir)
  if (files.size === 0 && different.length === 0) {
    throw new GitError('The last commit does not contain this site.')
  }
  const names = [...new Set([...different, ...unsaved])].filter((file) => !/(?:^|\/)\./.test(file))
  const isText = (file: string) => TEXT_FILE.test(file)
  const ids = names.filter(isText).flatMap((file) => files.get(file) ?? [])
  const texts = await readTexts(site.dir, ids)
  const versions = names.map((file): FileVersions => {
    const before = isText(file) ? texts.get(files.get(file) ?? '') : undefined
    const after = isText(file) ? readNow(session, file) : undefined
    const isThere = isText(file) ? after !== undefined : Boolean(statFile(join(site.dir, file)))
    return { file, isNew: !files.has(file), isGone: !isThere, before, after }
  })
  return joinMoved(versions.filter(isChanged))
}

/** Line endings can differ between a repository and a folder. */
function isChanged({ isNew, isGone, before, after }: FileVersions): boolean {
  if (isNew && isGone) return false
  const isSame = before !== undefined && before === after?.replaceAll('\r\n', '\n')
  return !isSame
}

/** Undefined for a missing file, and for one that is not text. */
function readNow({ drafts }: StudioSession, file: string): string | undefined {
  try {
    return drafts.read(file)
  } catch {
    return undefined
  }
}

/** A new file that contains most of a removed one is that file with another name. */
function joinMoved(versions: FileVersions[]): FileVersions[] {
  const gone = new Set(versions.filter(({ isGone }) => isGone))
  const joined = versions.map((one): FileVersions => {
    const former = one.isNew ? [...gone].find((other) => isMoved(other, one)) : undefined
    if (!former) return one
    gone.delete(former)
    return { ...one, movedFrom: former.file, isNew: false, before: former.before }
  })
  return joined.filter((one) => !one.isGone || gone.has(one))
}

function isMoved({ file, before }: FileVersions, { file: to, after }: FileVersions): boolean {
  const isAlike = file.startsWith('pages/') && to.startsWith('pages/')
  if (!isAlike || before === undefined || after === undefined) return false
  const [value, other] = [parseJson(before) ?? before, parseJson(after) ?? after]
  return shareWords(value, other) >= LEAST_SHARE
}

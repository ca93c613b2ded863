import type { ChangedFile, SiteChanges } from '../../../../core/studio/changes'
import { GitError } from '../../../lib/processes/git'
import type { StudioSession } from '../session/studio-session'
import { describeFile } from './describe-file'
import { readVersions } from './file-versions'
import { readLastCommit } from './last-commit'

/** The most files in one answer. */
const MOST = 100

/** What has changed in the site, including unsaved changes, since the last commit. */
export async function listChanges(session: StudioSession): Promise<SiteChanges> {
  try {
    const commit = await readLastCommit(session.site.dir)
    const { title, time } = commit
    const versions = await readVersions(session, commit)
    const files = versions.map((file) => describeFile(session, file)).sort(byKind)
    const total = files.reduce((sum, file) => sum + file.total, 0)
    return { commit: { title, time }, files: files.slice(0, MOST), total }
  } catch (reason) {
    if (!(reason instanceof GitError)) throw reason
    return { reason: reason.message, files: [], total: 0 }
  }
}

/** Pages come first. */
function byKind(one: ChangedFile, other: ChangedFile): number {
  const rank = ({ file }: ChangedFile) => Number(!file.startsWith('pages/'))
  return rank(one) - rank(other) || (one.file < other.file ? -1 : 1)
}

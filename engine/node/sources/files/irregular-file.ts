import { realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Issue, IssueText } from '../../lib/problems/problem'
import { buildFileIssue } from '../../lib/problems/problem'

const OUTSIDE: IssueText = {
  message: 'This symbolic link points to something that is not part of the site.',
  hint: 'Replace it with the file that it points to.',
}
const NOWHERE: IssueText = {
  message: 'The target of this symbolic link does not exist.',
  hint: 'Remove it.',
}
const TO_FOLDER: IssueText = {
  message: 'Quire does not follow symbolic links to folders.',
  hint: 'Replace it with the folder that it points to.',
}
const NO_FILE: IssueText = {
  message: 'This is neither a file nor a folder, so Quire does not read it.',
  hint: 'Remove it, or put a file in its place.',
}

/**
 * The issue of an entry that is neither a file nor a folder. A symbolic link is equivalent to its
 * target if that is a visible file of the same site.
 */
export function findIrregular(siteDir: string, file: string): Issue | undefined {
  const text = describeIrregular(siteDir, join(siteDir, file))
  return text && buildFileIssue({ file, rule: 'unreadable-file', ...text })
}

/** The issue of a folder that cannot be read. */
export function buildUnreadFolder(file: string): Issue {
  const [message, hint] = ['This folder cannot be read.', 'Check its permissions.']
  return buildFileIssue({ file, rule: 'unreadable-file', message, hint })
}

function describeIrregular(siteDir: string, path: string): IssueText | undefined {
  try {
    const target = realpathSync(path)
    const way = relative(realpathSync(siteDir), target).split(sep)
    // A path outside of the site starts with two dots; on another Windows drive, it is absolute.
    if (way.some((name) => name.startsWith('.') || name.includes(':'))) return OUTSIDE
    const stats = statSync(target)
    if (stats.isFile()) return undefined
    return stats.isDirectory() ? TO_FOLDER : NO_FILE
  } catch {
    return NOWHERE
  }
}

import { realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Issue } from '../problems/problem'
import { buildFileIssue } from '../problems/problem'

type Fault = [message: string, hint: string]

const OUTSIDE: Fault = [
  'This symbolic link leads to something that is not part of the site.',
  'Replace it with the file that it points to.',
]
const NOWHERE: Fault = ['The target of this symbolic link does not exist.', 'Remove it.']
const TO_FOLDER: Fault = [
  'Quire does not follow symbolic links to folders.',
  'Replace it with the folder that it points to.',
]
const NO_FILE: Fault = [
  'This is neither a file nor a folder, so Quire does not read it.',
  'Remove it, or put a file in its place.',
]

/**
 * What is wrong with an entry of a site that is neither a file nor a folder. A link is equivalent to
 * its target if that is a file of the same site and not hidden.
 */
export function findIrregular(siteDir: string, file: string): Issue | undefined {
  const fault = findFault(siteDir, join(siteDir, file))
  if (!fault) return undefined
  const [message, hint] = fault
  return buildFileIssue({ file, rule: 'unreadable-file', message, hint })
}

/** A folder that cannot be read. */
export function buildUnreadFolder(file: string): Issue {
  const [message, hint] = ['This folder cannot be read.', 'Check its permissions.']
  return buildFileIssue({ file, rule: 'unreadable-file', message, hint })
}

function findFault(siteDir: string, path: string): Fault | undefined {
  try {
    const target = realpathSync(path)
    const way = relative(realpathSync(siteDir), target).split(sep)
    // Above the site the way begins with two dots; on another drive of Windows it is absolute.
    if (way.some((name) => name.startsWith('.') || name.includes(':'))) return OUTSIDE
    const stats = statSync(target)
    if (stats.isFile()) return undefined
    return stats.isDirectory() ? TO_FOLDER : NO_FILE
  } catch {
    return NOWHERE
  }
}

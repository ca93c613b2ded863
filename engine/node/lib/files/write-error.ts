import { UsageError } from './usage-error'

/** Appended if a command has undone all its changes. */
export const NOTHING_WRITTEN = 'Nothing was written.'

const PERMISSIONS =
  'Change the permissions of the file and of its folder, or run the command as the user who owns them.'
const IN_THE_WAY = 'Move the file away, or choose another name.'

const MEANINGS: Record<string, [why: string, instead: string]> = {
  EACCES: ['you are not allowed to write there', PERMISSIONS],
  EPERM: ['you are not allowed to write there', PERMISSIONS],
  EBUSY: ['another program is using it', 'Close that program, and run the command again.'],
  EROFS: ['its disk is read-only', 'Choose a folder on another disk.'],
  ENOSPC: ['the disk is full', 'Free some space, and run the command again.'],
  EDQUOT: ['your disk quota is used up', 'Free some space, and run the command again.'],
  ENOTDIR: ['a file is in the way', IN_THE_WAY],
  EEXIST: ['a file is in the way', IN_THE_WAY],
}

/** A file system error's code. An error from another thread contains it only in its message. */
function codeOf(reason: unknown): string | undefined {
  const { code, message } = (reason ?? {}) as Partial<NodeJS.ErrnoException>
  return code ?? /^(E[A-Z]+): /.exec(message ?? '')?.[1]
}

/** Returns `true` if a write failed because the disk is full. */
export function isDiskFull(reason: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(reason) ?? '')
}

/**
 * Explains that a file cannot be written: the cause, the consequence, and what to do. Other errors
 * are returned unchanged.
 */
export function createWriteError(path: string, reason: unknown, outcome = ''): unknown {
  const code = codeOf(reason)
  if (code === undefined) return reason
  const [why, instead] = MEANINGS[code] ?? [code, 'Check the disk, and run the command again.']
  return new UsageError(
    [`Cannot write "${path}": ${why}.`, outcome, instead].filter(Boolean).join(' '),
  )
}

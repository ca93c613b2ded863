import { UsageError } from './usage-error'

/** What follows where a command has taken back all that it wrote. */
export const NOTHING_WRITTEN = 'Nothing was written.'

const PERMISSIONS =
  'Change the permissions of the file and of its folder, or run the command as the user who owns them.'
const IN_THE_WAY = 'Move it away, or choose another name.'

const MEANINGS: Record<string, [why: string, instead: string]> = {
  EACCES: ['you are not allowed to write there', PERMISSIONS],
  EPERM: ['you are not allowed to write there', PERMISSIONS],
  EBUSY: ['another program is using it', 'Close that program, and run the command again.'],
  EROFS: ['its disk is read-only', 'Choose a folder on another disk.'],
  ENOSPC: ['the disk is full', 'Make room, and run the command again.'],
  EDQUOT: ['your space on the disk is used up', 'Make room, and run the command again.'],
  ENOTDIR: ['a file is in the way', IN_THE_WAY],
  EEXIST: ['a file is in the way', IN_THE_WAY],
}

/** The code of an error of the file system; one from another thread has it in its message alone. */
function codeOf(reason: unknown): string | undefined {
  const { code, message } = (reason ?? {}) as Partial<NodeJS.ErrnoException>
  return code ?? /^(E[A-Z]+): /.exec(message ?? '')?.[1]
}

/** Whether a file cannot be written because there is no room for it. */
export function isDiskFull(reason: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(reason) ?? '')
}

/**
 * Says that a file cannot be written, why, what has come of it, and what to do. What is no error of
 * the file system is returned as it is.
 */
export function createWriteError(path: string, reason: unknown, outcome = ''): unknown {
  const code = codeOf(reason)
  if (code === undefined) return reason
  const [why, instead] = MEANINGS[code] ?? [code, 'Check the disk, and run the command again.']
  return new UsageError(
    [`Cannot write "${path}": ${why}.`, outcome, instead].filter(Boolean).join(' '),
  )
}

import { UsageError } from './usage-error'

const MEANINGS: Record<string, [why: string, instead: string]> = {
  EACCES: [
    'you are not allowed to write there',
    'Change its permissions, or run the command as the user who owns it.',
  ],
  EPERM: [
    'the system does not allow it',
    'Change its permissions, or close the programs that use it.',
  ],
  EBUSY: ['another program is using it', 'Close that program, and run the command again.'],
  EROFS: ['its disk is read-only', 'Choose a folder on another disk.'],
  ENOSPC: ['the disk is full', 'Make room, and run the command again.'],
  EDQUOT: ['your space on the disk is used up', 'Make room, and run the command again.'],
  ENOTDIR: ['a part of its path is a file', 'Move that file, or choose another folder.'],
  EEXIST: ['a part of its path is a file', 'Move that file, or choose another folder.'],
}

/**
 * Says that a file or folder cannot be written, why, and what to do. Returns anything but an error
 * of the file system as it is.
 */
export function tellWriteError(path: string, reason: unknown): unknown {
  const code = (reason as NodeJS.ErrnoException | undefined)?.code
  if (code === undefined) return reason
  const [why, instead] = MEANINGS[code] ?? [code, 'Check the disk, and run the command again.']
  return new UsageError(`Cannot write "${path}": ${why}. ${instead}`)
}

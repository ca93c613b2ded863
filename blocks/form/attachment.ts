import { trimEnd } from '../../engine/block-receive-api'
import type { FileField, Messages } from '../../schemas/generated/types'

/** The file properties that are known before the file is read. */
export interface FileFacts {
  name: string
  /** The file size in bytes. */
  size: number
  /** The media type that the browser reports. Empty if the browser does not know it. */
  type: string
}

type Limits = Pick<FileField, 'accept' | 'blocked' | 'maxBytes' | 'maxNameLength'>

/** A message key and the values of its tokens. */
export interface FileMessage {
  message: Exclude<keyof Messages, 'blocks'>
  values?: Record<string, string>
}

export type FileVerdict =
  | { accepted: false; reason: FileMessage }
  | { accepted: true; warnings: FileMessage[] }

const MEGABYTE = 1024 * 1024
/**
 * Characters to remove in addition to those that file systems refuse: directional marks, which show
 * `x\u202Efdp.exe` as `xexe.pdf`.
 */
const INVALID_IN_NAME = /[<>:"|?*\p{Cc}\u202A-\u202E\u2066-\u2069]/u
/** Invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Checks whether the form accepts a file. Returns the first reason to refuse it, or warnings. */
export function checkAttachment(file: FileFacts | undefined, limits: Limits): FileVerdict {
  const reason = findReason(file, limits)
  if (reason || !file) return { accepted: false, reason: reason ?? { message: 'fileMissing' } }
  return { accepted: true, warnings: listWarnings(file, limits) }
}

function findReason(file: FileFacts | undefined, limits: Limits): FileMessage | undefined {
  if (!file) return { message: 'fileMissing' }
  const { name, size, type } = file
  const checks: [isBroken: boolean, reason: FileMessage][] = [
    [
      size > limits.maxBytes,
      { message: 'fileTooBig', values: { limit: renderSize(limits.maxBytes) } },
    ],
    [size < 1, { message: 'fileEmpty' }],
    [
      listEndings(name).some((ending) => limits.blocked.includes(ending)),
      { message: 'fileDangerous' },
    ],
    [
      !limits.accept.some((kind) => kind.type === type),
      { message: 'fileTypeNotAllowed', values: { type } },
    ],
    [INVALID_IN_NAME.test(name), { message: 'fileNameInvalid' }],
    [[...name].length > limits.maxNameLength, { message: 'fileNameTooLong' }],
  ]
  return checks.find(([isBroken]) => isBroken)?.[1]
}

function listWarnings({ name, type }: FileFacts, { accept }: Limits): FileMessage[] {
  const [ending] = listEndings(name)
  const matches = accept.some((kind) => kind.type === type && kind.extension === ending)
  return [
    ...(name.split('.').length > 2 ? [{ message: 'fileManyDots' } as const] : []),
    ...(matches ? [] : [{ message: 'fileOtherType' } as const]),
  ]
}

/**
 * The extensions that an operating system may read from a file name, in lower case. Empty if the
 * name has no dot. Windows removes trailing dots and spaces, treats the part after a colon as an
 * alternate stream of the file, and replaces characters that it lacks with similar ones.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export function listEndings(name: string): string[] {
  const read = name.normalize('NFKC').replace(INVISIBLE, '').toLowerCase()
  return read.split(':').map((part) => {
    const kept = trimEnd(part, (character) => /[\s.]/.test(character))
    const dot = kept.lastIndexOf('.')
    return dot < 0 ? '' : kept.slice(dot + 1).trim()
  })
}

function renderSize(bytes: number): string {
  return `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`
}

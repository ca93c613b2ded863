import type { FileField, Messages } from '../../schemas/generated/types'

/** What is known of a file before it is read. */
export interface FileFacts {
  name: string
  /** In bytes. */
  size: number
  /** The media type that the browser reports; empty when it knows none. */
  type: string
}

type Limits = Pick<FileField, 'accept' | 'blocked' | 'maxBytes' | 'maxNameLength'>

/** The key of a message and what its words in braces stand for. */
export interface FileMessage {
  message: keyof Messages
  values?: Record<string, string>
}

export type FileVerdict =
  | { accepted: false; reason: FileMessage }
  | { accepted: true; warnings: FileMessage[] }

const MEGABYTE = 1024 * 1024
const INVALID_IN_NAME = /[<>:"|?*\p{Cc}]/u

/** Whether a form takes a file: the first reason against it (D27), or remarks on it. */
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
    [limits.blocked.includes(extensionOf(name)), { message: 'fileDangerous' }],
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
  const matches = accept.some((kind) => kind.type === type && kind.extension === extensionOf(name))
  return [
    ...(name.split('.').length > 2 ? [{ message: 'fileManyDots' } as const] : []),
    ...(matches ? [] : [{ message: 'fileOtherType' } as const]),
  ]
}

/** What stands after the last dot, in lower case; empty without a dot. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

function renderSize(bytes: number): string {
  return `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`
}

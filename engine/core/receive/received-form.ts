import type { Messages } from '../../../schemas/generated/types'

/** A form of a page, whose values a receiver can save. */
export interface FormDefinition<Field = unknown> {
  /** The form's name, from the page. */
  name: string
  /** The path on the site, or the URL on another host, to which it is sent. */
  url: string
  fields: Field[]
  /** The page to which visitors without the script are redirected after success. */
  sentPage?: string
  /** The page to which they are redirected if the form is rejected. */
  errorPage?: string
  /** The name of the toast that confirms the form, in the site's messages. */
  success: string
}

/** The site's messages that a receiver needs. */
export const RECEIVER_MESSAGES = [
  'invalidCharacters' as const,
  ...(['fileTooBig', 'fileEmpty', 'fileDangerous', 'fileTypeNotAllowed'] as const),
  ...(['fileNameInvalid', 'fileNameTooLong', 'fileTooMany'] as const),
  ...(['fileExecutable', 'fileScript'] as const),
]

export type ReceiverMessages = Pick<Messages, (typeof RECEIVER_MESSAGES)[number]>

/** A form as the receiver knows it. */
export interface ReceivedForm<Field = unknown>
  extends Omit<FormDefinition<Field>, 'url' | 'success'> {
  /** The type of the block. */
  type: string
  /** The path of the requests with its values. */
  path: string
  /** The origin of the site, such as `https://example.com`, if the receiver has another one. */
  origin?: string
  /** The language of its page: `en`. */
  language: string
  messages: ReceiverMessages
  /** The text that confirms the form, for visitors without the script. */
  sent: string
  /** The texts for visitors without the script if the form could not be stored. */
  failed: string[]
}

/** The values of a form, keyed by field name. A field with several values has a list. */
export type ReceivedValues = Record<string, string | string[]>

/** A field's label and its texts, as the visitor saw them. */
export interface ReceivedLine {
  label: string
  texts: string[]
}

/** A file of a form, as its request describes it. */
export interface ReceivedFile {
  /** The name of the field. */
  field: string
  /** The name of the file. */
  name: string
  /** The media type. */
  type: string
  /** The size in bytes. */
  size: number
  /** What the scan of its content found: keys of messages. */
  problems: string[]
}

/** The limits of a field for files. */
export interface FileLimits {
  /** The largest size of a file, in bytes. */
  size: number
  /** The largest number of files. */
  count: number
}

/** A scan of a file's content. */
interface FileScan {
  /** Scans the next bytes. */
  add: (bytes: Uint8Array) => void
  /** Keys of messages. */
  problems: () => string[]
}

/** What a receiver finds in the values of a form. */
export interface Verdict<File = ReceivedFile> {
  /** The values of the fields that the visitor saw, cleaned. */
  values: ReceivedValues
  /** The files of the fields that the visitor saw. */
  files: File[]
  /** The fields that are filled in, for the owner to read. */
  lines: ReceivedLine[]
  /** The visitor's e-mail address, if a field has a valid one. */
  replyTo?: string
  /** The error messages, keyed by field name. If there is one, the form is rejected. */
  errors: Record<string, string>
  /** The values of names that are not fields of the form: those of an older version of its page. */
  unknown: ReceivedValues
  /** If `true`, the honeypot is filled in. */
  isSpam: boolean
  /** The token of the form's script: see `docs/operating/form-requests.md`. */
  token?: string
}

/** The days that are today somewhere in the world, in ISO 8601. */
export interface Today {
  first: string
  last: string
}

/** A block's receiver module. `Field` is a field as its build module returns it. */
export interface FormReceiver<Field = unknown> {
  /**
   * Validates the values of a form. `entries` are the names and values of the request, in their
   * order: a field with several values occurs several times.
   */
  judge<File extends ReceivedFile>(
    form: Pick<ReceivedForm<Field>, 'fields' | 'messages'>,
    request: { entries: [name: string, value: string][]; files: File[] },
    today: Today,
  ): Verdict<File>
  /** The labels of the fields, keyed by the names under which their values are stored. */
  listLabels(fields: Field[]): [name: string, label: string][]
  /** The limits of the fields for files, keyed by their names. */
  listFileLimits(fields: Field[]): [name: string, limits: FileLimits][]
  /** Starts a scan of a file with a media type. */
  startScan(type: string): FileScan
}

/** Block type → receiver module. */
export type FormReceivers = Record<string, FormReceiver>

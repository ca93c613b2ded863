import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'
import type { ReadForm } from '../../../core/receive/judge-forms'
import { createFileFilter, MAX_TEXT, UnreadableForm } from '../../../core/receive/judge-forms'
import type { FileLimits } from '../../../core/receive/received-form'
import type { IncomingFile, StartScan } from './save-file'
import { saveFile } from './save-file'

export interface ReadFormOptions {
  /** The folder for the files of this request. It is created if there are any. */
  folder: string
  /** The limits of the fields for files, keyed by their names. Other files are not saved. */
  limits: ReadonlyMap<string, FileLimits>
  startScan: StartScan
}

/**
 * Reads a request to its end. Files are streamed to the disk.
 * @throws UnreadableForm if the body is not form data, or too large.
 * @throws if a file could not be saved, or the connection was lost.
 */
export async function readForm(
  request: IncomingMessage,
  options: ReadFormOptions,
): Promise<ReadForm<IncomingFile>> {
  const entries: ReadForm<IncomingFile>['entries'] = []
  let size = 0
  const parser = openParser(request)
  parser.on('field', (name, value, { valueTruncated }) => {
    // A text in an unknown charset has no value.
    const text: string | undefined = value
    size += Buffer.byteLength(name) + Buffer.byteLength(text ?? '')
    if (valueTruncated) size = Number.POSITIVE_INFINITY
    // The rest of a form that is too large is read but not kept: a client that is still sending
    // would not read the answer.
    if (size <= MAX_TEXT) entries.push([name, text ?? ''])
  })
  const saving = saveFiles(parser, options)
  const failed = await parse(request, parser).catch((reason: Error) => reason)
  // No file may be written after the folder has been removed.
  const settled = await Promise.allSettled(saving)
  if (failed) throw failed
  if (size > MAX_TEXT) throw new UnreadableForm(413)
  return { entries, files: settled.map(readSettled) }
}

/** Saves the files of a request while it is parsed. Files that no field accepts are only read. */
function saveFiles(
  parser: busboy.Busboy,
  { folder, limits, startScan }: ReadFormOptions,
): Promise<IncomingFile>[] {
  const saving: Promise<IncomingFile>[] = []
  const findLimit = createFileFilter(limits)
  parser.on('file', (field, stream, { filename: name = '', mimeType: type }) => {
    // If the body ends within the file, the stream has an error, which the parser has too.
    stream.on('error', () => {})
    const limit = findLimit(field, name)
    if (!limit) {
      stream.resume()
      return
    }
    const saved = saveFile(stream, { field, name, type, folder }, { max: limit.size, startScan })
    // It may fail before the end of the request.
    saved.catch(() => {})
    saving.push(saved)
  })
  return saving
}

/** Removes the files of a request that were not kept. */
export async function removeFiles({ folder }: Pick<ReadFormOptions, 'folder'>): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

function openParser(request: IncomingMessage): busboy.Busboy {
  try {
    const limits = { fieldNameSize: 1000, fieldSize: MAX_TEXT }
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits })
  } catch {
    request.resume()
    throw new UnreadableForm(415)
  }
}

/** Resolves at the end of the body. After an error, the rest of the body is read but not parsed. */
function parse(request: IncomingMessage, parser: busboy.Busboy): Promise<undefined> {
  return new Promise((resolve, reject) => {
    parser.on('close', () => resolve(undefined))
    parser.on('error', () => {
      request.unpipe(parser)
      request.resume()
      reject(new UnreadableForm(415))
    })
    request.on('error', (reason) => {
      parser.destroy()
      reject(reason)
    })
    request.pipe(parser)
  })
}

function readSettled(result: PromiseSettledResult<IncomingFile>): IncomingFile {
  if (result.status === 'rejected') throw result.reason
  return result.value
}

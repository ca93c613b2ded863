import type { HashedFile, ReadForm } from '../../../core/receive/judge-forms'
import { createFileFilter, MAX_TEXT, UnreadableForm } from '../../../core/receive/judge-forms'
import type { FileLimits, FormReceiver } from '../../../core/receive/received-form'

/** A file of a request. */
export interface SentFile extends HashedFile {
  content: File
}

export interface ReadRequestOptions {
  /** The limits of the fields for files, keyed by their names. Other files are not read. */
  limits: ReadonlyMap<string, FileLimits>
  startScan: FormReceiver['startScan']
}

/**
 * Reads a request into memory: hosts limit its size.
 * @throws UnreadableForm if the body is not form data, or its texts are too large.
 */
export async function readRequest(
  request: Request,
  { limits, startScan }: ReadRequestOptions,
): Promise<ReadForm<SentFile>> {
  const data = await request.formData().catch(() => {
    throw new UnreadableForm(415)
  })
  const findLimit = createFileFilter(limits)
  const entries: [name: string, value: string][] = []
  const files: Promise<SentFile>[] = []
  for (const [field, value] of data) {
    if (typeof value === 'string') {
      entries.push([field, value])
    } else {
      // Without its folder.
      const name = value.name.split(/[\\/]/).at(-1) ?? ''
      if (findLimit(field, name)) files.push(readFile({ field, name }, value, startScan))
    }
  }
  const size = new TextEncoder().encode(entries.flat().join('')).length
  if (size > MAX_TEXT) throw new UnreadableForm(413)
  return { entries, files: await Promise.all(files) }
}

async function readFile(
  part: { field: string; name: string },
  content: File,
  startScan: FormReceiver['startScan'],
): Promise<SentFile> {
  const bytes = new Uint8Array(await content.arrayBuffer())
  // Without parameters: "text/plain; charset=utf-8".
  const [type = ''] = content.type.split(';')
  const scan = startScan(type)
  scan.add(bytes)
  return {
    ...part,
    type,
    size: bytes.length,
    hash: await hashBytes(bytes),
    problems: scan.problems(),
    content,
  }
}

/** The SHA-256 of bytes, in hexadecimal digits. */
export async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

import { createHash, randomUUID } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { HashedFile } from '../../../core/receive/judge-forms'
import type { FormReceiver } from '../../../core/receive/received-form'

/** A file that was saved while its request was read. */
export interface IncomingFile extends HashedFile {
  path: string
}

export type StartScan = FormReceiver['startScan']

interface SaveOptions {
  /** The largest size, in bytes. The rest of a larger file is read but not saved. */
  max: number
  startScan: StartScan
}

/**
 * Saves a file in a folder, which is created if it is missing. Resolves when the file is on the
 * disk. If it fails, the stream is still read to its end, because the request may have more parts.
 */
export async function saveFile(
  stream: Readable,
  { folder, ...file }: Pick<IncomingFile, 'field' | 'name' | 'type'> & { folder: string },
  { max, startScan }: SaveOptions,
): Promise<IncomingFile> {
  const path = join(folder, randomUUID())
  const scan = startScan(file.type)
  const hash = createHash('sha256')
  let size = 0
  const handle = await createFile(path).catch((reason: unknown) => {
    stream.resume()
    throw reason
  })
  try {
    let failed: unknown
    for await (const chunk of stream) {
      size += chunk.length
      if (size > max || failed) continue
      hash.update(chunk)
      scan.add(chunk)
      await handle.writeFile(chunk).catch((reason: unknown) => {
        failed = reason
      })
    }
    if (failed) throw failed
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { ...file, path, size, hash: hash.digest('hex'), problems: scan.problems() }
}

async function createFile(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true })
  return open(path, 'wx')
}

/** Puts the names of a folder's files on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

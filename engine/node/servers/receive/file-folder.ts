/** The files of enquiries: `incoming/` while their requests are read, then `files/`. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { IncomingFile } from './save-file'
import { syncFolder } from './save-file'

export interface FileFolder {
  /** A path for the files of a request. */
  reserve: () => string
  /** Moves files of a request to the others, with names that are not the visitor's. */
  keep: (files: IncomingFile[]) => Promise<IncomingFile[]>
  /** Removes files whose enquiry was not stored. */
  discard: (files: IncomingFile[]) => Promise<void>
  /** Removes files that no enquiry has: a receiver that was killed leaves them. */
  sweep: (stored: ReadonlySet<string>) => void
}

async function discard(files: IncomingFile[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}

/** Opens the folders below `data`. */
export function openFileFolder(data: string): FileFolder {
  const incoming = join(data, 'incoming')
  const folder = join(data, 'files')
  mkdirSync(folder, { recursive: true })
  return {
    reserve: () => join(incoming, randomUUID()),
    async keep(files) {
      if (files.length === 0) return []
      const kept = files.map((file) => ({ ...file, path: join(folder, basename(file.path)) }))
      try {
        for (const { path } of files) await rename(path, join(folder, basename(path)))
        await syncFolder(folder)
      } catch (reason) {
        await discard(kept)
        throw reason
      }
      return kept
    },
    discard,
    sweep(stored) {
      rmSync(incoming, { recursive: true, force: true })
      for (const name of readdirSync(folder)) {
        if (!stored.has(name)) rmSync(join(folder, name))
      }
    },
  }
}

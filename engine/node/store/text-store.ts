import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Where a text is kept; all threads of the process can read it there. */
export interface KeptText {
  file: number
  start: number
  length: number
}

/** Texts that are read once more, later: on disk, so that memory does not grow with them. */
export interface TextStore {
  /** Keeps a text until the store is closed; undefined where there is no room for it. */
  keep: (text: string | Uint8Array) => KeptText | undefined
  /** The same for several, which take as long as one. */
  keepAll: (texts: string[]) => KeptText[] | undefined
  close: () => void
}

/**
 * Opens a store in a file without a name, which is gone with the process, however that ends.
 * Undefined where nothing can be written in the folder.
 */
export function openTextStore(folder: string): TextStore | undefined {
  const file = openUnnamed(folder)
  if (file === undefined) return undefined
  let end = 0
  const keep = (text: string | Uint8Array): KeptText | undefined => {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text
    const [start, { length }] = [end, bytes]
    if (!tryWrite(file, bytes, start)) return undefined
    end += length
    return { file, start, length }
  }
  return {
    keep,
    keepAll(texts) {
      const all = texts.map((text) => Buffer.from(text))
      const lengths = all.map(({ length }) => length)
      const kept = keep(Buffer.concat(all))
      return kept && partKept(kept, lengths)
    },
    close: () => closeSync(file),
  }
}

/** Where the texts are of which one consists that is kept, by their lengths in bytes. */
export function partKept({ file, start }: KeptText, lengths: number[]): KeptText[] {
  let end = start
  return lengths.map((length) => {
    end += length
    return { file, start: end - length, length }
  })
}

function openUnnamed(folder: string): number | undefined {
  try {
    mkdirSync(folder, { recursive: true })
    const path = join(folder, `${randomUUID()}.texts`)
    const file = openSync(path, 'wx+')
    unlinkSync(path)
    return file
  } catch {
    return undefined
  }
}

function tryWrite(file: number, bytes: Uint8Array, start: number): boolean {
  try {
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(file, bytes, done, bytes.length - done, start + done)
    }
    return true
  } catch {
    return false
  }
}

/** @throws when the store has been closed. */
export function readKept({ file, start, length }: KeptText): string {
  const bytes = Buffer.allocUnsafe(length)
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, length - done, start + done)
    if (read === 0) throw new Error('What was set aside during the build is gone.')
    done += read
  }
  return bytes.toString()
}

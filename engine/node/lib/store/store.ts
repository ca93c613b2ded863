/** Stores text by key in a file, so that memory does not grow with it. */
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { buildTemporaryPath } from '../files/replace-file'

/** The position of a text. Every thread of the process can read it. */
export interface TextPlace {
  file: number
  start: number
  length: number
}

type IndexEntry = [key: string, start: number, length: number]

/** The header contains a checksum of the rest of the file, and the position of the index. */
const HEAD_LENGTH = 26
const CHUNK = 1 << 20

/** A file with a header, the text, and an index of its keys. */
export class Store {
  readonly #file: number
  readonly #path: string | undefined
  readonly #places: Map<string, TextPlace>
  #end = HEAD_LENGTH

  constructor(file: number, { path, index = [] }: { path?: string; index?: IndexEntry[] }) {
    this.#file = file
    this.#path = path
    this.#places = new Map(index.map(([key, start, length]) => [key, { file, start, length }]))
  }

  keys(): Iterable<string> {
    return this.#places.keys()
  }

  get(key: string): string | undefined {
    const place = this.#places.get(key)
    return place && readText(place)
  }

  /** Adds a text and returns its position. Undefined if the disk is full. */
  set(key: string, text: string | Uint8Array): TextPlace | undefined {
    try {
      const place = this.#append(text)
      this.#places.set(key, place)
      return place
    } catch {
      return undefined
    }
  }

  /**
   * Moves the file of a new store to a path, for `openStore`.
   * @throws when the index cannot be written.
   */
  commit(path: string): void {
    const index = [...this.#places].map(([key, { start, length }]) => [key, start, length])
    const { start } = this.#append(JSON.stringify(index))
    writeSync(this.#file, renderHead(this.#file, start), 0)
    if (this.#path) renameSync(this.#path, path)
  }

  /** Removes the file of a new store, unless it was committed. */
  close(): void {
    closeSync(this.#file)
    if (this.#path) rmSync(this.#path, { force: true })
  }

  #append(text: string | Uint8Array): TextPlace {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text
    const place = { file: this.#file, start: this.#end, length: bytes.length }
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(this.#file, bytes, done, bytes.length - done, place.start + done)
    }
    this.#end += bytes.length
    return place
  }
}

/** Opens a committed store. Undefined if it is missing or damaged. */
export function openStore(path: string): Store | undefined {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    return new Store(file, { index: readIndex(file) })
  } catch {
    if (file !== undefined) closeSync(file)
    return undefined
  }
}

/**
 * Creates a store in a folder.
 * @throws when the folder is not writable.
 */
export function createStore(folder: string): Store {
  const [file, path] = createFile(folder)
  return new Store(file, { path })
}

/**
 * Creates a temporary store: its file has no name, and disappears with the process, however that
 * ends. Undefined if the folder is not writable.
 */
export function createUnnamedStore(folder: string): Store | undefined {
  try {
    const [file, path] = createFile(folder)
    rmSync(path)
    return new Store(file, {})
  } catch {
    return undefined
  }
}

function createFile(folder: string): [file: number, path: string] {
  mkdirSync(folder, { recursive: true })
  const path = buildTemporaryPath(join(folder, 'store'))
  return [openSync(path, 'wx+'), path]
}

/** @throws when the store of the text has been closed, or its file was truncated. */
export function readText({ file, start, length }: TextPlace): string {
  const bytes = Buffer.allocUnsafe(length)
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, length - done, start + done)
    if (read === 0) throw new Error('A text is missing from the store.')
    done += read
  }
  return bytes.toString()
}

/** @throws when the file is damaged. */
function readIndex(file: number): IndexEntry[] {
  const head = readText({ file, start: 0, length: HEAD_LENGTH })
  const start = Number.parseInt(head, 16)
  if (head !== renderHead(file, start)) throw new Error('The store file is damaged.')
  return JSON.parse(readText({ file, start, length: fstatSync(file).size - start }))
}

function renderHead(file: number, index: number): string {
  const start = index.toString(16).padStart(16, '0')
  const sum = crc32(start, computeSum(file))
  return `${start} ${sum.toString(16).padStart(8, '0')}\n`
}

/** The checksum of what follows the header. */
function computeSum(file: number): number {
  const chunk = Buffer.allocUnsafe(CHUNK)
  let sum = 0
  for (let position = HEAD_LENGTH; ; ) {
    const count = readSync(file, chunk, 0, CHUNK, position)
    if (count === 0) return sum
    sum = crc32(chunk.subarray(0, count), sum)
    position += count
  }
}

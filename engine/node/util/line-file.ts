/**
 * Files of many lines whose first names the content of the others, so that one that was cut off or
 * changed is known. They are read and written piece by piece: those of large sites are large.
 */
import { createHash, randomUUID } from 'node:crypto'
import { closeSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'

/** Where a line is within its file. */
export interface LinePlace {
  start: number
  length: number
}

const PIECE = 1 << 20
/** So much is read where one place is asked for. */
const NEAR = 1 << 16
const NEWLINE = 10
const TAB = 9
/** The first line: a hash in hexadecimal digits. */
const HEAD_LENGTH = createHash('sha1').digest('hex').length + 1

/**
 * Calls a function with each line after the first, and where it is. What follows a tab is not read
 * to the function: it is told where that is. Returns whether the file is whole, which is known at
 * its end.
 * @throws when the file cannot be read.
 */
export function readLines(
  file: number,
  take: (line: string, place: LinePlace, rest: LinePlace) => void,
): boolean {
  const head = readPiece(file, 0, HEAD_LENGTH).toString('latin1')
  const hash = createHash('sha1')
  let left: Buffer = Buffer.alloc(0)
  let start = HEAD_LENGTH
  for (;;) {
    const piece = readPiece(file, start + left.length, PIECE)
    hash.update(piece)
    if (piece.length === 0) return left.length === 0 && head === `${hash.digest('hex')}\n`
    left = left.length === 0 ? piece : Buffer.concat([left, piece])
    let done = 0
    for (let end = left.indexOf(NEWLINE); end >= 0; end = left.indexOf(NEWLINE, done)) {
      const tab = left.subarray(done, end).indexOf(TAB)
      const [first, rest] = tab < 0 ? [end, end] : [done + tab, done + tab + 1]
      const place = { start: start + done, length: end - done }
      take(left.toString('utf8', done, first), place, { start: start + rest, length: end - rest })
      done = end + 1
    }
    start += done
    left = left.subarray(done)
  }
}

/**
 * Returns a function to the bytes at a place of a file, which hold until its next call. Neighbours
 * are read together.
 */
export function createPlaceReader(file: number): (place: LinePlace) => Buffer {
  let from = 0
  let piece: Buffer = Buffer.alloc(0)
  return ({ start, length }) => {
    if (start < from || start + length > from + piece.length) {
      piece = readPiece(file, start, Math.max(length, NEAR))
      from = start
    }
    return piece.subarray(start - from, start - from + length)
  }
}

function readPiece(file: number, start: number, most: number): Buffer {
  const piece = Buffer.allocUnsafe(most)
  return piece.subarray(0, readSync(file, piece, 0, most, start))
}

/**
 * Writes a file in one step, a line for each text, or for each place of a line in the file that it
 * replaces.
 */
export function writeLines(path: string, lines: Iterable<string | LinePlace>): void {
  const aside = `${path}.${randomUUID()}.quire`
  const file = openSync(aside, 'wx')
  let before: number | undefined
  try {
    const hash = createHash('sha1')
    let end = HEAD_LENGTH
    const write = (bytes: Buffer) => {
      hash.update(bytes)
      end += writeSync(file, bytes, 0, bytes.length, end)
    }
    for (const piece of joinPieces(lines, (place) => {
      before ??= openSync(path, 'r')
      return readPiece(before, place.start, place.length + 1)
    }))
      write(piece)
    writeSync(file, `${hash.digest('hex')}\n`, 0)
    closeSync(file)
    renameSync(aside, path)
  } catch (reason) {
    rmSync(aside, { force: true })
    throw reason
  } finally {
    if (before !== undefined) closeSync(before)
  }
}

/** The bytes of lines, of which the neighbours in the file before are read together. */
function* joinPieces(
  lines: Iterable<string | LinePlace>,
  read: (place: LinePlace) => Buffer,
): Generator<Buffer> {
  let run: LinePlace | undefined
  for (const line of lines) {
    const isNext = typeof line !== 'string' && run && run.start + run.length + 1 === line.start
    if (run && isNext && run.length < PIECE) {
      run = { start: run.start, length: run.length + 1 + line.length }
      continue
    }
    if (run) yield read(run)
    run = undefined
    if (typeof line === 'string') yield Buffer.from(`${line}\n`)
    else run = line
  }
  if (run) yield read(run)
}

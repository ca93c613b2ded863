/**
 * Files of many lines whose first has the checksum of the others, so that one that was cut off or
 * damaged is known. They are read and written piece by piece: those of large sites are large.
 */
import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'

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
/** The first line: the checksum in hexadecimal digits. */
const HEAD_LENGTH = renderHead(0).length

/** The end of a file that is whole: where it is, and the checksum of all that is before. */
export interface LinesEnd {
  position: number
  sum: number
}

/**
 * Calls a function with each line after the first, and where it is. What follows a tab is not read
 * to the function: it is told where that is. Returns the end of the file; undefined where the file
 * is not whole, which is not known before.
 * @throws when the file cannot be read.
 */
export function readLines(
  file: number,
  take: (line: string, place: LinePlace, rest: LinePlace) => void,
): LinesEnd | undefined {
  const head = readPiece(file, 0, HEAD_LENGTH).toString('latin1')
  let sum = 0
  let buffer = Buffer.allocUnsafe(2 * PIECE)
  let start = HEAD_LENGTH
  // The beginning of the buffer is that of a line which goes on in the next piece.
  for (let left = 0; ; ) {
    if (buffer.length < left + PIECE) buffer = Buffer.concat([buffer, buffer])
    const count = readSync(file, buffer, left, PIECE, start + left)
    if (count === 0) {
      const isWhole = left === 0 && head === renderHead(sum)
      return isWhole ? { position: start, sum } : undefined
    }
    sum = crc32(buffer.subarray(left, left + count), sum)
    const text = buffer.subarray(0, left + count)
    let done = 0
    for (let end = text.indexOf(NEWLINE, left); end >= 0; end = text.indexOf(NEWLINE, done)) {
      const tab = text.subarray(done, end).indexOf(TAB)
      const [first, rest] = tab < 0 ? [end, end] : [done + tab, done + tab + 1]
      const place = { start: start + done, length: end - done }
      take(text.toString('utf8', done, first), place, { start: start + rest, length: end - rest })
      done = end + 1
    }
    start += done
    left = text.length - done
    buffer.copyWithin(0, done, text.length)
  }
}

function renderHead(sum: number): string {
  return `${sum.toString(16).padStart(8, '0')}\n`
}

/**
 * Returns a function to the bytes at a place of a file, which hold until its next call. Neighbours
 * are read together.
 */
export function createPlaceReader(file: number): (place: LinePlace) => Buffer {
  let buffer = Buffer.allocUnsafe(NEAR)
  let [from, count] = [0, 0]
  return ({ start, length }) => {
    if (start < from || start + length > from + count) {
      if (buffer.length < length) buffer = Buffer.allocUnsafe(length)
      from = start
      count = readSync(file, buffer, 0, buffer.length, start)
    }
    return buffer.subarray(start - from, start - from + length)
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
    let sum = 0
    let end = HEAD_LENGTH
    const write = (bytes: Buffer) => {
      sum = crc32(bytes, sum)
      end += writeSync(file, bytes, 0, bytes.length, end)
    }
    for (const piece of joinPieces(lines, (place) => {
      before ??= openSync(path, 'r')
      return readPiece(before, place.start, place.length + 1)
    }))
      write(piece)
    writeSync(file, renderHead(sum), 0)
    closeSync(file)
    renameSync(aside, path)
  } catch (reason) {
    rmSync(aside, { force: true })
    throw reason
  } finally {
    if (before !== undefined) closeSync(before)
  }
}

/**
 * Adds lines to a file, whose other bytes are not read again. If the process ends meanwhile, the
 * file is not whole.
 * @throws when the file has another end.
 */
export function appendLines(path: string, { position, sum }: LinesEnd, lines: string[]): void {
  const file = openSync(path, 'r+')
  try {
    if (fstatSync(file).size !== position) throw new Error(`${path} has changed.`)
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
    writeSync(file, bytes, 0, bytes.length, position)
    writeSync(file, renderHead(crc32(bytes, sum)), 0)
  } finally {
    closeSync(file)
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

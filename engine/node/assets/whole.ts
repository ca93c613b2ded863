/** Whether files of pictures are whole, by how their formats are laid out. */

import { crc32 } from 'node:zlib'

type Format = 'png' | 'jpg' | 'webp' | 'avif'

const READERS: Record<Format, (bytes: Buffer) => boolean> = {
  png: isWholePng,
  jpg: isWholeJpeg,
  webp: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  avif: isWholeAvif,
}

/** Of other formats nothing is known. */
export function isWhole(format: string, bytes: Buffer): boolean {
  const read = READERS[format as Format]
  try {
    return read === undefined || read(bytes)
  } catch {
    // A number was to be read behind the end.
    return false
  }
}

/** https://www.w3.org/TR/png-3/#5DataRep */
function isWholePng(bytes: Buffer): boolean {
  let hasPixels = false
  for (let at = 8; ; ) {
    const length = bytes.readUInt32BE(at)
    const end = at + 8 + length
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') hasPixels = true
    if (type === 'IEND') return hasPixels
    at = end + 4
  }
}

/** From marker to marker, until that of the end: https://www.w3.org/Graphics/JPEG/itu-t81.pdf (B.1) */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2
  for (;;) {
    const marker = bytes.readUInt16BE(at)
    if (marker === 0xffd9) return true
    if (marker === 0xffff) at += 1
    else if (marker < 0xff00) return false
    else {
      at += 2 + bytes.readUInt16BE(at + 2)
      if (marker === 0xffda) at = findMarker(bytes, at)
    }
  }
}

/** The marker that ends the pixels from a place on; within them stand 0 and restarts alone. */
function findMarker(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at >= 0) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return bytes.length
}

/** Boxes one after another; the last may have no size. */
function isWholeAvif(bytes: Buffer): boolean {
  let at = 0
  while (at < bytes.length) {
    const short = bytes.readUInt32BE(at)
    if (short === 0) return true
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < 8) return false
    at += size
  }
  return at === bytes.length
}

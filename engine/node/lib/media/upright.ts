import { readAvifHeader } from './avif'
import { findJpegExif } from './jpeg'

/** Exif orientations from 5 on swap width and height: https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf (4.6.5) */
const LYING = 5
const ORIENTATION = 0x0112

const READERS: Record<string, (bytes: Buffer) => boolean> = {
  jpg: (bytes) => isLying(findJpegExif(bytes)),
  png: (bytes) => isLying(findPngExif(bytes)),
  webp: (bytes) => isLying(findWebpExif(bytes)),
  avif: (bytes) => readAvifHeader(bytes).isTurned,
}

/**
 * Returns `true` if a picture is shown rotated by 90 degrees, so that its width and height
 * swap. Unreadable metadata counts as upright.
 */
export function isTurned(format: string, bytes: Buffer): boolean {
  try {
    return READERS[format]?.(bytes) ?? false
  } catch {
    // Read past the end of the file.
    return false
  }
}

/** https://www.w3.org/TR/png-3/#eXIf */
function findPngExif(bytes: Buffer): Buffer | undefined {
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'eXIf') return bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at))
  }
  return undefined
}

/** https://developers.google.com/speed/webp/docs/riff_container#metadata */
function findWebpExif(bytes: Buffer): Buffer | undefined {
  for (let at = 12; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    if (bytes.toString('latin1', at, at + 4) === 'EXIF') {
      const exif = bytes.subarray(at + 8, at + 8 + length)
      // Some programs add the prefix of JPEG files.
      return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
    }
    at += 8 + length + (length % 2)
  }
  return undefined
}

/** Reads the orientation from the first directory of a TIFF structure, of either byte order. */
function isLying(exif: Buffer | undefined): boolean {
  if (!exif) return false
  const isLittle = exif.toString('latin1', 0, 2) === 'II'
  const read = (at: number, size: 2 | 4) =>
    isLittle ? exif.readUIntLE(at, size) : exif.readUIntBE(at, size)
  const start = read(4, 4)
  for (let index = 0; index < read(start, 2); index += 1) {
    const entry = start + 2 + 12 * index
    if (read(entry, 2) === ORIENTATION) return read(entry + 8, 2) >= LYING
  }
  return false
}

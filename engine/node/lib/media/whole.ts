/** Checks that files of pictures are complete: a partial copy has no end marker. */
import { isWholeJpeg } from './jpeg'
import { listBoxes } from './video'

const READERS: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => bytes.includes('IDAT', 8, 'latin1') && bytes.includes('IEND', 8, 'latin1'),
  jpg: isWholeJpeg,
  webp: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  avif: isWholeAvif,
}

/** Other formats are not checked. */
export function isWhole(format: string, bytes: Buffer): boolean {
  const read = READERS[format]
  try {
    return read === undefined || read(bytes)
  } catch {
    // Read past the end of the file.
    return false
  }
}

function isWholeAvif(bytes: Buffer): boolean {
  const boxes = [...listBoxes((at, length) => bytes.subarray(at, at + length), 0, bytes.length)]
  return boxes.at(-1)?.end === bytes.length
}

/** Checks that files of pictures are complete: a partial copy has no end marker. */
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

const START_OF_SCAN = 0xffda

/**
 * Returns `true` if the end marker follows the pixels. An embedded thumbnail may have an end marker
 * before them. https://www.w3.org/Graphics/JPEG/itu-t81.pdf (B.1)
 */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2
  while (bytes.readUInt16BE(at) !== START_OF_SCAN) {
    at += bytes.readUInt16BE(at) === 0xffff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return bytes.includes(Buffer.from('ffd9', 'hex'), at)
}

function isWholeAvif(bytes: Buffer): boolean {
  const boxes = [...listBoxes((at, length) => bytes.subarray(at, at + length), 0, bytes.length)]
  return boxes.at(-1)?.end === bytes.length
}

/** Whether files of pictures have their ends: those that were copied in part do not. */
import { listBoxes } from './video'

const READERS: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => bytes.includes('IDAT', 8, 'latin1') && bytes.includes('IEND', 8, 'latin1'),
  jpg: isWholeJpeg,
  webp: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  avif: isWholeAvif,
}

/** Of other formats nothing is known. */
export function isWhole(format: string, bytes: Buffer): boolean {
  const read = READERS[format]
  try {
    return read === undefined || read(bytes)
  } catch {
    // A number was to be read behind the end.
    return false
  }
}

const START_OF_SCAN = 0xffda

/**
 * Whether the end follows the pixels; before these, a small picture may have an end of its own.
 * https://www.w3.org/Graphics/JPEG/itu-t81.pdf (B.1)
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

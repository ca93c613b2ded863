/** The segments in JPEG files: https://www.w3.org/Graphics/JPEG/itu-t81.pdf (B.1, B.2) */

interface Segment {
  marker: number
  /** The offset of the segment's content, after its length. */
  start: number
  end: number
}

const START_OF_SCAN = 0xffda
/** A marker may be preceded by fill bytes. */
const FILL = 0xffff
const EXIF = 0xffe1

/** The segments before the pixels, and the start of the scan as the last one. */
function* listSegments(bytes: Buffer): Generator<Segment> {
  for (let at = 2; ; ) {
    const marker = bytes.readUInt16BE(at)
    if (marker === FILL) {
      at += 1
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    yield { marker, start: at + 4, end }
    if (marker === START_OF_SCAN) return
    at = end
  }
}

/** The size and the number of colour channels. */
export function readJpegHeader(bytes: Buffer): { width: number; height: number; channels: number } {
  for (const { marker, start } of listSegments(bytes)) {
    if (!isFrameHeader(marker)) continue
    const [height, width] = [bytes.readUInt16BE(start + 1), bytes.readUInt16BE(start + 3)]
    return { width, height, channels: bytes.readUInt8(start + 5) }
  }
  return { width: 0, height: 0, channels: 0 }
}

/** The TIFF structure of the Exif metadata. */
export function findJpegExif(bytes: Buffer): Buffer | undefined {
  for (const { marker, start, end } of listSegments(bytes)) {
    if (marker === EXIF && bytes.toString('latin1', start, start + 6) === 'Exif\0\0') {
      return bytes.subarray(start + 6, end)
    }
  }
  return undefined
}

/**
 * Returns `true` if the end marker follows the pixels. A thumbnail may contain an end marker before
 * them.
 */
export function isWholeJpeg(bytes: Buffer): boolean {
  const scan = [...listSegments(bytes)].at(-1)
  return bytes.includes(Buffer.from('ffd9', 'hex'), scan?.start)
}

/** SOF0 to SOF15, without the tables among them. */
const isFrameHeader = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

import { listBoxes } from './video'

/**
 * The size of an AVIF before its rotation. AVIF files are rotated by the `irot` property, not by
 * Exif: ISO/IEC 23008-12, 6.5. The picture is the largest item: thumbnails and tiles are smaller.
 */
export function readAvifHeader(bytes: Buffer): {
  width: number
  height: number
  isTurned: boolean
} {
  const found = { width: 0, height: 0, isTurned: false }
  for (const { name, start } of listProperties(bytes)) {
    if (name === 'irot') found.isTurned = (bytes.readUInt8(start) & 1) === 1
    if (name !== 'ispe') continue
    // A version and flags come first.
    const [width, height] = [bytes.readUInt32BE(start + 4), bytes.readUInt32BE(start + 8)]
    if (width * height > found.width * found.height) Object.assign(found, { width, height })
  }
  return found
}

function listProperties(bytes: Buffer) {
  const read = (at: number, length: number) => bytes.subarray(at, at + length)
  const list = (start: number, end: number) => [...listBoxes(read, start, end)]
  const open = (boxes: ReturnType<typeof list>, wanted: string, skipped = 0) => {
    const box = boxes.find(({ name }) => name === wanted)
    return box ? list(box.start + skipped, box.end) : []
  }
  // A version and flags precede the boxes of `meta`.
  return open(open(open(list(0, bytes.length), 'meta', 4), 'iprp'), 'ipco')
}

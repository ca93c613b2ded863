/** Reads the dimensions of a video from its metadata. */

/** Reads a part of a file, from an offset, up to the end of the file. */
export type ReadPart = (at: number, length: number) => Buffer

export interface VideoState {
  /** The size of the picture in CSS pixels. 0 if the file has no picture. */
  width: number
  height: number
  /** If `true`, the file is complete. Not every format shows this. */
  isWhole: boolean
}

const NO_PICTURE = { width: 0, height: 0 }

/** Parses a video of either format. An unreadable file counts as incomplete. */
export function readVideo(format: 'mp4' | 'webm', read: ReadPart, size: number): VideoState {
  try {
    return format === 'mp4' ? readMp4(read, size) : readWebm(read, size)
  } catch {
    // Read past the end of the file.
    return { ...NO_PICTURE, isWhole: false }
  }
}

interface Part {
  name: string
  start: number
  end: number
}

/** The boxes of an MP4 between two offsets: ISO/IEC 14496-12, 4.2. */
export function* listBoxes(read: ReadPart, start: number, end: number): Generator<Part> {
  for (let at = start; at < end; ) {
    const head = read(at, 16)
    const short = head.readUInt32BE(0)
    const isLong = short === 1
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
    const content = at + (isLong ? 16 : 8)
    if (at + length < content) throw new Error('A box is shorter than its header.')
    yield { name: head.toString('latin1', 4, 8), start: content, end: at + length }
    at += length
  }
}

function readMp4(read: ReadPart, size: number): VideoState {
  const boxes = [...listBoxes(read, 0, size)]
  const movie = boxes.find(({ name }) => name === 'moov')
  const isWhole = movie !== undefined && boxes.every(({ end }) => end <= size)
  if (!movie || movie.end > size) return { ...NO_PICTURE, isWhole }
  for (const track of listBoxes(read, movie.start, movie.end)) {
    if (track.name !== 'trak') continue
    for (const { name, end } of listBoxes(read, track.start, track.end)) {
      if (name !== 'tkhd') continue
      const shown = readTrackSize(read(end - 44, 44))
      if (shown.width > 0 && shown.height > 0) return { ...shown, isWhole }
    }
  }
  return { ...NO_PICTURE, isWhole }
}

/**
 * The end of a track header: a matrix of nine numbers, the width and the height. Phones rotate
 * upright videos by the matrix.
 */
function readTrackSize(bytes: Buffer): { width: number; height: number } {
  const isTurned = bytes.readInt32BE(0) === 0 && bytes.readInt32BE(4) !== 0
  const [width, height] = [bytes.readUInt16BE(36), bytes.readUInt16BE(40)]
  return isTurned ? { width: height, height: width } : { width, height }
}

/** The ids of the elements: https://www.rfc-editor.org/rfc/rfc9559#section-5 */
const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const CLUSTER = 0x1f43b675
const TRACK = 0xae
const VIDEO = 0xe0
const SIZES = { pixelWidth: 0xb0, pixelHeight: 0xba, width: 0x54b0, height: 0x54ba, unit: 0x54b2 }

interface Element {
  id: number
  start: number
  /** Infinite if the length is unknown. */
  end: number
}

/** The elements of a WebM between two offsets: https://www.rfc-editor.org/rfc/rfc8794#section-6 */
function* listElements(read: ReadPart, start: number, end: number): Generator<Element> {
  for (let at = start; at < end; ) {
    const head = read(at, 12)
    const idLength = Math.clz32(head.readUInt8(0)) - 23
    const sizeLength = Math.clz32(head.readUInt8(idLength)) - 23
    const id = head.readUIntBE(0, idLength)
    const content = at + idLength + sizeLength
    const bits = BigInt(`0x${head.toString('hex', idLength, idLength + sizeLength)}`)
    const most = 2n ** BigInt(7 * sizeLength) - 1n
    const length = bits & most
    const stop = length === most ? Number.POSITIVE_INFINITY : content + Number(length)
    yield { id, start: content, end: stop }
    at = stop
  }
}

function readWebm(read: ReadPart, size: number): VideoState {
  for (const segment of listElements(read, 0, size)) {
    if (segment.id !== SEGMENT) continue
    const isWhole = segment.end === Number.POSITIVE_INFINITY || segment.end <= size
    for (const { id, start, end } of listElements(read, segment.start, size)) {
      if (id === TRACKS) return { ...readTracks(read, start, end), isWhole }
      if (id === CLUSTER) break
    }
    return { ...NO_PICTURE, isWhole }
  }
  return { ...NO_PICTURE, isWhole: false }
}

function readTracks(read: ReadPart, start: number, end: number): { width: number; height: number } {
  for (const track of listElements(read, start, end)) {
    if (track.id !== TRACK) continue
    for (const element of listElements(read, track.start, track.end)) {
      if (element.id === VIDEO) return readPicture(read, element)
    }
  }
  return NO_PICTURE
}

/** The display size if it is given in pixels, else the size of its pixels. */
function readPicture(read: ReadPart, { start, end }: Element): { width: number; height: number } {
  const numbers = new Map<number, number>()
  for (const { id, start: from, end: to } of listElements(read, start, end)) {
    const length = to - from
    if (length > 0 && length <= 6) numbers.set(id, read(from, length).readUIntBE(0, length))
  }
  const find = (id: number) => numbers.get(id) ?? 0
  const [width, height] = [find(SIZES.width), find(SIZES.height)]
  if (width > 0 && height > 0 && find(SIZES.unit) === 0) return { width, height }
  return { width: find(SIZES.pixelWidth), height: find(SIZES.pixelHeight) }
}

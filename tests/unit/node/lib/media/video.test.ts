import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readVideo } from '../../../../../engine/node/lib/media/video'

const readFrom = (bytes: Buffer) => (at: number, length: number) => bytes.subarray(at, at + length)
const read = (format: 'mp4' | 'webm', bytes: Buffer) =>
  readVideo(format, readFrom(bytes), bytes.length)

function box(name: string, ...content: Buffer[]): Buffer {
  const inner = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + inner.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, inner])
}

/** A video track whose header contains the rotation and the picture size. */
function buildTrack(width: number, height: number, isTurned = false): Buffer {
  const head = Buffer.alloc(84)
  for (const at of isTurned ? [44, 52] : [40, 56]) head.writeInt32BE(0x10000, at)
  head.writeUInt16BE(width, 76)
  head.writeUInt16BE(height, 80)
  return box('trak', box('tkhd', head), box('mdia'))
}

const buildMp4 = (...tracks: Buffer[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('mdat', Buffer.alloc(20)),
    box('moov', box('mvhd', Buffer.alloc(100)), ...tracks),
  ])

describe('an MP4', () => {
  it('has the size of its first picture, whatever is before it', () => {
    const bytes = buildMp4(buildTrack(0, 0), buildTrack(1280, 720))
    expect(read('mp4', bytes)).toEqual({ width: 1280, height: 720, isWhole: true })
  })

  it('is upright where a phone was', () => {
    const bytes = buildMp4(buildTrack(1920, 1080, true))
    expect(read('mp4', bytes)).toEqual({ width: 1080, height: 1920, isWhole: true })
  })

  it('has no size where it is sound alone', () => {
    expect(read('mp4', buildMp4(buildTrack(0, 0)))).toEqual({ width: 0, height: 0, isWhole: true })
  })

  it('is not whole at any length but its own', () => {
    const bytes = buildMp4(buildTrack(1280, 720))
    for (let length = 0; length < bytes.length; length++) {
      expect(read('mp4', bytes.subarray(0, length)).isWhole, String(length)).toBe(false)
    }
  })

  it('is not whole where a box says that it has no length', () => {
    expect(read('mp4', Buffer.from('0000000466747970', 'hex')).isWhole).toBe(false)
  })
})

describe('a WebM', () => {
  const sample = readFileSync('engine/node/block-tools/catalogue/sample.webm')

  it('has the size of its picture', () => {
    expect(read('webm', sample)).toEqual({ width: 320, height: 180, isWhole: true })
  })

  it('is not whole at a shorter length, nor where it is noise', () => {
    for (const length of [1, 30, 40, 200, sample.length - 1]) {
      expect(read('webm', sample.subarray(0, length)).isWhole, String(length)).toBe(false)
    }
    expect(read('webm', Buffer.alloc(100)).isWhole).toBe(false)
    expect(read('webm', Buffer.alloc(100, 0xff)).isWhole).toBe(false)
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { inspectAsset } from '../../../../../engine/node/lib/media/inspect-asset'
import { makeScratchFolder } from '../../../../support/scratch-folder'
import { INTER_FILE, SOURCE_SERIF_FILE } from '../../../../support/sites/fonts'

let folder: string
beforeAll(() => {
  folder = makeScratchFolder()
})

const plain = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })

async function inspect(name: string, bytes: Promise<Buffer> | Buffer) {
  const file = join(folder, name)
  writeFileSync(file, await bytes)
  return inspectAsset(file)
}

describe('inspectAsset', () => {
  it.each([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])('measures a photograph upright: orientation %i', async (orientation) => {
    const bytes = plain('red').withMetadata({ orientation }).jpeg().toBuffer()
    const { width, height } = await inspect(`held-${orientation}.jpg`, bytes)
    expect([width, height]).toEqual(orientation < 5 ? [30, 20] : [20, 30])
  })

  it('knows what moves, and what has colours for print', async () => {
    const frames = await Promise.all(['red', 'blue'].map((color) => plain(color).png().toBuffer()))
    const moving = sharp(frames, { join: { animated: true } })
    const png = await plain('red').png().toBuffer()
    const control = Buffer.from('000000086163544c000000020000000000000000', 'hex')
    const moved = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
    moved.writeUInt32BE(crc32(moved.subarray(37, 49)), 49)
    expect((await inspect('still.webp', plain('red').webp().toBuffer())).traits).toEqual([])
    expect((await inspect('still.png', png)).traits).toEqual([])
    expect((await inspect('still.avif', plain('red').avif().toBuffer())).traits).toEqual([])
    expect((await inspect('moving.webp', moving.webp().toBuffer())).traits).toEqual(['animated'])
    expect((await inspect('moving.png', moved)).traits).toEqual(['animated'])
    expect((await inspect('screen.jpg', plain('red').jpeg().toBuffer())).traits).toEqual([])
    expect((await inspect('grey.jpg', plain('red').greyscale().jpeg().toBuffer())).traits).toEqual(
      [],
    )
    const print = plain('red').toColourspace('cmyk').jpeg({ progressive: true }).toBuffer()
    expect((await inspect('print.jpg', print)).traits).toEqual(['cmyk'])
  })

  it('reads the weights of a font', async () => {
    const fonts = [INTER_FILE, SOURCE_SERIF_FILE].map((file) => readFileSync(file))
    const states = await Promise.all(fonts.map((font, at) => inspect(`whole-${at}.woff2`, font)))
    expect(states.map(({ weights, issue }) => issue ?? weights)).toEqual([
      [100, 900],
      [600, 600],
    ])
  })

  it.each([
    ['a range of weights', INTER_FILE],
    ['one weight', SOURCE_SERIF_FILE],
  ])('reports a font with %s that was cut off or garbled', async (_, file) => {
    const font = readFileSync(file)
    for (const share of [0.001, 0.01, 0.1, 0.5, 0.9, 0.9999]) {
      const at = Math.floor(font.length * share)
      const garbled = Buffer.from(font)
      // A header, a directory or compressed data.
      garbled.fill(255, at, Math.min(at + 60, font.length))
      for (const damaged of [font.subarray(0, at), garbled]) {
        const name = `${share}-${damaged.length}.woff2`
        const { issue, weights } = await inspect(name, damaged)
        expect([name, issue?.message, weights]).toEqual([name, expect.any(String), undefined])
      }
    }
  })
})

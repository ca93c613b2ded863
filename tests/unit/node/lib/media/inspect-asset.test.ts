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
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = plain('red').withMetadata({ orientation }).toFormat(format).toBuffer()
      const { width, height } = await inspect(`held-${orientation}.${format}`, bytes)
      expect([format, width, height]).toEqual([format, ...(orientation < 5 ? [30, 20] : [20, 30])])
    }
  })

  it('reads a JPEG with fill bytes before its markers', async () => {
    const bytes = await plain('red').withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const parts = [bytes.subarray(0, 2)]
    let at = 2
    while (bytes.readUInt16BE(at) !== 0xffda) {
      const end = at + 2 + bytes.readUInt16BE(at + 2)
      parts.push(Buffer.alloc(3, 255), bytes.subarray(at, end))
      at = end
    }
    parts.push(Buffer.alloc(1, 255), bytes.subarray(at))
    const filled = Buffer.concat(parts)
    expect((await sharp(filled).metadata()).autoOrient).toMatchObject({ width: 20, height: 30 })
    expect(await inspect('filled.jpg', filled)).toMatchObject({ width: 20, height: 30 })
  })

  it.each([
    ['mif1', {}],
    ['miaf', {}],
    ['MA1B', {}],
    ['avis', { traits: ['animated'] }],
    ['msf1', { traits: ['animated'] }],
  ])('reads an AVIF with the main brand %s', async (brand, expected) => {
    const bytes = await plain('red').avif().toBuffer()
    bytes.write(brand, 8, 'latin1')
    const state = await inspect(`${brand}.avif`, bytes)
    expect(state).toMatchObject({ width: 30, height: 20, traits: [], ...expected })
    expect(state.issue).toBeUndefined()
  })

  it.each([
    'heic',
    'heix',
    'hevc',
    'mif1',
  ])('reports a HEIC photo with the main brand %s', async (brand) => {
    const bytes = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1')
    const { issue } = await inspect(`${brand}-photo.avif`, bytes)
    expect(issue?.message).toContain('it is a HEIC photo')
  })

  it.each([
    ['viewBox="0,0,30,15"', [30, 15]],
    ['viewBox="0, 0, 30, 15"', [30, 15]],
    ['viewBox="0\t0\t30\t15"', [30, 15]],
    ['viewBox="0 0\n30 15"', [30, 15]],
    ['viewBox = " 0 0 30 15 "', [30, 15]],
    ["viewBox='-5 -5 3e1 15.2'", [30, 15]],
    ['width="100%" height="100%" viewBox="0 0 30 15"', [30, 15]],
    ['width="60" viewBox="0 0 30 15"', [60, 30]],
    ['height="60px" viewBox="0 0 30 15"', [120, 60]],
    ['width="10mm" height="1in"', [38, 96]],
    ['width="2em" height="12pt"', [32, 16]],
    ['data-width="9" stroke-width="7" viewBox="0 0 30 15"', [30, 15]],
    ['width="0" height="auto" viewBox="0 0 30 15"', [30, 15]],
    ['viewBox="0 0 30"', undefined],
    ['viewBox="0 0 -30 15"', undefined],
    ['width="30"', undefined],
  ])('measures an SVG with %s', async (attributes, size) => {
    const before = '<?xml version="1.0"?><!-- <svg width="5" height="7"> -->'
    const svg = `${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`
    const { width, height, issue } = await inspect('drawing.svg', Buffer.from(svg))
    expect(issue ? undefined : [width, height]).toEqual(size)
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
      // The part to damage: a header, a directory or compressed data.
      garbled.fill(255, at, Math.min(at + 60, font.length))
      for (const damaged of [font.subarray(0, at), garbled]) {
        const name = `${share}-${damaged.length}.woff2`
        const { issue, weights } = await inspect(name, damaged)
        expect([name, issue?.message, weights]).toEqual([name, expect.any(String), undefined])
      }
    }
  })
})

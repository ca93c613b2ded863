import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { loadMap } from '../../../../../engine/node/build/assets/maps'

describe('a drawn map', () => {
  it('is light: less than 8 kB compressed', () => {
    expect(brotliCompressSync(loadMap('92 -44.5 160 20').path).length).toBeLessThan(8_000)
  })

  it('holds coasts within its bounds and a little beyond, and nothing else', () => {
    const { width, height, path } = loadMap('-10 48 16 62')
    expect(path).toMatch(/^(M[-\d.,]+(L[-\d.,]+)+Z)+$/)
    for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(-9)
      expect(Number(x)).toBeLessThanOrEqual(width + 9)
      expect(Number(y)).toBeGreaterThanOrEqual(-9)
      expect(Number(y)).toBeLessThanOrEqual(height + 9)
    }
  })

  it('is empty in the open sea', () => {
    expect(loadMap('-150 -50 -140 -45').path).toBe('')
  })
})

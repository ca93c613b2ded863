import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  listPictureWidths,
  pictureFilePath,
  renderSourceSet,
} from '../../../../engine/core/page/picture-files'

describe('listPictureWidths', () => {
  it.each([
    [4000, 1200, [320, 480, 750, 1100, 1600, 2400]],
    [4000, 1600, [320, 480, 750, 1100, 1600, 2400]],
    [4000, 96, [96, 144, 216]],
    [1000, 720, [320, 480, 750, 1000]],
    [300, 720, [300]],
    [90, 48, [90]],
  ])('of a picture of %i pixels, shown at %i: %j', (natural, shown, widths) => {
    expect(listPictureWidths(natural, shown)).toEqual(widths)
  })

  it('goes up, never beyond the picture, and to twice the place or 2400 where the picture allows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9000 }),
        fc.integer({ min: 1, max: 2000 }),
        (natural, shown) => {
          const widths = listPictureWidths(natural, shown)
          expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
          const widest = widths.at(-1) ?? 0
          expect(widest).toBeLessThanOrEqual(natural)
          expect(widest).toBeGreaterThanOrEqual(Math.min(natural, shown * 2, 2400))
        },
      ),
    )
  })
})

describe('the files of a picture', () => {
  it('have the name of the picture, their width and their kind', () => {
    expect(pictureFilePath('/docs/assets/team.v2-1a2b3c4d.jpeg', 750, 'avif')).toBe(
      '/docs/assets/team.v2-1a2b3c4d-750.avif',
    )
  })

  it('are a srcset; a drawing has none', () => {
    const url = '/assets/team-1a.png'
    expect(renderSourceSet({ url, widths: [96, 144] }, 'webp')).toBe(
      '/assets/team-1a-96.webp 96w, /assets/team-1a-144.webp 144w',
    )
    expect(renderSourceSet({ url: '/assets/mark.svg' }, 'avif')).toBeUndefined()
  })
})

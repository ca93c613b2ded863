import type { GalleryBlock } from '../../schemas/generated/types'

export type Grid = Pick<GalleryBlock, 'columns' | 'shape'>

type Width = [media: string, width: number, unit: 'rem' | 'vw']

/** The column widths of the grid, keyed by the number of columns. */
const WIDTHS: Record<Grid['columns'], Width[]> = {
  2: [
    ['(min-width: 75rem) ', 36, 'rem'],
    ['', 50, 'vw'],
  ],
  3: [
    ['(min-width: 75rem) ', 24, 'rem'],
    ['(min-width: 48rem) ', 33, 'vw'],
    ['', 50, 'vw'],
  ],
  4: [
    ['(min-width: 75rem) ', 18, 'rem'],
    ['(min-width: 48rem) ', 33, 'vw'],
    ['', 50, 'vw'],
  ],
}

/** The aspect ratio of a shape: width divided by height. */
const RATIOS: Record<Grid['shape'], number> = { landscape: 3 / 2, square: 1, portrait: 2 / 3 }

/**
 * The value of HTML's `sizes` for a picture in the grid: its width, including the parts cropped at
 * its sides.
 */
export function renderSizes(
  { columns, shape }: Grid,
  size: { width: number; height: number } = { width: 1, height: 1 },
): string {
  const drawn = Math.max(1, size.width / size.height / RATIOS[shape])
  const sizes = WIDTHS[columns].map(
    ([media, width, unit]) => `${media}${Math.round(width * drawn)}${unit}`,
  )
  return sizes.join(', ')
}

/**
 * A picture's files: AVIF and WebP in several widths, which the build encodes from the author's
 * file, and one fallback file in the original format.
 */
import type { AssetInfo } from './data'

/** The formats, in order of preference. */
export const PICTURE_KINDS = ['avif', 'webp'] as const

export type PictureKind = (typeof PICTURE_KINDS)[number]

/**
 * The widths, in pixels. Each is about 1.5 times the previous width, or 2.25 times the area. Some
 * match the full width of phones: 375 at a density of 2, and 412 at 2.625.
 */
const WIDTHS = [96, 144, 216, 320, 480, 750, 1100, 1600, 2400]

/** The maximum width, in pixels. Pages cannot use more. */
export const WIDEST_PICTURE = Math.max(...WIDTHS)

/** The pixels per CSS pixel that files are made for: 2. A third is hardly visible. */
const DENSITY = 2

/** Smaller widths are encoded only for pictures that are small everywhere. */
const NARROWEST = 320

/**
 * The widths, in pixels, of the files for a picture that is shown at most `shown` CSS pixels wide.
 * None exceeds the picture's own width.
 */
export function listPictureWidths(natural: number, shown: number): number[] {
  const most = Math.min(natural, WIDEST_PICTURE)
  const least = Math.min(shown / 2, NARROWEST)
  const narrow = WIDTHS.filter((width) => width >= least && width < most)
  const enough = narrow.findIndex((width) => width >= shown * DENSITY)
  return enough < 0 ? [...narrow, most] : narrow.slice(0, enough + 1)
}

/**
 * The path of one of a picture's files: `/assets/team-1a2b3c4d.jpg` →
 * `/assets/team-1a2b3c4d-750.avif`.
 */
export function pictureFilePath(url: string, width: number, kind: PictureKind): string {
  return `${url.slice(0, url.lastIndexOf('.'))}-${width}.${kind}`
}

/** The `srcset` for a format. Undefined if the picture has no files in this format. */
export function renderSourceSet(
  { url, widths }: Pick<AssetInfo, 'url' | 'widths'>,
  kind: PictureKind,
): string | undefined {
  return widths?.map((width) => `${pictureFilePath(url, width, kind)} ${width}w`).join(', ')
}

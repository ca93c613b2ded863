/**
 * The files of a picture: AVIF and WebP in several widths, encoded by the build from the author's
 * file, and one file in the original format as a fallback.
 */
import type { AssetInfo } from './data'

/** In order of preference. */
export const PICTURE_KINDS = ['avif', 'webp'] as const

export type PictureKind = (typeof PICTURE_KINDS)[number]

/**
 * In pixels, each about 1.5 times the previous one, or 2.25 times its area. Some are full widths of
 * phones: 375 at a density of 2, and 412 at 2.625.
 */
const WIDTHS = [96, 144, 216, 320, 480, 750, 1100, 1600, 2400]

/** The largest width, in pixels: pages cannot use more. */
export const WIDEST_PICTURE = Math.max(...WIDTHS)

/** Screens have two pixels per CSS pixel; a third is hardly visible. */
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

/** The path of a file of a picture: `/assets/team-1a2b3c4d.jpg` → `/assets/team-1a2b3c4d-750.avif`. */
export function pictureFilePath(url: string, width: number, kind: PictureKind): string {
  return `${url.slice(0, url.lastIndexOf('.'))}-${width}.${kind}`
}

/** The `srcset` of a format. Undefined for a picture without such files. */
export function renderSourceSet(
  { url, widths }: Pick<AssetInfo, 'url' | 'widths'>,
  kind: PictureKind,
): string | undefined {
  return widths?.map((width) => `${pictureFilePath(url, width, kind)} ${width}w`).join(', ')
}

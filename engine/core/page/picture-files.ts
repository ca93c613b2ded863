/**
 * The files of a picture: AVIF and WebP in several widths, which the build makes of the author's
 * file, and one file of the author's kind for whatever cannot show those.
 */
import type { AssetInfo } from './data'

/** In the order in which browsers are to take them. */
export const PICTURE_KINDS = ['avif', 'webp'] as const

export type PictureKind = (typeof PICTURE_KINDS)[number]

/**
 * In pixels, each about one and a half times the one before, which is 2.25 times the area. Those in
 * the middle are full widths of phones: 375 at a density of 2, and 412 at 2.625.
 */
const WIDTHS = [96, 144, 216, 320, 480, 750, 1100, 1600, 2400]

/** No file is wider, in pixels: pages have no use for it. */
export const WIDEST_PICTURE = Math.max(...WIDTHS)

/** Screens have two pixels for each CSS pixel; a third is hardly seen. */
const DENSITY = 2

/** Below this, only what is small everywhere needs a file. */
const NARROWEST = 320

/**
 * The widths, in pixels, in which a picture is needed that is shown at most `shown` CSS pixels wide.
 * None is wider than the picture itself.
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

/** The `srcset` of a kind of file; undefined of a picture that has no such files. */
export function renderSourceSet(
  { url, widths }: Pick<AssetInfo, 'url' | 'widths'>,
  kind: PictureKind,
): string | undefined {
  return widths?.map((width) => `${pictureFilePath(url, width, kind)} ${width}w`).join(', ')
}

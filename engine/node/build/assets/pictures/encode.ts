import type { Sharp as Pipeline } from 'sharp'
import type { ENCODED_FORMATS } from '../../../lib/media/format'
import { MAX_PIXELS } from '../../../lib/media/inspect-asset'
import type { Sharp } from './library'

/** The kinds of pictures of which files are made. */
export type SourceKind = (typeof ENCODED_FORMATS)[number]

export interface FileToEncode {
  source: string
  /** What the author's file is. */
  from: SourceKind
  kind: SourceKind
  width: number
}

/**
 * How each kind is encoded. Files of a photograph have a structural similarity (SSIM) to it of 0.98
 * at least; AVIF at a higher effort takes three times as long and saves little. A PNG mostly has
 * letters and fine lines, which need a higher quality and a colour for every pixel.
 */
export const ENCODING = {
  avif: {
    photo: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
    graphic: { quality: 62, effort: 1, chromaSubsampling: '4:4:4' },
  },
  webp: {
    photo: { quality: 70, effort: 2 },
    graphic: { quality: 82, effort: 2, smartSubsample: true },
  },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const

const ENCODERS: Record<SourceKind, (picture: Pipeline, sort: 'photo' | 'graphic') => Pipeline> = {
  avif: (picture, sort) => picture.avif(ENCODING.avif[sort]),
  webp: (picture, sort) => picture.webp(ENCODING.webp[sort]),
  jpg: (picture) => picture.jpeg(ENCODING.jpg),
  png: (picture) => picture.png(ENCODING.png),
}

/**
 * Makes a file of a picture: upright, in sRGB, and without what cameras add to it, such as where
 * it was taken.
 * @throws when the picture cannot be read.
 */
export function encodePicture(
  sharp: Sharp,
  { source, from, kind, width }: FileToEncode,
): Promise<Buffer> {
  const picture = open(sharp, source).resize({ width, withoutEnlargement: true })
  return ENCODERS[kind](picture, from === 'png' ? 'graphic' : 'photo').toBuffer()
}

/** The colour of a picture on the whole, as `#8a7f70`; undefined where something shines through. */
export async function measureColor(sharp: Sharp, source: string): Promise<string | undefined> {
  const picture = open(sharp, source)
  const { hasAlpha } = await picture.metadata()
  if (hasAlpha) return undefined
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}

/** By default, what is written is in sRGB and has neither EXIF nor a profile. */
function open(sharp: Sharp, source: string): Pipeline {
  return sharp(source, { autoOrient: true, limitInputPixels: MAX_PIXELS }).toColourspace('srgb')
}

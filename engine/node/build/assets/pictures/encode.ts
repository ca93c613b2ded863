import type { Sharp as Pipeline } from 'sharp'
import type { ENCODED_FORMATS } from '../../../lib/media/format'
import { MAX_PIXELS } from '../../../lib/media/inspect-asset'
import type { Sharp } from './library'

/** The formats that are resized and re-encoded. */
export type SourceKind = (typeof ENCODED_FORMATS)[number]

export interface FileToEncode {
  source: string
  /** The original file's format. */
  from: SourceKind
  kind: SourceKind
  width: number
}

/**
 * The encoder options per format. Photographs keep a structural similarity (SSIM) of at least 0.98;
 * a higher effort for AVIF takes three times as long and saves little. A PNG mostly contains
 * letters and thin lines, which need a higher quality and full chroma resolution.
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
 * Encodes a picture: rotated upright, in sRGB, and without camera metadata such as the location.
 * @throws when the picture cannot be read.
 */
export function encodePicture(
  sharp: Sharp,
  { source, from, kind, width }: FileToEncode,
): Promise<Buffer> {
  const picture = open(sharp, source).resize({ width, withoutEnlargement: true })
  return ENCODERS[kind](picture, from === 'png' ? 'graphic' : 'photo').toBuffer()
}

/** A picture's average colour, as `#8a7f70`. Undefined if the picture has transparency. */
export async function measureColor(sharp: Sharp, source: string): Promise<string | undefined> {
  const picture = open(sharp, source)
  const { hasAlpha } = await picture.metadata()
  if (hasAlpha) return undefined
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}

/** By default, the output is in sRGB and has neither EXIF data nor a colour profile. */
function open(sharp: Sharp, source: string): Pipeline {
  return sharp(source, { autoOrient: true, limitInputPixels: MAX_PIXELS }).toColourspace('srgb')
}

import { readJpegHeader } from './jpeg'

/** Features of a valid picture that pages do not show. */
export type PictureTrait = 'animated' | 'cmyk'

/** Main brands of image sequences: https://aomediacodec.github.io/av1-avif/#brands-overview */
const MOVING = ['avis', 'msf1']

const FINDERS: Record<string, (bytes: Buffer) => PictureTrait | undefined> = {
  png: (bytes) => (isAnimatedPng(bytes) ? 'animated' : undefined),
  webp: (bytes) => (isAnimatedWebp(bytes) ? 'animated' : undefined),
  avif: (bytes) => (MOVING.includes(bytes.toString('latin1', 8, 12)) ? 'animated' : undefined),
  jpg: (bytes) => (readJpegHeader(bytes).channels === 4 ? 'cmyk' : undefined),
}

/** The features of an undamaged picture. */
export function findTraits(format: string, bytes: Buffer): PictureTrait[] {
  const trait = FINDERS[format]?.(bytes)
  return trait ? [trait] : []
}

/** The animation chunk comes before the pixels: https://www.w3.org/TR/png-3/#acTL-chunk */
function isAnimatedPng(bytes: Buffer): boolean {
  return bytes.subarray(0, bytes.indexOf('IDAT', 8, 'latin1')).includes('acTL', 8, 'latin1')
}

/** A flag of the extended format: https://developers.google.com/speed/webp/docs/riff_container */
function isAnimatedWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 12, 16) === 'VP8X' && (bytes.readUInt8(20) & 2) !== 0
}

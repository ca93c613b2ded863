/** Features of a valid picture that pages do not show. */
export type PictureTrait = 'animated' | 'cmyk'

const FINDERS: Record<string, (bytes: Buffer) => PictureTrait | undefined> = {
  png: (bytes) => (isAnimatedPng(bytes) ? 'animated' : undefined),
  webp: (bytes) => (isAnimatedWebp(bytes) ? 'animated' : undefined),
  avif: (bytes) => (bytes.toString('latin1', 8, 12) === 'avis' ? 'animated' : undefined),
  jpg: (bytes) => (countJpegColors(bytes) === 4 ? 'cmyk' : undefined),
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

/** From its frame header: https://www.w3.org/Graphics/JPEG/itu-t81.pdf (B.2.2) */
function countJpegColors(bytes: Buffer): number {
  for (let at = 2; at + 10 <= bytes.length; ) {
    const marker = bytes.readUInt16BE(at)
    if (marker === 0xffff) at += 1
    else if (isFrame(marker)) return bytes.readUInt8(at + 9)
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return 0
}

/** SOF0 to SOF15, without the tables among them. */
const isFrame = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

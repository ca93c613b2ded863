import { basename, extname } from 'node:path'
import { imageSize } from 'image-size'
import type { WeightRange } from '../../../core/text/font-weights'
import { hashFile } from '../files/hash-content'
import { readBytes } from '../files/read-bytes'
import type { AssetIssue } from './asset-issue'
import { readAvifHeader } from './avif'
import { readFontWeights } from './font-weights'
import type { Format } from './format'
import { describeFormat, formatOfEnding, PICTURE_FORMATS, readFormat } from './format'
import { readJpegHeader } from './jpeg'
import { findSvgIssue } from './markup-issue'
import { rememberByStamp } from './remember'
import { readSvgSize, type Size } from './svg-size'
import type { PictureTrait } from './traits'
import { findTraits } from './traits'
import { isTurned } from './upright'
import { isWhole } from './whole'

export interface AssetState {
  /** The file's size, in bytes. */
  bytes: number
  /** A hash of the file's content. Empty if the file cannot be read. */
  hash: string
  /** A picture's size, rotated upright. */
  width: number
  height: number
  /** Features of a picture that are lost on pages: animation, and print colours. */
  traits: PictureTrait[]
  /** A font's weights, if its file declares them. */
  weights?: WeightRange
  issue?: AssetIssue
}

/** Inspects a picture or a font. The result is cached until the file changes. */
export const inspectAsset = rememberByStamp(inspectPicture)

function inspectPicture(path: string): AssetState {
  const empty = { bytes: 0, hash: '', width: 0, height: 0, traits: [] }
  const read = readBytes(path)
  if (!read) return { ...empty, issue: UNREADABLE }
  const bytes = Buffer.from(read.buffer, read.byteOffset, read.length)
  const state = { ...empty, bytes: bytes.length, hash: hashFile(bytes) }
  const ending = extname(path)
  // Scripts may have any content.
  if (ending === '.js') return state
  const issue = findIssue(bytes, basename(path), ending)
  if (issue) return { ...state, issue }
  if (formatOfEnding(ending) === 'woff2') return { ...state, ...inspectFont(bytes) }
  const { width, height } = measure(formatOfEnding(ending), bytes)
  if (width * height > MAX_PIXELS && !fitsAnySize(ending)) {
    return { ...state, issue: { rule: 'broken-asset', ...explainSize(width * height) } }
  }
  const traits = findTraits(formatOfEnding(ending), bytes)
  if (width > 0 && height > 0) return { ...state, width, height, traits }
  return { ...state, issue: { rule: 'broken-asset', ...NO_SIZE } }
}

function inspectFont(bytes: Buffer): Pick<AssetState, 'weights' | 'issue'> {
  try {
    return { weights: readFontWeights(bytes) }
  } catch {
    return { issue: DAMAGED }
  }
}

export const UNREADABLE: AssetIssue = {
  rule: 'broken-asset',
  message: 'cannot be read',
  hint: 'Check the permissions of the file.',
}
export const AGAIN = 'Save or copy the file again.'
export const DAMAGED: AssetIssue = {
  rule: 'broken-asset',
  message: 'is damaged or incomplete',
  hint: AGAIN,
}
const NO_SIZE = {
  message: 'has no width or height',
  hint: 'Give its <svg> a width and a height, or a viewBox such as viewBox="0 0 24 24".',
}
/** Encoding a picture with more pixels takes gigabytes of memory. */
export const MAX_PIXELS = 100_000_000
const MEGA = 1_000_000

/** The size of an SVG says nothing about the memory that it takes. */
const fitsAnySize = (ending: string) => formatOfEnding(ending) === 'svg'

function explainSize(pixels: number) {
  const [has, most] = [pixels, MAX_PIXELS].map((count) => Math.round(count / MEGA))
  return {
    message: `has ${has} megapixels; Quire encodes at most ${most}`,
    hint: 'Save a smaller version: 4,000 pixels across are enough for any screen.',
  }
}

function findIssue(bytes: Buffer, name: string, ending: string): AssetIssue | undefined {
  const rule = 'broken-asset'
  if (bytes.length === 0) return { rule, message: 'is an empty file', hint: AGAIN }
  const [meant, format] = [formatOfEnding(ending), readFormat(bytes)]
  if (format !== meant) {
    const message = `is not what its name says: it is ${describeFormat(format)}`
    return { rule, message, hint: hintFormat(format, meant, name.slice(0, -ending.length)) }
  }
  if (format === 'svg') return findSvgIssue(bytes)
  return isWhole(format, bytes) ? undefined : DAMAGED
}

function hintFormat(format: Format, meant: string, stem: string): string {
  if (format === 'html') {
    return 'Download the file itself: a web page was saved instead.'
  }
  if (meant === 'woff2') return 'Convert the font to WOFF2.'
  if (PICTURE_FORMATS.includes(format))
    return `Rename it to "${stem}.${format}", here and in the folder.`
  if (format === 'gif') return 'Save it as PNG or WebP; animated pictures are not supported.'
  return `Save it as ${meant.toUpperCase()} with an image editor.`
}

function measure(format: string, bytes: Buffer): Size {
  try {
    const { width, height } = format === 'svg' ? readSvgSize(bytes) : readPixels(format, bytes)
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return { width: 0, height: 0 }
  }
}

/** image-size reads neither the fill bytes of JPEG nor all brands of AVIF. */
const SIZES: Record<string, (bytes: Buffer) => Size> = { jpg: readJpegHeader, avif: readAvifHeader }

/** A picture's size in pixels, rotated upright. */
function readPixels(format: string, bytes: Buffer): Size {
  const { width, height } = (SIZES[format] ?? imageSize)(bytes)
  return isTurned(format, bytes) ? { width: height, height: width } : { width, height }
}

/** Detects a file's format from its first bytes, regardless of its name. */
import { extname } from 'node:path'

export type Format =
  | 'png'
  | 'jpg'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'bmp'
  | 'tiff'
  | 'ico'
  | 'svg'
  | 'woff2'
  | 'woff'
  | 'ttf'
  | 'otf'
  | 'pdf'
  | 'zip'
  | 'ole'
  | 'gz'
  | '7z'
  | 'rar'
  | 'rtf'
  | 'mp3'
  | 'mp4'
  | 'mov'
  | 'webm'
  | 'mkv'
  | 'html'
  | 'unknown'

const SIGNATURES: [format: Format, at: number, bytes: string][] = [
  ['png', 0, '89504e470d0a1a0a'],
  ['jpg', 0, 'ffd8ff'],
  ['gif', 0, '47494638'],
  ['webp', 8, '57454250'],
  ['bmp', 0, '424d'],
  ['tiff', 0, '49492a00'],
  ['tiff', 0, '4d4d002a'],
  ['ico', 0, '00000100'],
  ['woff2', 0, '774f4632'],
  ['woff', 0, '774f4646'],
  ['ttf', 0, '00010000'],
  ['otf', 0, '4f54544f'],
  ['pdf', 0, '25504446'],
  ['zip', 0, '504b0304'],
  ['zip', 0, '504b0506'],
  ['ole', 0, 'd0cf11e0a1b11ae1'],
  ['gz', 0, '1f8b'],
  ['7z', 0, '377abcaf271c'],
  ['rar', 0, '526172211a07'],
  ['rtf', 0, '7b5c727466'],
  ['mp3', 0, '494433'],
  ['mp3', 0, 'fffb'],
  ['mov', 4, '6674797071742020'],
  ['mp4', 4, '66747970'],
  ['mkv', 0, '1a45dfa3'],
]

const NAMES: Partial<Record<Format, string>> = {
  jpg: 'a JPEG',
  heic: 'a HEIC photo, as phones take them',
  svg: 'an SVG',
  avif: 'an AVIF',
  ico: 'an ICO',
  html: 'a web page (HTML)',
  zip: 'a ZIP archive, or a document based on one, such as a DOCX',
  ole: 'an older Office document (DOC, XLS or PPT)',
  gz: 'a GZIP archive',
  '7z': 'a 7z archive',
  rar: 'a RAR archive',
  rtf: 'an RTF',
  mp3: 'an MP3',
  mp4: 'an MP4',
  mov: 'a QuickTime film (MOV)',
  webm: 'a WebM',
  mkv: 'a Matroska film (MKV)',
  otf: 'an OpenType font (OTF)',
  ttf: 'a TrueType font (TTF)',
  unknown: 'something else',
}

/** The formats that a build resizes and re-encodes. */
export const ENCODED_FORMATS = ['png', 'jpg', 'webp', 'avif'] as const

/** The picture formats that pages may show. */
export const PICTURE_FORMATS: readonly string[] = ['svg', ...ENCODED_FORMATS]

/**
 * The format of a picture that a build re-encodes, from its file name. Undefined for other files.
 */
export function findEncodedFormat(path: string): (typeof ENCODED_FORMATS)[number] | undefined {
  const format = formatOfEnding(extname(path))
  return ENCODED_FORMATS.find((name) => name === format)
}

/** The format for a file extension: `.jpeg` → `jpg`. */
export function formatOfEnding(ending: string): string {
  const format = ending.slice(1).toLowerCase()
  return format === 'jpeg' ? 'jpg' : format
}

/** `a GIF`, `a web page (HTML)` */
export function describeFormat(format: Format): string {
  return NAMES[format] ?? `a ${format.toUpperCase()}`
}

export function readFormat(bytes: Buffer): Format {
  const known = SIGNATURES.find(([, at, hex]) =>
    bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex')),
  )
  // WebM is a Matroska format, with a document type in its header.
  if (known?.[0] === 'mkv') return bytes.subarray(0, 64).includes('webm') ? 'webm' : 'mkv'
  if (known?.[0] === 'mp4') return readBrands(bytes)
  if (known) return known[0]
  const start = bytes
    .subarray(0, 4096)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  const root = skipBeginning(start)
  if (/^<!doctype html|^<html|^<head|^<body/i.test(root)) return 'html'
  return /<(?:[\w-]+:)?svg[\s>/]/i.test(start) ? 'svg' : 'unknown'
}

/** The format of a file of boxes, by its main and compatible brands: ISO/IEC 14496-12, 4.3 */
function readBrands(bytes: Buffer): Format {
  const end = bytes.readUInt32BE(0)
  const [main = '', , ...compatible] = bytes.toString('latin1', 8, end).match(/.{4}/gs) ?? []
  const brands = [main, ...compatible]
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => HEIF.test(brand)) ? 'heic' : 'mp4'
}

const HEIF = /^(?:he[iv][cmsx]|mif1|msf1)$/

/** The text after the declarations and comments before the first element. */
function skipBeginning(text: string): string {
  const rest = text.trimStart()
  const end = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined
  const at = end === undefined ? -1 : rest.indexOf(end)
  return end === undefined || at < 0 ? rest : skipBeginning(rest.slice(at + end.length))
}

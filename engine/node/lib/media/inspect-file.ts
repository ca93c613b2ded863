/**
 * Inspects files that visitors can open: downloads of any type, videos and captions. Such files may
 * be large, so only the relevant parts are read.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { extname } from 'node:path'
import { statFile } from '../files/stat-file'
import { findUnsaved } from '../files/unsaved-files'
import type { AssetIssue } from './asset-issue'
import { findCaptionIssue } from './captions'
import type { Format } from './format'
import { describeFormat, formatOfEnding, readFormat } from './format'
import { AGAIN, DAMAGED, UNREADABLE } from './inspect-asset'
import { findMarkupIssue } from './markup-issue'
import { rememberByStamp } from './remember'
import type { ReadPart } from './video'
import { readVideo } from './video'

export interface FileState {
  /** The file's size, in bytes. */
  bytes: number
  /** A video's size. */
  width?: number
  height?: number
  issue?: AssetIssue
}

/** Inspects a file. The result is cached until the file changes. */
export const inspectFile = rememberByStamp(readState)

function readState(path: string): FileState {
  const unsaved = findUnsaved(path)?.content
  if (unsaved)
    return inspect(path, unsaved.length, (at, length) =>
      Buffer.from(unsaved.subarray(at, at + length)),
    )
  // A named pipe would never end.
  if (!statFile(path)) return { bytes: 0, issue: UNREADABLE }
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    return inspectOpen(file, path)
  } catch {
    return { bytes: 0, issue: UNREADABLE }
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

function inspectOpen(file: number, path: string): FileState {
  const { size } = fstatSync(file)
  const read: ReadPart = (at, length) => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - at)))
    readSync(file, bytes, 0, bytes.length, at)
    return bytes
  }
  return inspect(path, size, read)
}

function inspect(path: string, size: number, read: ReadPart): FileState {
  const meant = formatOfEnding(extname(path))
  const issue = findIssue(read, size, meant) ?? findMarkupIssue(path, () => read(0, size))
  if (issue) return { bytes: size, issue }
  if (meant === 'vtt') return { bytes: size, ...inspectCaptions(read(0, size)) }
  return { bytes: size, ...(isVideo(meant) && inspectVideo(meant, read, size)) }
}

function isVideo(ending: string): ending is 'mp4' | 'webm' {
  return ending === 'mp4' || ending === 'webm'
}

function inspectVideo(format: 'mp4' | 'webm', read: ReadPart, size: number): Partial<FileState> {
  const { width, height, isWhole } = readVideo(format, read, size)
  if (!isWhole) return { issue: DAMAGED }
  if (width > 0 && height > 0) return { width, height }
  const hint = 'Export it again, with its picture.'
  return { issue: { rule: 'broken-asset', message: 'has no picture, only sound', hint } }
}

function inspectCaptions(bytes: Buffer): Partial<FileState> {
  try {
    const issue = findCaptionIssue(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return { issue: issue && { rule: 'broken-asset', ...issue } }
  } catch {
    const hint = 'Save it again with the encoding UTF-8.'
    return { issue: { rule: 'broken-asset', message: 'is not in UTF-8', hint } }
  }
}

/** The container format for documents and archives, by extension. */
const WITHIN: Record<string, Format> = {
  ...{ docx: 'zip', xlsx: 'zip', pptx: 'zip', dotx: 'zip', xltx: 'zip', potx: 'zip' },
  ...{ docm: 'zip', xlsm: 'zip', pptm: 'zip', odt: 'zip', ods: 'zip', odp: 'zip', odg: 'zip' },
  ...{ epub: 'zip', doc: 'ole', xls: 'ole', ppt: 'ole', tgz: 'gz', m4v: 'mp4', m4a: 'mp4' },
  ...{ tif: 'tiff', zip: 'zip', gz: 'gz', '7z': '7z', rar: 'rar', rtf: 'rtf', pdf: 'pdf' },
  ...{ mp3: 'mp3', mp4: 'mp4', mov: 'mov', webm: 'webm', png: 'png', jpg: 'jpg', gif: 'gif' },
  ...{ webp: 'webp', avif: 'avif', svg: 'svg', bmp: 'bmp', tiff: 'tiff' },
}
const TEXTS: ReadonlySet<string> = new Set(
  ['csv', 'tsv', 'txt', 'md', 'ics', 'vcf', 'json', 'xml', 'vtt'].concat(['srt', 'bib', 'log']),
)
/** Text formats that may start like a web page. */
const MARKUP: ReadonlySet<string> = new Set(['html', 'htm', 'xhtml', 'xml'])

/** The maximum length of the declarations before a web page. */
const HEAD_BYTES = 4096
/** An archive ends with 22 bytes and a comment of up to 65,535 bytes. */
const TAIL_BYTES = 66_000

function findIssue(read: ReadPart, size: number, ending: string): AssetIssue | undefined {
  const rule = 'broken-asset'
  if (size === 0) return { rule, message: 'is an empty file', hint: AGAIN }
  const head = read(0, HEAD_BYTES)
  const format = readFormat(head)
  if (isOther(ending, format, head)) {
    const message = `is not what its name says: it is ${describeFormat(format)}`
    return { rule, message, hint: hintOther(format, ending) }
  }
  if (isWhole(format, read(Math.max(0, size - TAIL_BYTES), TAIL_BYTES))) return undefined
  return DAMAGED
}

/** A file with an unknown extension must not be a web page. */
function isOther(ending: string, format: Format, head: Buffer): boolean {
  const within = WITHIN[ending]
  if (within) return format !== within
  if (format === 'html') return !MARKUP.has(ending)
  return TEXTS.has(ending) && head.includes(0) && !/^(?:fffe|feff)/.test(head.toString('hex', 0, 2))
}

function hintOther(format: Format, ending: string): string {
  if (format === 'html') {
    return 'Download the file itself: a web page was saved instead.'
  }
  const fits = Object.entries(WITHIN).filter(([, within]) => within === format)
  const [only, ...others] = fits.map(([name]) => name)
  if (only && others.length === 0)
    return `Give it the extension ".${only}", here and in the folder.`
  return `Save it as ${ending.toUpperCase()}, or give it the extension of what it is.`
}

/** Other formats are not checked. */
function isWhole(format: Format, tail: Buffer): boolean {
  if (format === 'pdf') return tail.includes('%%EOF')
  return format !== 'zip' || tail.includes('PK\x05\x06', 0, 'latin1')
}

/**
 * The encoded files of pictures. Their names are derived from the picture's width and its display
 * widths, so that pages can refer to them before they exist. Each file is encoded once per content
 * and encoder options, and then cached.
 */
import { readFile } from 'node:fs/promises'
import {
  listPictureWidths,
  PICTURE_KINDS,
  pictureFilePath,
} from '../../../../core/page/picture-files'
import { PICTURE_CACHE } from '../../../bundle/bundle-cache'
import { createFileCache } from '../../../lib/files/file-cache'
import { hashContent } from '../../../lib/files/hash-content'
import { UsageError } from '../../../lib/files/usage-error'
import { findEncodedFormat } from '../../../lib/media/format'
import type { SourceKind } from './encode'
import { ENCODING, encodePicture, measureColor } from './encode'
import type { Sharp } from './library'
import { loadSharp } from './library'

const cache = createFileCache(PICTURE_CACHE)

/** A picture with encoded files. */
export interface MadePicture {
  /** A hash of the picture's content and the encoder options. */
  id: string
  /** The author's file. */
  source: string
  kind: SourceKind
  /** The width of the file in its original format, in pixels. */
  width: number
  /** The other files' widths. Empty if no page shows the file as a picture. */
  widths: number[]
  color?: string
}

interface PictureFile {
  /** The file's URL. */
  url: string
  kind: SourceKind
  width: number
}

export interface PictureToMake {
  source: string
  /** A hash of the file's content. */
  hash: string
  /** The original file's width, in pixels. */
  natural: number
  /**
   * The largest width at which the picture is shown, in CSS pixels. Undefined if no page shows the
   * file as a picture.
   */
  shown?: number
}

/**
 * Lists a picture's encoded files. Undefined for SVG and other formats that are not encoded, if the
 * image library is not installed, and if it cannot read the picture.
 */
export async function preparePicture(wanted: PictureToMake): Promise<MadePicture | undefined> {
  const { source, hash, natural, shown } = wanted
  const kind = findEncodedFormat(source)
  const sharp = kind && (await loadSharp())
  if (!kind || !sharp) return undefined
  const id = hashContent(JSON.stringify([hash, ENCODING, sharp.versions])).slice(0, 16)
  const color = await findColor(sharp, id, source)
  if (color === UNREADABLE) return undefined
  const widths = shown === undefined ? [] : listPictureWidths(natural, shown)
  return { id, source, kind, width: widths.at(-1) ?? natural, widths, ...(color && { color }) }
}

/** The files for a picture with the URL `url`, starting with the file in the original format. */
export function listPictureFiles(url: string, { kind, width, widths }: MadePicture): PictureFile[] {
  const further = PICTURE_KINDS.flatMap((other) =>
    widths.map((wide) => ({ url: pictureFilePath(url, wide, other), kind: other, width: wide })),
  )
  return [{ url, kind, width }, ...further]
}

const making = new Map<string, Promise<string>>()

/**
 * Returns the path of an encoded file, and encodes it if it is not cached.
 * @throws {UsageError} when the picture cannot be encoded, or its file cannot be written.
 */
export function loadPictureFile(
  picture: MadePicture,
  { kind, width }: Pick<PictureFile, 'kind' | 'width'>,
): Promise<string> {
  const name = `${picture.id}-${width}.${kind}`
  const known = making.get(name)
  if (known) return known
  const kept = cache.find(name)
  if (kept !== undefined) return Promise.resolve(kept)
  const made = makeFile(picture, { kind, width })
    .then((content) => cache.keep(name, content))
    .finally(() => making.delete(name))
  making.set(name, made)
  return made
}

async function makeFile(
  { source, kind: from }: MadePicture,
  { kind, width }: Pick<PictureFile, 'kind' | 'width'>,
): Promise<Buffer> {
  const sharp = await loadSharp()
  if (!sharp)
    throw new Error('Internal error: image files are referenced, but no encoder is available.')
  try {
    return await encodePicture(sharp, { source, from, kind, width })
  } catch (reason) {
    const why = reason instanceof Error ? reason.message : String(reason)
    throw new UsageError(`${source} cannot be read as a picture: ${why}. Save it again.`)
  }
}

/** The extension of the cache file that contains a picture's colour. */
export const COLOR_EXTENSION = '.txt'

export const getColorFile = (id: string): string => `${id}${COLOR_EXTENSION}`

/** Represents the colour of a picture that the library cannot read. */
const UNREADABLE = Symbol('unreadable')

/** The average colour of a picture, if it has one. The result is cached. */
async function findColor(
  sharp: Sharp,
  id: string,
  source: string,
): Promise<string | typeof UNREADABLE> {
  const kept = cache.find(getColorFile(id))
  const known = kept && (await readFile(kept, 'utf8').catch(() => undefined))
  if (known !== undefined) return known
  let color = ''
  try {
    color = (await measureColor(sharp, source)) ?? ''
  } catch {
    return UNREADABLE
  }
  cache.keep(getColorFile(id), color)
  return color
}

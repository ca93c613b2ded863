/**
 * The files of pictures. Which there are follows from a picture's width and from where it is shown,
 * so that pages can name them before they are made. Each is made once of each content and way of
 * encoding, and then kept.
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

/** A picture of which files are made. */
export interface MadePicture {
  /** Names its content and how it is encoded. */
  id: string
  /** The author's file. */
  source: string
  kind: SourceKind
  /** Of the file of its own kind, in pixels. */
  width: number
  /** Those of its further files; none where no page shows it as a picture. */
  widths: number[]
  color?: string
}

interface PictureFile {
  /** Where it is served. */
  url: string
  kind: SourceKind
  width: number
}

export interface PictureToMake {
  source: string
  /** Of its content. */
  hash: string
  /** Its own width, in pixels. */
  natural: number
  /** The widest that it is shown, in CSS pixels; undefined where no page shows it as a picture. */
  shown?: number
}

/**
 * Says which files there are of a picture. Undefined of a drawing or another file of which none
 * are made, where the library is not installed, and of a picture that the library cannot read.
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

/** The files of a picture whose own address is `url`, that of its own kind first. */
export function listPictureFiles(url: string, { kind, width, widths }: MadePicture): PictureFile[] {
  const further = PICTURE_KINDS.flatMap((other) =>
    widths.map((wide) => ({ url: pictureFilePath(url, wide, other), kind: other, width: wide })),
  )
  return [{ url, kind, width }, ...further]
}

const making = new Map<string, Promise<string>>()

/**
 * Returns the path on disk of a file of a picture, and makes it if need be.
 * @throws {UsageError} when the picture cannot be encoded, or its file not be written.
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
  if (!sharp) throw new Error('Files of pictures are named, but cannot be made.')
  try {
    return await encodePicture(sharp, { source, from, kind, width })
  } catch (reason) {
    const why = reason instanceof Error ? reason.message : String(reason)
    throw new UsageError(`${source} cannot be read as a picture: ${why}. Save it again.`)
  }
}

/** The ending of the file that holds a picture's colour. */
export const MARK = '.txt'

export const markOf = (id: string): string => `${id}${MARK}`

/** In place of the colour of a picture that the library cannot read. */
const UNREADABLE = Symbol('unreadable')

/** The colour of a picture, if it has one; worked out once. */
async function findColor(
  sharp: Sharp,
  id: string,
  source: string,
): Promise<string | typeof UNREADABLE> {
  const kept = cache.find(markOf(id))
  const known = kept && (await readFile(kept, 'utf8').catch(() => undefined))
  if (known !== undefined) return known
  let color = ''
  try {
    color = (await measureColor(sharp, source)) ?? ''
  } catch {
    return UNREADABLE
  }
  cache.keep(markOf(id), color)
  return color
}

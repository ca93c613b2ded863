import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { PICTURE_CACHE } from '../../../bundle/bundle-cache'
import type { KeptFiles } from '../../../lib/files/kept-files'
import type { Progress } from '../../../lib/files/progress'
import { AT_ONCE } from './library'
import type { MadePicture } from './pictures'
import { listPictureFiles, loadPictureFile, MARK, markOf } from './pictures'

export interface PicturesToWrite {
  /** Served address → the picture. */
  pictures: Map<string, MadePicture>
  /** Told how many of the files are there. */
  progress: Progress
}

/**
 * Writes the files of all pictures into an output; returns their addresses.
 * @throws {UsageError} when a picture cannot be encoded, or its files not be written.
 */
export async function writePictures(
  kept: KeptFiles,
  { pictures, progress }: PicturesToWrite,
): Promise<string[]> {
  const files = [...pictures].flatMap(([url, picture]) =>
    listPictureFiles(url, picture).map((file) => ({ picture, ...file })),
  )
  // One after another, the largest files would be the last, and leave other cores without work.
  const largestFirst = files.toSorted((a, b) => b.width - a.width)
  let done = 0
  await pMap(
    largestFirst,
    async ({ picture, url, ...file }) => {
      kept.copy(url, await loadPictureFile(picture, file))
      done += 1
      progress(done, files.length)
    },
    { concurrency: AT_ONCE },
  )
  if (files.length > 0) await dropOldPictures([...pictures.values()])
  return files.map(({ url }) => url)
}

const DAY = 24 * 60 * 60 * 1000
/** For how many days a picture is kept that no build asks for. */
const KEPT_DAYS = 90

/** Removes what no build has asked for in a long time, and what killed processes left half written. */
export async function dropOldPictures(
  used: Pick<MadePicture, 'id'>[],
  { folder = PICTURE_CACHE, now = Date.now() } = {},
): Promise<void> {
  const isOld = async (name: string) => {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }))
    return now - mtimeMs > KEPT_DAYS * DAY
  }
  // The mark of a picture says when a build last asked for it.
  for (const { id } of used) {
    await utimes(join(folder, markOf(id)), now / 1000, now / 1000).catch(() => {})
  }
  // Where the cache cannot be written, it may not even be there.
  const names = await readdir(folder).catch(() => [])
  const gone = new Set<string>()
  for (const name of names.filter((one) => one.endsWith(MARK) || one.endsWith('.quire'))) {
    if (await isOld(name)) gone.add(idOf(name))
  }
  const old = names.filter((name) => gone.has(idOf(name)))
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true }).catch(() => {})))
}

/** `1a2b-720.avif`, `1a2b.txt` and what is written aside for them → `1a2b` */
const idOf = (name: string) => name.split(/[-.]/, 1)[0] ?? ''

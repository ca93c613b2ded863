import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { PICTURE_CACHE } from '../../../bundle/bundle-cache'
import type { KeptFiles } from '../../../lib/files/kept-files'
import type { Progress } from '../../../lib/files/progress'
import { AT_ONCE } from './library'
import type { MadePicture } from './pictures'
import { COLOR_EXTENSION, getColorFile, listPictureFiles, loadPictureFile } from './pictures'

export interface PicturesToWrite {
  /** Published URL → picture. */
  pictures: Map<string, MadePicture>
  /** Called with the number of completed files. */
  progress: Progress
}

/**
 * Writes the files for all pictures to an output. Returns their URLs.
 * @throws {UsageError} if a picture cannot be encoded, or its files cannot be written.
 */
export async function writePictures(
  kept: KeptFiles,
  { pictures, progress }: PicturesToWrite,
): Promise<string[]> {
  const files = [...pictures].flatMap(([url, picture]) =>
    listPictureFiles(url, picture).map((file) => ({ picture, ...file })),
  )
  // Large files are encoded first. Otherwise they might come last and leave the other cores idle.
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
/** For how many days an unused picture stays in the cache. */
const KEPT_DAYS = 90

/**
 * Removes cache files that no build has used for a long time, and the partial files of killed
 * processes.
 */
export async function dropOldPictures(
  used: Pick<MadePicture, 'id'>[],
  { folder = PICTURE_CACHE, now = Date.now() } = {},
): Promise<void> {
  const isOld = async (name: string) => {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }))
    return now - mtimeMs > KEPT_DAYS * DAY
  }
  // A picture was last used at the modification time of the file that contains its colour.
  for (const { id } of used) {
    await utimes(join(folder, getColorFile(id)), now / 1000, now / 1000).catch(() => {})
  }
  // If the cache cannot be written, it may not exist.
  const names = await readdir(folder).catch(() => [])
  const gone = new Set<string>()
  for (const name of names.filter(
    (one) => one.endsWith(COLOR_EXTENSION) || one.endsWith('.quire'),
  )) {
    if (await isOld(name)) gone.add(idOf(name))
  }
  const old = names.filter((name) => gone.has(idOf(name)))
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true }).catch(() => {})))
}

/** `1a2b-720.avif`, `1a2b.txt` and their temporary files → `1a2b` */
const idOf = (name: string) => name.split(/[-.]/, 1)[0] ?? ''

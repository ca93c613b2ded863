import { copyFile, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CACHE_FOLDER } from '../bundle/bundle-cache'
import { placeWithin } from '../util/place-within'
import type { Progress } from '../util/progress'
import { writeWhole } from '../util/replace-file'
import type { SocialImageLook } from './look'
import type { SocialImage } from './name-social-image'

const KEPT = join(CACHE_FOLDER, 'social-images')

export interface PicturesToWrite {
  pictures: SocialImage[]
  /** Told how many of those that have never been drawn are done. */
  progress: Progress
}

/** Writes the pictures of links; each is drawn once and then kept. */
export async function writeSocialImages(
  folder: string,
  look: SocialImageLook,
  { pictures, progress }: PicturesToWrite,
): Promise<void> {
  const different = new Map(pictures.map((picture) => [picture.url, picture]))
  const missing: SocialImage[] = []
  for (const picture of different.values()) {
    if (!(await copyKept(folder, picture))) missing.push(picture)
  }
  progress(0, missing.length)
  if (missing.length === 0) return
  await mkdir(KEPT, { recursive: true })
  // What draws takes a while to load.
  const { createPainter } = await import('./draw-social-image')
  const texts = missing.flatMap(({ words }) => [words.title, words.section ?? ''])
  const paint = createPainter(look, { texts, folder: KEPT })
  for (const [index, picture] of missing.entries()) {
    const kept = join(KEPT, basename(picture.url))
    // Another build may be at it too.
    writeWhole(kept, await paint(picture.words))
    await copyKept(folder, picture)
    progress(index + 1, missing.length)
  }
}

/** False when it has not been drawn yet. */
async function copyKept(folder: string, { url }: SocialImage): Promise<boolean> {
  try {
    await copyFile(join(KEPT, basename(url)), placeWithin(folder, url))
    return true
  } catch {
    return false
  }
}

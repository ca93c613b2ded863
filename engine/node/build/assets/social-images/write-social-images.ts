import { basename, join } from 'node:path'
import { CACHE_FOLDER } from '../../../bundle/bundle-cache'
import { createFileCache } from '../../../lib/files/file-cache'
import type { KeptFiles } from '../../../lib/files/kept-files'
import type { Progress } from '../../../lib/files/progress'
import type { SocialImageLook } from './look'
import type { SocialImage } from './name-social-image'

const cache = createFileCache(join(CACHE_FOLDER, 'social-images'))

export interface PicturesToWrite {
  pictures: SocialImage[]
  /** Told how many of those that have never been drawn are done. */
  progress: Progress
}

/** Writes the pictures of links; each is drawn once and then kept. */
export async function writeSocialImages(
  kept: KeptFiles,
  look: SocialImageLook,
  { pictures, progress }: PicturesToWrite,
): Promise<void> {
  const different = new Map(pictures.map((picture) => [picture.url, picture]))
  const missing: SocialImage[] = []
  for (const picture of different.values()) {
    if (!copyDrawn(kept, picture)) missing.push(picture)
  }
  progress(0, missing.length)
  if (missing.length === 0) return
  // What draws takes a while to load.
  const { createPainter } = await import('./draw-social-image')
  const texts = missing.flatMap(({ words }) => [words.title, words.section ?? ''])
  const paint = createPainter(look, { texts, cache })
  for (const [index, picture] of missing.entries()) {
    kept.copy(picture.url, cache.keep(basename(picture.url), await paint(picture.words)))
    progress(index + 1, missing.length)
  }
}

/** False when it has not been drawn yet. */
function copyDrawn(kept: KeptFiles, { url }: SocialImage): boolean {
  const drawn = cache.find(basename(url))
  if (drawn !== undefined) kept.copy(url, drawn)
  return drawn !== undefined
}

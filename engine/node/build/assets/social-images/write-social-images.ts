import { basename, join } from 'node:path'
import { CACHE_FOLDER } from '../../../bundle/bundle-cache'
import { createFileCache } from '../../../lib/files/file-cache'
import type { KeptFiles } from '../../../lib/files/kept-files'
import type { Progress } from '../../../lib/files/progress'
import type { SocialImage } from './create-social-image'
import type { SocialImageLook } from './look'

const cache = createFileCache(join(CACHE_FOLDER, 'social-images'))

export interface PicturesToWrite {
  pictures: SocialImage[]
  /** Called with the number of new pictures that are complete. */
  progress: Progress
}

/** Writes the social images. Each is drawn once and then cached. */
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
  // The renderer is slow to load.
  const { createPainter } = await import('./draw-social-image')
  const texts = missing.flatMap(({ words }) => [words.title, words.section ?? ''])
  const paint = createPainter(look, { texts, cache })
  for (const [index, picture] of missing.entries()) {
    kept.copy(picture.url, cache.keep(basename(picture.url), await paint(picture.words)))
    progress(index + 1, missing.length)
  }
}

/** Returns `false` if it has not been drawn yet. */
function copyDrawn(kept: KeptFiles, { url }: SocialImage): boolean {
  const drawn = cache.find(basename(url))
  if (drawn !== undefined) kept.copy(url, drawn)
  return drawn !== undefined
}

import { readFileSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Bundle } from '../bundle/bundle'
import type { LinkedFile } from '../check/facts/linked-files'
import type { Site } from '../check/run/check-site'
import type { ServedAsset } from '../resources/resources'
import { listFiles } from '../util/list-files'
import { placeWithin } from '../util/place-within'
import type { KeptFiles } from './kept-files'

export interface FilesToWrite {
  bundle: Bundle
  assets: Map<string, ServedAsset>
  files: Map<string, LinkedFile>
  publicFiles: Site['publicFiles']
}

/** Writes what is copied: scripts and styles, pictures, linked files, and the folder `public`. */
export async function writeFiles(
  folder: string,
  kept: KeptFiles,
  { bundle, assets, files, publicFiles }: FilesToWrite,
): Promise<void> {
  for (const path of listFiles(join(bundle.clientDir, 'assets'))) {
    const file = `assets/${path}`
    kept.write(file, readFileSync(join(bundle.clientDir, file)))
  }
  for (const { source, url, picture } of assets.values()) {
    // The files of pictures are made, not copied.
    if (!picture) await copyFile(source, placeWithin(folder, url))
  }
  for (const { source, path } of [...files.values(), ...publicFiles]) {
    const file = placeWithin(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await copyFile(source, file)
  }
}

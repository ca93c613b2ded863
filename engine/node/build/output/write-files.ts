import { join } from 'node:path'
import type { Bundle } from '../../bundle/bundle'
import type { LinkedFile } from '../../check/facts/linked-files'
import type { Site } from '../../check/run/site'
import type { KeptFiles } from '../../lib/files/kept-files'
import { listFiles } from '../../lib/files/list-files'
import type { ServedAsset } from '../assets/resources'

export interface FilesToWrite {
  bundle: Bundle
  assets: Map<string, ServedAsset>
  files: Map<string, LinkedFile>
  publicFiles: Site['publicFiles']
}

/** Writes the copied files: scripts and styles, pictures, linked files, and the `public` folder. */
export function writeFiles(
  kept: KeptFiles,
  { bundle, assets, files, publicFiles }: FilesToWrite,
): void {
  const built = join(bundle.clientDir, 'assets')
  for (const path of listFiles(built)) kept.copy(`assets/${path}`, join(built, path))
  for (const { source, url, picture } of assets.values()) {
    // The files of pictures are encoded, not copied.
    if (!picture) kept.copy(url, source)
  }
  for (const { source, path } of [...files.values(), ...publicFiles]) {
    kept.copy(path, source)
  }
}

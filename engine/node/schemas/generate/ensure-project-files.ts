import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownProject } from '../block-folders'
import { GENERATED_FOLDER } from '../schema-path'

/**
 * Writes the files for compiling own blocks if they are missing, as in a clone whose packages were
 * installed without scripts.
 */
export async function ensureProjectFiles(): Promise<void> {
  if (existsSync(join(ownProject, GENERATED_FOLDER, 'tsconfig.json'))) return
  const { writeProjectFiles } = await import('./project-files')
  await writeProjectFiles(ownProject)
}

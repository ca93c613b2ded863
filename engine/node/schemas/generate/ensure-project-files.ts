import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownProject } from '../block-folders'
import { GENERATED_FOLDER } from '../schema-path'

/**
 * Writes what own blocks are compiled with, unless it is there: a clone whose packages were
 * installed without their scripts lacks it.
 */
export async function ensureProjectFiles(): Promise<void> {
  if (existsSync(join(ownProject, GENERATED_FOLDER, 'tsconfig.json'))) return
  const { writeProjectFiles } = await import('./project-files')
  await writeProjectFiles(ownProject)
}

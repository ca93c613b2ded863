import { join, relative, resolve } from 'node:path'
import { SITE_FOLDER } from '../../../edit/new/starter-site'
import { findProject } from '../../../lib/files/project'
import { GENERATED_FOLDER } from '../../../schemas/schema-path'

/**
 * The folder for the drafts and the removed files of a site: `.quire/studio` in its project. A
 * further site of the project has a folder of its own.
 */
export function findStudioFolder(siteDir: string): string {
  const dir = resolve(siteDir)
  const project = findProject(dir)
  const path = relative(project, dir)
  const isUsual = path === '' || path === SITE_FOLDER
  const name = isUsual ? 'studio' : `studio-${encodeURIComponent(path)}`
  return join(project, GENERATED_FOLDER, name)
}

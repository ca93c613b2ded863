import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleUse } from '../../bundle/bundle-cache'
import { loadOwnBuilds } from '../../bundle/bundle-cache'
import type { OwnBuilds } from '../../check/facts/block-build'
import { renderInvocation } from '../../lib/files/invocation'
import { projectRoot } from '../../lib/files/project-root'
import { UsageError } from '../../lib/files/usage-error'
import { listOwnBlocks } from '../../schemas/block-folders'
import { FOLDERS } from './command-line'
import { finishInterrupted } from './finish-interrupted'

const isSite = (folder: string) =>
  ['settings.json', 'pages'].some((name) => existsSync(join(folder, name)))

/**
 * Verifies that the site exists, and completes interrupted changes.
 * @throws {UsageError} if there is no folder of a site.
 */
export function requireSite(site: string): void {
  // A project has the site in a folder of its own.
  const inside = join(site, FOLDERS.site.default)
  if (isSite(inside) && !isSite(site)) {
    throw new UsageError(`There is no site in "${site}". Is it "${inside}"?`)
  }
  if (existsSync(site)) {
    finishInterrupted(site)
    return
  }
  const invocation = renderInvocation('new', 'site')
  throw new UsageError(
    `There is no site in "${site}": name its folder with --site, or make one with \`${invocation}\`.`,
  )
}

/**
 * Loads what the project's blocks add to the check and the build, and reports which of them replace
 * the engine's.
 * @throws when their schemas have errors, or they cannot be compiled.
 */
export async function prepareProject(use?: BundleUse): Promise<OwnBuilds> {
  const own = listOwnBlocks()
  if (own.length === 0) return {}
  for (const { type, replaces } of own) {
    if (replaces) console.error(`blocks/${type} replaces the engine's block "${type}".`)
  }
  const { loadSchemas } = await import('../../schemas/schemas')
  loadSchemas(projectRoot)
  return loadOwnBuilds(use)
}

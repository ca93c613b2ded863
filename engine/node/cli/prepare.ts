import { existsSync } from 'node:fs'
import type { BundleUse } from '../bundle/bundle-cache'
import { announceOwnBlocks } from '../bundle/bundle-cache'
import { listOwnBlocks } from '../schemas/block-folders'
import { renderInvocation } from '../util/invocation'
import { UsageError } from '../util/usage-error'

/** @throws {UsageError} where there is no folder of a site. */
export function requireSite(site: string): void {
  if (existsSync(site)) return
  const invocation = renderInvocation('new', 'site')
  throw new UsageError(
    `There is no site in "${site}": name its folder with --site, or make one with \`${invocation}\`.`,
  )
}

/**
 * Makes the blocks of the project known to the check, before it begins, and tells which of them
 * replace the engine's.
 * @throws when they cannot be compiled.
 */
export async function prepareProject(use?: BundleUse): Promise<void> {
  const own = listOwnBlocks()
  if (own.length === 0) return
  for (const { type, replaces } of own) {
    if (replaces) console.error(`blocks/${type} replaces the engine's block "${type}".`)
  }
  await announceOwnBlocks(use)
}

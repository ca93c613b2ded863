import { join } from 'node:path'
import { basePathOf } from '../../core/addresses/base'
import type { SecurityPolicy } from '../../core/page/security-policy'
import { buildPolicyHeaders } from '../../core/page/security-policy'
import type { Site } from '../check/run/check-site'
import { HEADERS_FILE, HOSTING_FOLDER, SITE_FILE } from '../output/side-folder'
import { writeWithin } from '../util/place-within'
import { listHostWarnings, renderHostFiles } from './hosts'

/**
 * Writes what servers need: the base and the headers for the preview, and a folder for each host. Returns what
 * the owner should know of them.
 */
export async function writeHosting(
  folder: string,
  { settings, redirects, publicFiles }: Pick<Site, 'settings' | 'redirects' | 'publicFiles'>,
  policy: SecurityPolicy,
): Promise<string[]> {
  const headers = buildPolicyHeaders(policy)
  const files = renderHostFiles({
    url: settings.url,
    headers,
    redirects,
    documents: publicFiles.map(({ path }) => path).filter((path) => path.endsWith('.html')),
    precompressed: settings.precompress,
  })
  await writeWithin(folder, SITE_FILE, JSON.stringify({ base: basePathOf(settings.url) }))
  await writeWithin(folder, HEADERS_FILE, JSON.stringify(headers))
  for (const { path, text } of files) await writeWithin(folder, join(HOSTING_FOLDER, path), text)
  return listHostWarnings(files)
}

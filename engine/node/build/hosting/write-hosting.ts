import { join } from 'node:path'
import { basePathOf } from '../../../core/addresses/base'
import { notFoundOfLocale } from '../../../core/addresses/locales'
import { listFeedForms } from '../../../core/page/feed-forms'
import type { SecurityPolicy } from '../../../core/page/security-policy'
import { buildPolicyHeaders } from '../../../core/page/security-policy'
import type { Site } from '../../check/run/site'
import { writeWithin } from '../../lib/files/resolve-within'
import { HEADERS_FILE, HOSTING_FOLDER, SITE_FILE } from '../output/side-folder'
import type { MediaTypes } from './host'
import { listHostWarnings, renderHostFiles } from './hosts'

type HostedSite = Pick<
  Site,
  | 'settings'
  | 'redirects'
  | 'outside'
  | 'publicFiles'
  | 'collections'
  | 'gone'
  | 'locales'
  | 'pages'
>

/**
 * Writes the files for servers: the base, the feeds' media types and the headers for the preview,
 * and one folder per host. Returns notices for the site's owner.
 */
export async function writeHosting(
  folder: string,
  { settings, redirects, outside, publicFiles, collections, gone, locales, pages }: HostedSite,
  policy: SecurityPolicy,
): Promise<string[]> {
  const types = listFeedTypes(collections)
  const headers = buildPolicyHeaders(policy)
  const missing = listMissingPages({ locales, pages })
  const files = renderHostFiles({
    url: settings.url,
    headers,
    redirects,
    outside,
    gone,
    documents: publicFiles.map(({ path }) => path).filter((path) => path.endsWith('.html')),
    types,
    precompressed: settings.precompress,
    locales: missing,
  })
  const served = {
    base: basePathOf(settings.url),
    types,
    ...(outside.length > 0 && { outside }),
    ...(gone.length > 0 && { gone }),
    ...(missing.length > 0 && { locales: missing }),
  }
  await writeWithin(folder, SITE_FILE, JSON.stringify(served))
  await writeWithin(folder, HEADERS_FILE, JSON.stringify(headers))
  for (const { path, text } of files) await writeWithin(folder, join(HOSTING_FOLDER, path), text)
  return [...listHostWarnings(files), ...reportOutside(outside)]
}

/** The limits of other hosts: they match no query, or publish no path outside the site. */
function reportOutside({ length }: Site['outside']): string[] {
  if (length === 0) return []
  const rules = length === 1 ? 'The rule' : `The ${length} rules`
  return [
    `${rules} in "outside" of redirects.json apply on nginx, Caddy and Apache. Other hosts, such as GitHub Pages, ignore them.`,
  ]
}

/** The base paths of additional languages with a separate 404 page. */
function listMissingPages({ locales, pages }: Pick<Site, 'locales' | 'pages'>): string[] {
  const routes = new Set(pages.map(({ route }) => route))
  return [...locales.keys()].filter((path) => routes.has(notFoundOfLocale(path)))
}

/** The media types of the feeds, by path. */
export function listFeedTypes(collections: Site['collections']): MediaTypes {
  const forms = collections.flatMap(({ route, feed }) => (feed ? listFeedForms(route) : []))
  return Object.fromEntries(forms.map(({ path, type }) => [path, type]))
}

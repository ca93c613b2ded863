import type { Host, PlacedOptions } from './host'
import { ASKED_AGAIN, CACHED_FOR_EVER, encodeDestination, encodedSpellings } from './host'
import { renderHeaderRule, renderTypes } from './plain-files'

/**
 * Cloudflare Pages. Redirects come before files there, and the values of rules that fit one
 * address are joined unless a rule takes the header away first.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const cloudflarePages: Host = {
  name: 'cloudflare-pages',
  use: 'Copy the files into the folder that you publish, without `.quire`.',
  below: (base) =>
    `Copy the files into the folder that you publish, beside its folder \`${base.slice(1)}\`, which is without \`.quire\`. If there are such files already, add these lines to them.`,
  renderFiles: (options) => [
    { path: '_headers', text: renderHeaders(options) },
    { path: '_redirects', text: renderRedirects(options) },
  ],
}

function renderHeaders({ base, headers, types }: PlacedOptions): string {
  const all = renderHeaderRule(`${base}/*`, [...headers, ['Cache-Control', ASKED_AGAIN]])
  const feeds = renderTypes(types)
  return `${all}\n${base}/assets/*\n  ! Cache-Control\n  Cache-Control: ${CACHED_FOR_EVER}\n${feeds}`
}

function renderRedirects({ redirects }: PlacedOptions): string {
  const moved = redirects.flatMap((rule) =>
    encodedSpellings(rule).map((path) => `${path} ${encodeDestination(rule.to)} ${rule.status}`),
  )
  return `${moved.join('\n')}\n`
}

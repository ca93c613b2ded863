import type { Host, HostingOptions } from './host'
import { CACHED_FOR_EVER, encodeDestination, encodedSpellings } from './host'
import { renderHeaderRule } from './plain-files'

/**
 * Netlify. It has pages asked for again by itself, and passes the visitor's query on.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */
export const netlify: Host = {
  name: 'netlify',
  use: 'Copy the files into the folder that you publish.',
  renderFiles: (options) => [
    { path: '_headers', text: renderHeaders(options) },
    { path: '_redirects', text: renderRedirects(options) },
    { path: 'not-found.txt', text: 'Not found\n' },
  ],
}

function renderHeaders({ headers }: HostingOptions): string {
  const assets = renderHeaderRule('/assets/*', [['Cache-Control', CACHED_FOR_EVER]])
  return `${renderHeaderRule('/*', headers)}\n${assets}\n`
}

/** With the `!` a rule comes before the document for plain hosts that stands at its address. */
function renderRedirects({ redirects }: HostingOptions): string {
  const moved = redirects.flatMap((rule) =>
    encodedSpellings(rule).map((path) => `${path} ${encodeDestination(rule.to)} ${rule.status}!`),
  )
  const missing = [
    '/.quire/* /404.html 404!',
    ...MISSING.map((path) => `${path} /not-found.txt 404`),
  ]
  return `${[...moved, ...missing].join('\n')}\n`
}

/** Missing files are never answered with HTML. */
const MISSING = ['/assets/*', '/_data/*']

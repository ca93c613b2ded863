import type { Host, HostFile, PlacedOptions } from './host'
import { CACHED_FOR_EVER, encodeDestination, encodedSpellings } from './host'
import { renderHeaderRule, renderTypes } from './plain-files'
import { renderPlainPattern } from './plain-patterns'

/**
 * Netlify. By default, it revalidates pages and keeps the visitor's query.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */
export const netlify: Host = {
  name: 'netlify',
  use: 'Copy the files into the folder that you publish.',
  below: (base) =>
    `Copy the files into the folder that you publish, next to its folder \`${base.slice(1)}\`. If these files already exist there, add these lines to them.`,
  renderFiles: (options) => [
    { path: '_headers', text: renderHeaders(options) },
    { path: '_redirects', text: renderRedirects(options) },
    { path: 'not-found.txt', text: 'Not found\n' },
  ],
  listWarnings,
}

function renderHeaders({ base, headers, types }: PlacedOptions): string {
  const assets = renderHeaderRule(`${base}/assets/*`, [['Cache-Control', CACHED_FOR_EVER]])
  return `${renderHeaderRule(`${base}/*`, headers)}\n${assets}\n${renderTypes(types)}`
}

/**
 * With `!`, a rule takes precedence over the redirect page that exists for plain hosts at the same
 * path.
 */
function renderRedirects({ base, url, redirects, patterns, locales }: PlacedOptions): string {
  const moved = redirects.flatMap((rule) =>
    encodedSpellings(rule).map((path) => `${path} ${encodeDestination(rule.to)} ${rule.status}!`),
  )
  // Netlify treats paths with and without a trailing slash as equal.
  const byPattern = patterns.map((rule) => {
    const { from, to } = renderPlainPattern(rule, url)
    return `${from} ${to} ${rule.status}`
  })
  const missing = [
    `${base}/.quire/* ${base}/404.html 404!`,
    ...MISSING.map((path) => `${base}${path} /not-found.txt 404`),
    ...locales.map((path) => `${base}/${path}/* ${base}/${path}/404.html 404`),
    // By default, Netlify has a single 404 page, at the root.
    ...(base ? [`${base}/* ${base}/404.html 404`] : []),
  ]
  return `${[...moved, ...byPattern, ...missing].join('\n')}\n`
}

/** A missing file is never answered with HTML. */
const MISSING = ['/assets/*', '/_data/*']

/** https://docs.netlify.com/manage/routing/redirects/redirect-options/#http-status-codes */
function listWarnings(files: HostFile[]): string[] {
  const text = files.find(({ path }) => path === '_redirects')?.text ?? ''
  return /^\S+ \S+ 307!?$/m.test(text)
    ? ['Netlify does not support redirects with the status 307. Write 302 instead.']
    : []
}

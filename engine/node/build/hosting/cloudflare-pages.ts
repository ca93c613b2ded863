import type { Host, HostFile, PlacedOptions } from './host'
import { ASKED_AGAIN, CACHED_FOR_EVER, encodeDestination, encodedSpellings } from './host'
import { renderHeaderRule, renderTypes } from './plain-files'
import { renderPlainPattern } from './plain-patterns'

/**
 * Cloudflare Pages. Redirects take precedence over files. The values of all rules that match a URL
 * are joined, unless a rule first removes the header.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const cloudflarePages: Host = {
  name: 'cloudflare-pages',
  use: 'Copy the files into the folder that you publish, without `.quire`.',
  below: (base) =>
    `Copy the files into the folder that you publish, next to its folder \`${base.slice(1)}\`, which is without \`.quire\`. If these files already exist there, add these lines to them.`,
  renderFiles: (options) => [
    { path: '_headers', text: renderHeaders(options) },
    { path: '_redirects', text: renderRedirects(options) },
  ],
  listWarnings,
}

function renderHeaders({ base, headers, types }: PlacedOptions): string {
  const all = renderHeaderRule(`${base}/*`, [...headers, ['Cache-Control', ASKED_AGAIN]])
  const feeds = renderTypes(types)
  return `${all}\n${base}/assets/*\n  ! Cache-Control\n  Cache-Control: ${CACHED_FOR_EVER}\n${feeds}`
}

/** Rules for single paths come first: every rule after a pattern counts as a pattern. */
function renderRedirects({ url, redirects, patterns }: PlacedOptions): string {
  const moved = redirects.flatMap((rule) =>
    encodedSpellings(rule).map((path) => `${path} ${encodeDestination(rule.to)} ${rule.status}`),
  )
  const byPattern = patterns.flatMap((rule) => {
    const { from, to } = renderPlainPattern(rule, url)
    // A trailing slash remains part of `*`, which is harmless unless something follows it.
    const isEnough = from.endsWith('*') && /:splat(?:[?#]|$)/.test(to)
    const forms = isEnough ? [from] : [`${from}/`, from]
    return forms.map((form) => `${form} ${to} ${rule.status}`)
  })
  return `${[...moved, ...byPattern].join('\n')}\n`
}

/** https://developers.cloudflare.com/pages/configuration/redirects/#per-file */
const LIMITS = { plain: 2000, patterns: 100, line: 1000 }

function listWarnings(files: HostFile[]): string[] {
  const text = files.find(({ path }) => path === '_redirects')?.text ?? ''
  const lines = text.split('\n').filter(Boolean)
  const patterns = lines.filter((line) => /^\S*\/[:*]/.test(line)).length
  const plain = lines.length - patterns
  const long = lines.filter((line) => line.length > LIMITS.line).length
  const report = (count: number, most: number, what: string) =>
    count > most
      ? [`Cloudflare Pages reads at most ${most} ${what}, and the site has ${count}.`]
      : []
  return [
    ...report(plain, LIMITS.plain, 'lines of redirects for one path (two for each)'),
    ...report(
      patterns,
      LIMITS.patterns,
      'lines of redirects by pattern (two for each without `*`)',
    ),
    ...(long > 0
      ? [
          `Cloudflare Pages ignores redirect lines of more than ${LIMITS.line} characters, and the site has ${long} of them.`,
        ]
      : []),
  ]
}

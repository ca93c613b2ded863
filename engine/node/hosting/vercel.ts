import type { Header } from '../../core/page/security-policy'
import type { Host, PlacedOptions } from './host'
import { ASKED_AGAIN, CACHED_FOR_EVER, encodeDestination, encodedSpellings } from './host'

/**
 * Vercel. Redirects come before files there and keep the visitor's query.
 * https://vercel.com/docs/project-configuration
 */
export const vercel: Host = {
  name: 'vercel',
  use: 'Copy `vercel.json` into the folder that you deploy, without `.quire`.',
  below: (base) =>
    `Copy \`vercel.json\` into the folder that you deploy, beside its folder \`${base.slice(1)}\`, which is without \`.quire\`. Copy \`404.html\` from there too, unless the host has such a page: Vercel knows one, at the root.`,
  renderFiles: (options) => [{ path: 'vercel.json', text: renderConfig(options) }],
}

function renderConfig({ base, headers, redirects, types }: PlacedOptions): string {
  const place = escapePattern(base)
  const config = {
    cleanUrls: true,
    // It would take the slash from the site's start, where it belongs below a base.
    ...(base ? {} : { trailingSlash: false }),
    redirects: redirects.flatMap((rule) =>
      (base ? encodedSpellings(rule) : [encodeURI(rule.from)]).map((path) => ({
        source: escapePattern(path),
        destination: encodeDestination(rule.to),
        statusCode: rule.status,
      })),
    ),
    headers: [
      renderRule(`${place}/(.*)`, headers),
      // No address fits both of these: of two values neither would be sure to win.
      renderRule(`${place}/assets/(.*)`, [['Cache-Control', CACHED_FOR_EVER]]),
      renderRule(`${place}/((?!assets/).*)`, [['Cache-Control', ASKED_AGAIN]]),
      ...types.map(([path, type]) => renderRule(escapePattern(path), [['Content-Type', type]])),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

function renderRule(source: string, headers: Header[]) {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) }
}

/** https://github.com/pillarjs/path-to-regexp */
function escapePattern(path: string): string {
  return path.replace(/[(){}:*+?!\\]/g, '\\$&')
}

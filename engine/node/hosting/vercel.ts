import type { Header } from '../../core/page/security-policy'
import type { Host, HostingOptions } from './host'
import { ASKED_AGAIN, CACHED_FOR_EVER, encodeDestination } from './host'

/**
 * Vercel. Redirects come before files there and keep the visitor's query.
 * https://vercel.com/docs/project-configuration
 */
export const vercel: Host = {
  name: 'vercel',
  use: 'Copy `vercel.json` into the folder that you deploy, without `.quire`.',
  renderFiles: (options) => [{ path: 'vercel.json', text: renderConfig(options) }],
}

function renderConfig({ headers, redirects }: HostingOptions): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to, status }) => ({
      source: escapePattern(encodeURI(from)),
      destination: encodeDestination(to),
      statusCode: status,
    })),
    headers: [
      renderRule('/(.*)', headers),
      // No address fits both of these: of two values neither would be sure to win.
      renderRule('/assets/(.*)', [['Cache-Control', CACHED_FOR_EVER]]),
      renderRule('/((?!assets/).*)', [['Cache-Control', ASKED_AGAIN]]),
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

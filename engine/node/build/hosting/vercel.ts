import type { RedirectRule } from '../../../../schemas/generated/types'
import { isSign, REST } from '../../../core/addresses/redirect-pattern'
import type { Header } from '../../../core/page/security-policy'
import type { Host, HostFile, PlacedOptions } from './host'
import { ASKED_AGAIN, CACHED_FOR_EVER, encodeDestination, encodedSpellings } from './host'
import { beginsWithSign, listSigns, renderFilled } from './patterns'
import { addHost, getPlaceholderName } from './plain-patterns'

/**
 * Vercel. Redirects take precedence over files and keep the visitor's query.
 * https://vercel.com/docs/project-configuration
 */
export const vercel: Host = {
  name: 'vercel',
  use: 'Copy `vercel.json` into the folder that you deploy, without `.quire`.',
  below: (base) =>
    `Copy \`vercel.json\` into the folder that you deploy, next to its folder \`${base.slice(1)}\`, which is without \`.quire\`. Copy \`404.html\` from there too, unless the host has such a page: Vercel supports only one, at the root.`,
  renderFiles: (options) => [{ path: 'vercel.json', text: renderConfig(options) }],
  listWarnings,
}

function renderConfig(options: PlacedOptions): string {
  const { base, headers, redirects, patterns, types } = options
  const place = escapePattern(base)
  const config = {
    cleanUrls: true,
    // Vercel would remove the slash from the home page's URL, which needs it under a base.
    ...(base ? {} : { trailingSlash: false }),
    redirects: [
      ...redirects.flatMap((rule) =>
        (base ? encodedSpellings(rule) : [encodeURI(rule.from)]).map((path) => ({
          source: escapePattern(path),
          destination: encodeDestination(rule.to),
          statusCode: rule.status,
        })),
      ),
      ...patterns.flatMap((rule) => renderPattern(rule, options)),
    ],
    headers: [
      renderRule(`${place}/(.*)`, headers),
      // At most one of these rules matches a URL, because it is undefined which value would win.
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

/** A placeholder of an old path, and a repeatable one for the rest of the path. */
function renderPattern(rule: RedirectRule, { base, url }: PlacedOptions) {
  const signs = listSigns(rule)
  const nameOf = (segment: string) =>
    getPlaceholderName(signs.indexOf(segment) + 1) + (segment === REST ? REST : '')
  const first = base.split('/').length
  const segments = rule.from.split('/').map((segment, index) => {
    if (!isSign(segment)) return escapePattern(encodeURI(segment))
    // Paths in the site's own folders are never redirected.
    const isOther = index === first && beginsWithSign(rule, base)
    return nameOf(segment) + (isOther ? '((?!(?:assets|_data)/)[^/]+)' : '')
  })
  const { path, search, hash } = renderFilled(rule, {
    text: encodeDestination,
    sign: (index) => nameOf(signs[index - 1] ?? ''),
  })
  const source = segments.join('/')
  return (base ? [source, `${source}/`] : [source]).map((form) => ({
    source: form,
    destination: addHost(path, url) + search + hash,
    statusCode: rule.status,
  }))
}

/** https://vercel.com/docs/routing/redirects/configuration-redirects#limits */
const LIMITS = { redirects: 2048, length: 4096 }

function listWarnings(files: HostFile[]): string[] {
  const { redirects }: { redirects: { source: string; destination: string }[] } = JSON.parse(
    files.find(({ path }) => path === 'vercel.json')?.text ?? '{"redirects":[]}',
  )
  const isLong = (text: string) => text.length > LIMITS.length
  const long = redirects.filter(({ source, destination }) => [source, destination].some(isLong))
  return [
    ...(redirects.length > LIMITS.redirects
      ? [
          `Vercel reads at most ${LIMITS.redirects} redirects, and the site has ${redirects.length}.`,
        ]
      : []),
    ...(long.length > 0
      ? [
          `Vercel ignores redirects whose addresses have more than ${LIMITS.length} characters, and the site has ${long.length} of them.`,
        ]
      : []),
  ]
}

import type { Security } from '../../../schemas/generated/types'
import { escapeHtml } from '../text/escape'

export interface PolicyOptions {
  security: Security
  /**
   * The hashes of the pages' own inline scripts, as `sha256-…`. Without any, every inline script is
   * allowed.
   */
  scriptHashes: string[]
  /** The URLs or paths that forms and reports are sent to. */
  sendsTo: string[]
  /** The subset of these URLs to which browsers post forms without a script. */
  postsTo: string[]
}

/** The directives of a Content-Security-Policy, in order, each with its sources. */
type Directives = Record<string, string[]>

/** The site's security policy, for meta tags and headers. */
export interface SecurityPolicy {
  directives: Directives
  referrer: string
  /** The headers that have no meta tag equivalent. */
  others: Header[]
  /** If `true`, pages carry these headers as meta tags too, where they have no effect. */
  literalMeta: boolean
}

export type Header = [name: string, value: string]

/** The content of the policy's meta tag. */
export interface PolicyMeta {
  attribute: 'http-equiv' | 'name'
  name: string
  content: string
}

const CSP = 'Content-Security-Policy'
const UPGRADE = 'upgrade-insecure-requests'
export const FRAME_OPTIONS = 'X-Frame-Options'
const STRICT_TRANSPORT = 'Strict-Transport-Security'
/** https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox']

/** Builds a site's policy from its settings. */
export function buildSecurityPolicy(options: PolicyOptions): SecurityPolicy {
  const { embedder, deniedFeatures, strictTransport, referrer, literalMeta } = options.security
  const { maxAge, includeSubDomains, preload } = strictTransport
  const transport = [
    `max-age=${maxAge}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ]
  return {
    directives: buildDirectives(options),
    referrer,
    literalMeta,
    others: [
      [STRICT_TRANSPORT, transport.join('; ')],
      [FRAME_OPTIONS, 'DENY'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Permissions-Policy', deniedFeatures.map((name) => `${name}=()`).join(', ')],
      ['Cross-Origin-Embedder-Policy', embedder],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
    ].filter((header): header is Header => header[1] !== ''),
  }
}

function buildDirectives({ security, scriptHashes, sendsTo, postsTo }: PolicyOptions): Directives {
  const { crm, analytics, chat, forms, fonts, frames } = security.hosts
  const loaded = [...crm, ...analytics, ...chat]
  const hashes = scriptHashes.map((hash) => `'${hash}'`)
  const directives: Directives = {
    'default-src': ["'self'"],
    // Browsers that support hashes ignore 'unsafe-inline'. It is for browsers that do not.
    'script-src': ["'self'", "'unsafe-inline'", ...hashes, ...loaded],
    'style-src': ["'self'", "'unsafe-inline'", ...fonts],
    'font-src': ["'self'", ...fonts],
    'img-src': ["'self'", 'data:', ...loaded],
    'connect-src': ["'self'", ...loaded, ...forms, ...listOrigins(sendsTo)],
    // The sources that any page may use. Each page's head allows only the sources that the page
    // uses.
    ...(frames.length > 0 && { 'frame-src': frames }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...listOrigins(postsTo)],
    'frame-ancestors': ["'none'"],
    [UPGRADE]: [],
  }
  const broken = Object.values(directives)
    .flat()
    .find((source) => /[\s;,]/.test(source))
  if (broken) throw new Error(`"${broken}" cannot be a source of the security policy.`)
  const unique = Object.entries(directives).map(([name, sources]) => [name, [...new Set(sources)]])
  return Object.fromEntries(unique)
}

/** The hosts in a list of URLs. Paths are on the site's own host. */
function listOrigins(addresses: string[]): string[] {
  return addresses
    .flatMap((address) => (address.startsWith('https://') ? new URL(address).origin : []))
    .sort()
}

function renderDirectives(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The policy's headers, without duplicates. */
export function buildPolicyHeaders({ directives, referrer, others }: SecurityPolicy): Header[] {
  return [[CSP, renderDirectives(directives)], ['Referrer-Policy', referrer], ...others]
}

/** The policy as meta tags, and the names of the directives that only headers support. */
export function buildPolicyMeta({ directives, referrer, others, literalMeta }: SecurityPolicy): {
  tags: PolicyMeta[]
  omitted: string[]
} {
  const honoured = Object.entries(directives).filter(([name]) => !HEADER_ONLY.includes(name))
  const csp = renderDirectives(Object.fromEntries(honoured))
  const literal = others.map(
    ([name, content]): PolicyMeta => ({ attribute: 'http-equiv', name, content }),
  )
  return {
    tags: [
      { attribute: 'http-equiv', name: CSP, content: csp },
      { attribute: 'name', name: 'referrer', content: referrer },
      ...(literalMeta ? literal : []),
    ],
    omitted: [
      ...Object.keys(directives).filter((name) => HEADER_ONLY.includes(name)),
      ...others.map(([name]) => name),
    ],
  }
}

/**
 * A page's additional policy, which restricts the iframes that the site's policy allows: browsers
 * enforce both. https://www.w3.org/TR/CSP3/#multiple-policies
 */
export function renderIframePolicy(hosts: string[]): string {
  const sources = hosts.length > 0 ? hosts.join(' ') : "'none'"
  return `<meta http-equiv="${CSP}" content="frame-src ${escapeHtml(sources)}">`
}

/**
 * The headers for a server without https: WebKit would request the files of a page at
 * `http://localhost` over https, and strict transport has no effect there.
 */
export function withoutHttps(headers: Header[]): Header[] {
  return headers.flatMap(([name, value]): Header[] => {
    if (name === STRICT_TRANSPORT) return []
    return [[name, name === CSP ? withoutUpgrade(value) : value]]
  })
}

/**
 * A policy, or a page with a policy in its head, without the directive that upgrades `http:` URLs.
 */
export function withoutUpgrade(text: string): string {
  return text.replace(`; ${UPGRADE}`, '')
}

import { createHash } from 'node:crypto'
import type { Header, PolicyMeta, SecurityPolicy } from '../../../core/page/security-policy'
import {
  buildPolicyHeaders,
  buildPolicyMeta,
  buildSecurityPolicy,
  FRAME_OPTIONS,
  withoutHttps,
} from '../../../core/page/security-policy'
import { escapeHtml } from '../../../core/text/escape'
import type { InlineScripts } from '../../bundle/bundle'
import type { Site } from '../../check/run/site'

/** A published site's security policy. */
export function buildSitePolicy(
  { settings, pages }: Pick<Site, 'settings' | 'pages'>,
  { boot, fonts, dismissals }: InlineScripts,
): SecurityPolicy {
  const scripts = [boot, fonts, ...(dismissals ? [dismissals] : [])]
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'))
  const { errors, performance } = settings.monitoring
  const forms = pages.flatMap(({ summary }) => summary.sendsTo)
  return buildSecurityPolicy({
    security: settings.security,
    scriptHashes: hashes.map((hash) => `sha256-${hash}`),
    sendsTo: [...forms, errors.url ?? '', performance.url ?? ''],
    postsTo: forms,
  })
}

/**
 * The development server's headers. The server adds inline scripts and a socket, and has not read
 * every page, so forms may be sent to any host. `ancestors` are the origins that may show the pages
 * in an iframe.
 */
export function buildDevHeaders(
  { security }: Site['settings'],
  ancestors: string[] = [],
): Header[] {
  const policy = buildSecurityPolicy({ security, scriptHashes: [], sendsTo: [], postsTo: [] })
  const connect = [...(policy.directives['connect-src'] ?? []), 'ws:', 'https:']
  const post = [...(policy.directives['form-action'] ?? []), 'https:']
  const directives = { ...policy.directives, 'connect-src': connect, 'form-action': post }
  if (ancestors.length === 0) return withoutHttps(buildPolicyHeaders({ ...policy, directives }))
  return withoutHttps(
    buildPolicyHeaders({
      ...policy,
      directives: { ...directives, 'frame-ancestors': ancestors },
      others: policy.others.filter(([name]) => name !== FRAME_OPTIONS),
    }),
  )
}

/** The policy to insert at the start of each page's head, before anything that it applies to. */
export function renderPolicyTags(policy: SecurityPolicy): string {
  const render = ({ attribute, name, content }: PolicyMeta) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
  return buildPolicyMeta(policy).tags.map(render).join('')
}

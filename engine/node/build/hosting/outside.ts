/** The redirects that only a server can answer, for servers. */
import type { OutsideRedirect } from '../../../../schemas/generated/types'
import { withBase, withoutBase } from '../../../core/addresses/base'
import { renderRequest } from '../../../core/addresses/outside'
import { canonicalPath, splitHref } from '../../../core/addresses/paths'
import { encodeHref } from '../../../core/addresses/urls'

const TITLE = '# Redirects of requests as sent, with their queries.\n'

/** A redirect for one form of a request. Each redirect has two; at most one of them matches. */
export interface OutsideRule {
  /** A regular expression for requests, without anchors. */
  request: string
  /** The target, given how the server writes the first group: the visitor's further parameters. */
  renderTo: (group: string, encode?: (text: string) => string) => string
  status: OutsideRedirect['status']
  /** If `true`, the requests are for the site's own paths. */
  isWithin: boolean
}

/** `base` is added to the target, but is part of `from`. */
export function readRequests({ from, to, status }: OutsideRedirect, base: string): OutsideRule[] {
  const { plain, withMore } = renderRequest(from)
  const { path, search, hash } = splitHref(withBase(base, to))
  const isWithin = withoutBase(base, canonicalPath(splitHref(from).path)) !== undefined
  return [plain, withMore].map((request) => ({
    ...{ request, status, isWithin },
    renderTo(group, encode = encodeHref) {
      const more = request === withMore ? (search ? '&' : '?') + group : ''
      return encode(path + search) + more + encode(hash)
    },
  }))
}

/**
 * The conditions are outside all locations, so that they also match the paths of other sites. The
 * redirect is in a location of the site, with its headers: under a base, only locations can turn
 * off absolute redirects, which contain the scheme and the port of a server behind a proxy.
 */
export function renderNginxOutside(base: string, outside: OutsideRule[]): string {
  const rules = outside.map(({ request, renderTo, status }) => {
    const regex = `^${request}$`.replaceAll('\\', '\\\\')
    const set = `set $quire_target "${renderTo('$1')}";`
    return `if ($request_uri ~ "${regex}") { ${set} rewrite ^ ${nginxPath(base, status)} last; }\n`
  })
  return rules.length > 0 ? `${TITLE}${rules.join('')}\n` : ''
}

export function renderNginxLocations(base: string, outside: OutsideRule[]): string[] {
  const statuses = new Set(outside.map(({ status }) => status))
  return [...statuses].map(
    (status) =>
      `location = ${nginxPath(base, status)} { internal; return ${status} $quire_target; }`,
  )
}

const nginxPath = (base: string, status: number) => `${base}/.quire-redirect-${status}`

/** https://caddyserver.com/docs/caddyfile/matchers#vars-regexp */
export function renderCaddyOutside({
  prefix,
  outside,
}: {
  /** The start of the matchers' names. */
  prefix: string
  outside: OutsideRule[]
}): string {
  const rules = outside.map(({ request, renderTo, status }, index) => {
    const name = `${prefix}_${index}`
    const matcher = `@${name} vars_regexp ${name} {http.request.orig_uri} "^${request}$"`
    return `${matcher}\nredir @${name} "${renderTo(`{re.${name}.1}`)}" ${status}\n`
  })
  return rules.length > 0 ? `${TITLE}${rules.join('')}\n` : ''
}

/** `THE_REQUEST` stays the same for an error document. `QSD` drops the parameters of `from`. */
export function renderApacheOutside(outside: OutsideRule[]): string[] {
  const encode = (text: string) => encodeHref(text).replaceAll('%', '\\%')
  return outside.map(
    ({ request, renderTo, status }) => `RewriteCond %{THE_REQUEST} "^[A-Z]+ ${request}(?: |$)"
RewriteRule "^" "${renderTo('%1', encode)}" [R=${status},L,NE,QSD]`,
  )
}

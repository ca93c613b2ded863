import { coversHost } from '../../../core/addresses/iframes'
import { parseUrl } from '../../../core/addresses/parse-url'
import type { LivePage } from './live-page'
import { readHost } from './live-page'

/** The directives about forms: for their scripts, and for browsers without scripts. */
type FormDirective = 'connect-src' | 'form-action'

/** Returns why the policies of a page forbid requests to a URL. Undefined if they allow them. */
export function findPolicyProblem(
  { host, policies }: LivePage,
  url: URL,
  directive: FormDirective,
): string | undefined {
  const allows = (policy: string) =>
    listSources(policy, directive).some((source) => {
      if (source === "'self'") return readHost(url) === host
      if (source === '*' || source === url.protocol) return true
      const exact = source.includes('*') ? undefined : parseUrl(source)
      return coversHost(exact ? readHost(exact) : source, readHost(url))
    })
  if (policies.every(allows)) return undefined
  return `The security policy of the page does not allow ${readHost(url)} under "${directive}".`
}

/** https://www.w3.org/TR/CSP3/#directive-connect-src falls back to `default-src`. */
function listSources(policy: string, directive: FormDirective): string[] {
  const directives = policy.split(';').map((text) => text.trim().split(' '))
  const find = (name: string) => directives.find(([own]) => own === name)?.slice(1)
  const fallback = directive === 'connect-src' ? find('default-src') : undefined
  return find(directive) ?? fallback ?? ['*']
}

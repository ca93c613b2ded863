import type { Settings, ThirdParties } from '../../../../schemas/generated/types'
import { coversHost, listIframeHosts } from '../../../core/addresses/iframes'
import type { CheckContext } from '../facts/context'
import { SETTINGS_FILE } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import { findMentions } from '../facts/mentions'
import type { SiteRule } from './rule'

/**
 * The engine loads nothing from other hosts, and the policy allows the requests that it sends. Only
 * the chat script can use hosts from any list; an iframe on a page can use hosts for iframes.
 */
export const unusedHost: SiteRule = {
  name: 'unused-host',
  severity: 'warning',
  scope: 'site',
  check: (context) =>
    context.documents.flatMap(({ file, data, valid }) => {
      if (file !== SETTINGS_FILE || !valid) return []
      const { chat, security } = (data ?? {}) as Partial<Settings>
      if (!security) return []
      const isShown = createIframeFinder(context)
      return (Object.keys(security.hosts) as (keyof ThirdParties)[]).flatMap((list) =>
        security.hosts[list].flatMap((host, index) => {
          const isIframe = list === 'frames'
          if (isIframe ? isShown(host) : chat) return []
          const why = isIframe ? 'no page shows its content' : 'no third-party script is configured'
          const message = `Nothing on the site uses "${host}": ${why}.`
          const use = 'or set the "src" of "chat" to the script that uses it'
          const hint = isIframe ? 'Remove it.' : `Remove it, ${use}.`
          const fixes = [{ kind: 'remove' } as const]
          return [{ file, pointer: `/security/hosts/${list}/${index}`, message, hint, fixes }]
        }),
      )
    }),
}

/** Returns `true` if an iframe uses the host, or if that is unknown because of errors. */
function createIframeFinder({ documents }: CheckContext): (host: string) => boolean {
  const iframes = findMeaning(documents, 'frame')
  const origins = listIframeHosts(iframes.map(({ value }) => value))
  const mentions = findMentions(documents)
  return (host) =>
    !mentions ||
    mentions.lacksMarkdown ||
    mentions.joined.includes(host.replace(/^.*[/*]\.?/, '')) ||
    origins.some((origin) => coversHost(host, origin))
}

import type { Settings } from '../../../../schemas/generated/types'
import { coversHost, listIframeHosts } from '../../../core/addresses/iframes'
import type { RuleIssue } from '../../lib/problems/problem'
import { type DocumentContext, SETTINGS_FILE } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import { suggestFrameUrl } from '../facts/frame-url'
import type { DocumentRule } from './rule'

/** The lists of script hosts. */
const LOADED = ['crm', 'analytics', 'chat'] as const

/** The security policy allows the scripts in the settings and the iframes on pages. */
export const refusedHost: DocumentRule = {
  name: 'refused-host',
  scope: 'document',
  check: (context) => [...checkChat(context), ...checkIframes(context)],
}

function checkChat({ documents }: DocumentContext): RuleIssue[] {
  return documents.flatMap(({ file, data, valid }) => {
    const { chat, security } = (data ?? {}) as Partial<Settings>
    if (file !== SETTINGS_FILE || !valid || !chat?.src.startsWith('https://')) return []
    const allowed = LOADED.flatMap((list) => security?.hosts[list] ?? [])
    const { origin } = new URL(chat.src)
    if (allowed.some((host) => coversHost(host, origin))) return []
    const message = `Browsers block the chat's script: the security policy does not list "${origin}".`
    const hint = `Add "${origin}" to "chat" in the "hosts" of "security".`
    return [{ file, pointer: '/chat/src', message, hint }]
  })
}

/** No fix is offered: adding a host is a decision about trust. */
function checkIframes({ documents, shared }: DocumentContext): RuleIssue[] {
  const settings = shared.get(SETTINGS_FILE) as Partial<Settings> | undefined
  const listed: unknown = settings?.security?.hosts?.frames ?? []
  const allowed = Array.isArray(listed) ? listed.filter((host) => typeof host === 'string') : []
  const iframes = findMeaning(documents, 'frame')
  return iframes.flatMap(({ file, pointer, value }) => {
    const [origin] = listIframeHosts([value])
    // The content's correct URL is on another host.
    if (suggestFrameUrl(value)) return []
    if (origin === undefined || allowed.some((host) => coversHost(host, origin))) return []
    const message = `Browsers block the frame: the security policy does not list "${origin}".`
    const hint = `Add "${origin}" to "frames" in the "hosts" of "security" in settings.json, if you trust it.`
    return [{ file, pointer, message, hint }]
  })
}

import type { Settings } from '../../../../schemas/generated/types'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** The lists of hosts whose scripts run. */
const LOADED = ['crm', 'analytics', 'chat'] as const

/** A script that the settings ask for is one that the policy lets through. */
export const refusedHost: DocumentRule = {
  name: 'refused-host',
  scope: 'document',
  check: ({ documents }) =>
    documents.flatMap(({ file, data, valid }) => {
      const { chat, security } = (data ?? {}) as Partial<Settings>
      if (file !== SETTINGS_FILE || !valid || !chat?.src.startsWith('https://')) return []
      const allowed = LOADED.flatMap((list) => security?.hosts[list] ?? [])
      const { origin } = new URL(chat.src)
      if (allowed.some((host) => covers(host, origin))) return []
      const message = `Browsers block the chat's script: the security policy does not list "${origin}".`
      const hint = `Add "${origin}" to "chat" in the "hosts" of "security".`
      return [{ file, pointer: '/chat/src', message, hint }]
    }),
}

/** Whether a host of the policy is that of the address, or has a star where it has more. */
function covers(host: string, origin: string): boolean {
  const [scheme, rest] = host.split('*')
  if (rest === undefined) return host === origin
  return origin.startsWith(scheme ?? '') && origin.endsWith(rest)
}

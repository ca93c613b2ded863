import type { Settings } from '../../../../schemas/generated/types'
import { SECURITY_PATH } from '../../../core/addresses/paths'

/** Renders `security.txt` if the settings name a contact: https://www.rfc-editor.org/rfc/rfc9116 */
export function renderSecurityFile({
  security,
  language,
  url,
}: Pick<Settings, 'security' | 'language' | 'url'>): string | undefined {
  const { contact } = security
  if (!contact) return undefined
  const { addresses, expires, languages = [language], policy } = contact
  const fields = [
    ...addresses.map((address) => ['Contact', address]),
    ['Expires', new Date(expires).toISOString()],
    ['Preferred-Languages', languages.join(', ')],
    // The file belongs at the root of the host, even if the site is published under a subpath.
    ['Canonical', new URL(url).origin + SECURITY_PATH],
    ...(policy ? [['Policy', policy]] : []),
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}

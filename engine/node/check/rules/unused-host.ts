import type { Settings, ThirdParties } from '../../../../schemas/generated/types'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/**
 * The engine itself loads nothing of other hosts, and what it sends is allowed by itself: only the
 * script of the chat can use a host, whichever list it is in.
 */
export const unusedHost: DocumentRule = {
  name: 'unused-host',
  severity: 'warning',
  scope: 'document',
  check: ({ documents }) =>
    documents.flatMap(({ file, data, valid }) => {
      const { chat, security } = (data ?? {}) as Partial<Settings>
      if (file !== SETTINGS_FILE || !valid || chat || !security) return []
      return (Object.keys(security.hosts) as (keyof ThirdParties)[]).flatMap((list) =>
        security.hosts[list].map((host, index) => ({
          file,
          pointer: `/security/hosts/${list}/${index}`,
          message: `Nothing on the site uses "${host}": no third-party script is configured.`,
          hint: 'Remove it, or set the "src" of "chat" to the script that uses it.',
        })),
      )
    }),
}

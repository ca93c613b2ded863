import type { Security } from '../../../../schemas/generated/types'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** What is loaded of these; of the others there are only answers to scripts, which always need CORS. */
const EMBEDDED = ['crm', 'analytics', 'chat', 'fonts'] as const

/** A page that asks for isolation shows nothing of a host that does not agree to it. */
export const unprovenHost: DocumentRule = {
  name: 'unproven-host',
  severity: 'warning',
  scope: 'document',
  check: ({ documents }) =>
    documents.flatMap(({ file, data, valid }) => {
      const security = (data as { security?: Security } | undefined)?.security
      if (file !== SETTINGS_FILE || !valid || security?.embedder !== 'require-corp') return []
      const { hosts, embeddable } = security
      return EMBEDDED.flatMap((list) =>
        hosts[list].flatMap((host, index) => {
          if (embeddable.includes(host)) return []
          const pointer = `/security/hosts/${list}/${index}`
          return [{ file, pointer, message: describe(host), hint: HINT }]
        }),
      )
    }),
}

function describe(host: string): string {
  return `Browsers block everything from "${host}" unless it sends Cross-Origin-Resource-Policy or CORS headers.`
}

const HINT =
  'Add it to "embeddable" once you know that it sends them, or set "embedder" to "credentialless".'

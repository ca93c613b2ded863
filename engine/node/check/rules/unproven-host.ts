import type { Security } from '../../../../schemas/generated/types'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/**
 * Resources that are loaded from these hosts. The other hosts only answer requests from scripts,
 * which always require CORS.
 */
const EMBEDDED = ['crm', 'analytics', 'chat', 'fonts'] as const

/** A page with cross-origin isolation shows nothing from a host that does not opt in. */
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

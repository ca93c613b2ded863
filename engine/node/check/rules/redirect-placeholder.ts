import { REDIRECTS_FILE } from '../facts/context'
import { findTargetFault } from '../redirects/signs'
import type { SiteRule } from './rule'

/** A new address has of placeholders only what its old path has, and each as a whole segment. */
export const redirectPlaceholder: SiteRule = {
  name: 'redirect-placeholder',
  scope: 'site',
  reads: [],
  check({ redirects }) {
    return redirects.flatMap((redirect) => {
      const fault = findTargetFault(redirect)
      return fault ? [{ file: REDIRECTS_FILE, pointer: `${redirect.pointer}/to`, ...fault }] : []
    })
  },
}

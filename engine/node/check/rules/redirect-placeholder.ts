import { REDIRECTS_FILE } from '../facts/context'
import { findTargetIssue } from '../redirects/signs'
import type { SiteRule } from './rule'

/** A target uses only placeholders from its old path, each as a whole segment. */
export const redirectPlaceholder: SiteRule = {
  name: 'redirect-placeholder',
  scope: 'site',
  check({ redirects }) {
    return redirects.flatMap((redirect) => {
      const issue = findTargetIssue(redirect)
      return issue ? [{ file: REDIRECTS_FILE, pointer: `${redirect.pointer}/to`, ...issue }] : []
    })
  },
}

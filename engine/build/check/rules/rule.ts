import type { CheckContext } from '../context'
import type { Remark } from '../problem'

/** One thing that is checked of a site as a whole. */
export interface Rule {
  /** Permanent: authors and tests know it by this. */
  name: string
  check: (context: CheckContext) => Remark[]
}

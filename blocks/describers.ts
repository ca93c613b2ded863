import type { BlockDescribers } from '../engine/core/page/structured-data'
import { describeFaq } from './faq/build'
import { describeListings } from './listings/describe-jobs'

/** What blocks tell search engines, by type; most tell nothing. */
export const describers: BlockDescribers = {
  faq: describeFaq,
  listings: describeListings,
}

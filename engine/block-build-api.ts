/** The only engine module that a block's build module imports. Browsers never load it. */

export type { SiteData } from './core/page/data'
export type { DescribeBlock } from './core/page/structured-data'
export { count } from './core/text/count'
export { renderPlainText } from './core/text/rich-text'
export type { MeasureText } from './core/text/text-measure'
export type {
  BlockBuild,
  BlockBuilds,
  BlockIssue,
  BlockRule,
} from './node/check/facts/block-build'
export { listWords } from './node/check/schema/schema-words'
export { findNearest, suggest } from './node/lib/problems/nearest'
export { findUnevenRows } from './node/lib/problems/uneven-rows'

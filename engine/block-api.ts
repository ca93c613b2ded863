/** The one engine file that a block imports. */

export { buildFlowGrid, buildFlowList, type FlowDrawing } from './core/flow-layout'
export {
  buildFormSchema,
  type FormValues,
  isRequired,
  listConstraints,
  listValueFields,
} from './core/form-schema'
export { TOKEN_NAME } from './core/form-token'
export { parseBounds, projectPlace } from './core/map'
export { renderPlainText } from './core/rich-text'
export type { DescribeBlock } from './core/structured-data'
export { resolveTokens } from './core/tokens'
export { Actions } from './ui/Actions'
export { useAttachmentCheck } from './ui/attachment'
export { useAudience } from './ui/audience'
export { BlockView } from './ui/BlockView'
export { Content } from './ui/Content'
export { useAsset, useMapDrawing, useMessages, usePage, useSite } from './ui/context'
export { type SubmissionEnd, useFormSubmission, useNativePost } from './ui/form-submission'
export { useHashTarget } from './ui/hash-target'
export { useIsLive } from './ui/hydration'
export { Icon } from './ui/Icon'
export { Link, LinkTo } from './ui/Link'
export { useLocationPath } from './ui/navigation'
export { type ShowNotice, useNotice } from './ui/notices'
export { Picture } from './ui/Picture'
export { useQuery } from './ui/query'
export { RichText } from './ui/RichText'
export { Section } from './ui/Section'
export {
  type SearchState,
  useNearPages,
  useSearchResults,
} from './ui/search'
export { prefetchSearch, submitSearch } from './ui/search-box'
export { useTabList } from './ui/tab-list'

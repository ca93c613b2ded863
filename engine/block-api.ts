/** The only engine module that a block's component imports. */

export { nameFrameHost } from './core/addresses/iframes'
export { parseBounds, projectPlace } from './core/map'
export type { PageArticle, PageHeading, PageTag } from './core/page/data'
export type { ListedPage, Listing } from './core/page/listing'
export { createRateLimiter, type RateLimiter } from './core/rate-limit'
export { createStore } from './core/store'
export { isBlankCell } from './core/text/blank-cell'
export { foldText } from './core/text/fold-text'
export { hashText } from './core/text/hash-text'
export { readCells } from './core/text/read-number'
export { renderPlainText } from './core/text/rich-text'
export { resolveTokens } from './core/text/tokens'
export { trimEnd } from './core/text/trim-end'
export { useAudience } from './ui/app/audience'
export { BlockView } from './ui/app/BlockView'
export { ContentChart } from './ui/charts/ContentChart'
export { ContentCode } from './ui/content-parts/ContentCode'
export {
  useAddressOf,
  useAsset,
  useFindPerson,
  useListing,
  useMapDrawing,
  useMessages,
  usePage,
  useSite,
  useStorageKey,
} from './ui/context/context'
export { useFile } from './ui/context/files'
export { useIsLive } from './ui/context/hydration'
export { type LanguageVersion, useLanguages } from './ui/context/languages'
export { setQuery, useQueries, useQuery } from './ui/context/query'
export type { ShowToast } from './ui/context/toasts'
export { useToday } from './ui/context/today'
export { useToast } from './ui/context/use-toast'
export { Actions } from './ui/kit/Actions'
export { Announcement } from './ui/kit/Announcement'
export { BrandLogo } from './ui/kit/BrandLogo'
export { Content } from './ui/kit/Content'
export { DataTable, type TableData, type TableSort } from './ui/kit/DataTable'
export { ExampleBadge } from './ui/kit/ExampleBadge'
export { Icon } from './ui/kit/Icon'
export { Mantine } from './ui/kit/Mantine'
export { isNumeric } from './ui/kit/numeric-column'
export { PageDate } from './ui/kit/PageDate'
export { Picture } from './ui/kit/Picture'
export { PlainText } from './ui/kit/PlainText'
export { type Panels, usePanels } from './ui/kit/panels'
export { RichText } from './ui/kit/RichText'
export { Section } from './ui/kit/Section'
export { useTabList } from './ui/kit/tab-list'
export { useHashTarget } from './ui/navigation/hash-target'
export { Link, LinkTo } from './ui/navigation/Link'
export { NotYet } from './ui/navigation/NotYet'
export { useLocationPath } from './ui/navigation/navigation'
export { pushEntry } from './ui/navigation/same-page'
export { Highlighted } from './ui/search/Highlighted'
export { SearchInput } from './ui/search/SearchInput'
export {
  type SearchState,
  useNearPages,
  useSearchResults,
} from './ui/search/search'
export { submitSearch } from './ui/search/search-box'

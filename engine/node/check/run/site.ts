import type {
  Audience,
  CtaRule,
  Layout,
  Messages,
  OutsideRedirect,
  Person,
  RedirectRule,
  Settings,
} from '../../../../schemas/generated/types'
import type { TextPlace } from '../../lib/store/store'
import type { Collection } from '../../sources/compose/collections'
import type { PublicFile } from '../../sources/files/public-files'
import type { MadeOf } from '../../sources/files/site-files'
import type { Clock } from '../../sources/time/clock'
import type { BuildsByType } from '../facts/blocks'
import type { DrawnPart, PageSummary } from '../facts/page-summary'
import type { Reference } from '../schema/validate'

/** A page without errors. Its content is read on request. */
export interface SitePage extends Pick<PageSummary, 'head'> {
  route: string
  /** The file's path within the site: `pages/about.json`. */
  file: string
  summary: PageSummary
  /** Reads the whole page as JSON, with all defaults filled in. */
  readSource: () => string
  /** The page's location in the store, if it is stored. */
  kept?: TextPlace
  /** The source of a generated page, which has no file with this name. */
  made?: MadeOf
}

/** The part of a site that differs by language. */
export interface SiteLocale {
  settings: Settings
  layout: Layout
  ctas: CtaRule[]
  audiences: Audience[]
  people: Person[]
  messages: Messages
  /** The references in files that belong to the whole site. */
  shared: Reference[]
  /** The name of a file on a site in one language → its actual file. */
  names: Map<string, string>
}

/** A valid site with defaults applied. Its top level is the default language. */
export interface Site extends SiteLocale {
  dir: string
  /** The blocks' build modules. */
  builds: BuildsByType
  redirects: RedirectRule[]
  /** The redirects that only a server can answer. `from` is the request as written. */
  outside: OutsideRedirect[]
  /** Base path → additional language. */
  locales: Map<string, SiteLocale>
  /** The pages, sorted by path, including `/404`. */
  pages: SitePage[]
  /** A hash of the files that are not pages. */
  sharedVersion: string
  /** Path in the JSON (`/assets/map.svg`) → path on disk. */
  assets: Map<string, string>
  /** The collections. */
  collections: Collection[]
  /** The tag pages. */
  tagPages: TagPage[]
  /** The files that are published unchanged. */
  publicFiles: PublicFile[]
  /** File that is not a page → its links to files in `assets`. */
  fileLinks: Map<string, Reference[]>
  /** File that is not a page → its parts to draw. */
  drawn: Map<string, DrawnPart[]>
  /** File that is not a page → the pointers of its texts that may contain phone numbers. */
  phones: Map<string, string[]>
  /** The time for which the site was checked, with its time zone. */
  clock: Clock
  /** The paths of expired pages that have not been reused. */
  gone: string[]
  /** The later times at which something is published or expires, in ascending order. */
  changes: number[]
}

/** The tag pages for a folder. */
export interface TagPage {
  /** The folder's path. */
  folder: string
  tag: string
  route: string
}

import type {
  Audience,
  CtaRule,
  Layout,
  Messages,
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
import type { PageSummary } from '../facts/page-summary'
import type { Reference } from '../schema/validate'

/** A page without errors. Its content is read on request. */
export interface SitePage extends Pick<PageSummary, 'head'> {
  route: string
  /** The path within the site: `pages/about.json`. */
  file: string
  summary: PageSummary
  /** Reads the JSON of the whole page, with all defaults filled in. */
  readSource: () => string
  /** Its location in the store, if it is stored. */
  kept?: TextPlace
  /** The source of a generated page, which has no file of this name. */
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
  /** The references in the files of the whole site. */
  shared: Reference[]
  /** The name of a file on a site in one language → its actual file. */
  names: Map<string, string>
}

/** A valid site with defaults applied. Its top level is the default language. */
export interface Site extends SiteLocale {
  dir: string
  /** The build modules of the blocks. */
  builds: BuildsByType
  redirects: RedirectRule[]
  /** Its additional languages, by base path. */
  locales: Map<string, SiteLocale>
  /** Sorted by path, including the page `/404`. */
  pages: SitePage[]
  /** A hash of the files that are not pages. */
  sharedVersion: string
  /** Path as written in JSON (`/assets/map.svg`) → path on disk. */
  assets: Map<string, string>
  /** The collections. */
  collections: Collection[]
  /** The pages of tags. */
  tagPages: TagPage[]
  /** The files that are published unchanged. */
  publicFiles: PublicFile[]
  /** File that is not a page → its links to files of `assets`. */
  fileLinks: Map<string, Reference[]>
  /** The time at which it was checked, with its time zone. */
  clock: Clock
  /** The paths of expired pages that are not in use again. */
  gone: string[]
  /** The later times at which something is published or expires, in order. */
  changes: number[]
}

/** The pages of the tags in a folder. */
export interface TagPage {
  /** The path of the folder. */
  folder: string
  tag: string
  route: string
}

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

/** A page without errors. What it shows is read when it is asked for. */
export interface SitePage extends Pick<PageSummary, 'head'> {
  route: string
  /** The path within the site: `pages/about.json`. */
  file: string
  summary: PageSummary
  /** The JSON of the whole page with all defaults filled in. */
  readSource: () => string
  /** Where that is kept, if it is. */
  kept?: TextPlace
  /** What it is made of, where no file of this name is written. */
  made?: MadeOf
}

/** What differs by language. */
export interface SiteLocale {
  settings: Settings
  layout: Layout
  ctas: CtaRule[]
  audiences: Audience[]
  people: Person[]
  messages: Messages
  /** What the files of the whole site refer to. */
  shared: Reference[]
  /** File as a site in one language calls it → the file that it is. */
  names: Map<string, string>
}

/** A site without errors, with all defaults filled in; it says itself what is in its own language. */
export interface Site extends SiteLocale {
  dir: string
  /** What the blocks add to the build. */
  builds: BuildsByType
  redirects: RedirectRule[]
  /** Its further languages, by their paths. */
  locales: Map<string, SiteLocale>
  /** Sorted by address; the page `/404` is among them. */
  pages: SitePage[]
  /** Names the state of the files that are no pages. */
  sharedVersion: string
  /** Path as written in JSON (`/assets/map.svg`) → path on disk. */
  assets: Map<string, string>
  /** The folders of pages with something in common. */
  collections: Collection[]
  /** The pages of tags. */
  tagPages: TagPage[]
  /** What is published as it is. */
  publicFiles: PublicFile[]
  /** File that is no page → where it links to files of `assets`. */
  fileLinks: Map<string, Reference[]>
  /** The time for which it was checked, in its time zone. */
  clock: Clock
  /** The addresses of pages that have expired, and that nothing else has now. */
  gone: string[]
  /** The later times at which something is published or expires, in order. */
  changes: number[]
}

/** Where the pages of a folder that have a tag are listed. */
export interface TagPage {
  /** The address of the folder. */
  folder: string
  tag: string
  route: string
}

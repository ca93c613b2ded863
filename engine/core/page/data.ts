/**
 * The data that the build passes to the browser: a `SiteData` for the whole site, a `PageData` for
 * each page. Both are plain JSON.
 */
import type {
  Audience,
  BadgeRemover,
  Block,
  Chat,
  ContentCode,
  LinkItem,
  Messages,
  OpeningHours,
  Person,
  SpecialHours,
} from '../../../schemas/generated/types'
import type { Redirect } from '../addresses/redirects'
import type { Listing } from './listing'
import type { TextTotals } from './text-references'

/** A drawing element of an icon: its tag and its attributes, as Tabler publishes them. */
export type IconNode = [tag: string, attributes: Record<string, string>]

/** A served picture. `width` and `height` are its natural size in CSS pixels. */
export interface AssetInfo {
  url: string
  width: number
  height: number
  /** The widths of its additional files (`picture-files.ts`), in pixels, ascending. */
  widths?: number[]
  /** Its average colour, shown until it has loaded: `#8a7f70`. */
  color?: string
  /**
   * The priority of a picture in the first view: it loads at once, and the first large one before
   * others.
   */
  priority?: 'high' | 'eager'
}

/** A served file for download. */
export interface FileInfo {
  url: string
  /** The name under which browsers save it. */
  name: string
  /** A short name of its type: `PDF`. */
  kind: string
  /** Its size, in the site's language: `1.2 MB`. */
  size: string
  /** The natural size of a video in CSS pixels. */
  width?: number
  height?: number
}

/** Coastlines as SVG path data, for a picture of that size. */
export interface MapDrawing {
  width: number
  height: number
  path: string
}

/**
 * The resources that the blocks of a page or of the layout refer to by name, resolved at build
 * time.
 */
export interface Resources {
  /** Icon name → drawing. */
  icons: Record<string, IconNode[]>
  /** Asset path as written (`/assets/map.svg`) → served picture. */
  assets: Record<string, AssetInfo>
  /** Bounds as written (`92 -42 160 20`) → coastlines. */
  maps: Record<string, MapDrawing>
  /** Path as written (`/assets/rates.pdf`) → file. Missing files are omitted. */
  files?: Record<string, FileInfo>
}

/** Code with its syntax-highlighting tokens. */
export interface ShownCode extends ContentCode {
  /** In the format of `readRuns`. Undefined if the code has a single colour. */
  runs?: string
}

/** A heading of a page that links can target. */
export interface PageHeading {
  /** The id of its section, or its own. */
  id: string
  title: string
  /** Its level among the headings of the page, starting at 1. */
  level: number
}

/** The data that all pages share. Fetched once and cached. */
export interface SiteData extends Resources {
  brand: string
  language: string
  restoreScroll: boolean
  /** The largest number of searches within a minute. */
  searchesPerMinute: number
  /**
   * The time that a toast is shown before it closes automatically, in milliseconds. 0 for no limit.
   */
  toastDuration: number
  /** The URL for error reports. Without it, errors are not reported. */
  errorsUrl?: string
  /** If `true`, pages may show iframes that have access to the cookies of their sites. */
  iframesWithCookies?: true
  /** An IANA time zone: `Europe/Berlin`. */
  timeZone: string
  /** The opening hours in the settings. */
  openingHours?: OpeningHours
  specialHours?: SpecialHours
  /** The year of the build, shown until the visitor's clock is read. */
  year: number
  /** The names of languages are in `languages`. */
  messages: Omit<Messages, 'languages' | 'blocks'> & Partial<Pick<Messages, 'languages'>>
  /** The part of the theme that blocks need. Undefined if it is the default. */
  look?: SiteLook
  /** The audiences that blocks have variants for. */
  audiences: Audience[]
  before: Block[]
  after: Block[]
  /** Key of a query → its pages, for the layout and the closing calls to action. */
  lists?: Record<string, Listing>
  /** Id → person, for people in the layout and the closing calls to action. */
  persons?: Record<string, Person>
  /** Redirects by pattern and their exceptions, on sites that have any. */
  redirects?: Redirect[]
  /** The languages of the site, the default language first. Undefined on a site in one language. */
  languages?: SiteLanguages
}

export interface SiteLanguages {
  /** The label of the language switch. */
  label: string
  /** The base path of the data's language. Empty for the default language. */
  path: string
  list: SiteLanguage[]
}

/** A language of the site, by its own name. */
export interface SiteLanguage {
  path: string
  /** Its BCP 47 tag. */
  language: string
  name: string
  /** The path of its home page. */
  route: string
  /** The note next to its name if a page is not translated. */
  home: string
}

interface SiteLook {
  /** The colours of the header, if they are not those of the first section. */
  header?: 'paper' | 'ink'
  /** If `true`, light sections are dark in the system's dark mode. */
  dark?: true
}

/** The third-party scripts and reports that the settings request. */
export interface ThirdPartyScripts {
  chat?: Chat
  badgeRemover?: BadgeRemover
  /** The URL for performance reports. */
  vitalsUrl?: string
}

/** A tag of the document's head other than the title. */
export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Record<string, string>
}

/** The input that a static block depends on: the visitor's audience, or the visitor's clock. */
export type Change = 'audience' | 'year'

/** The static blocks of a list, by index, with what each depends on. */
export type StaticBlocks = Record<number, Change[]>

/** A tag of a page. */
export interface PageTag {
  name: string
  /** The page that lists the pages with this tag, if there is one. */
  href?: string
}

/** The metadata of a page for its readers. */
export interface PageArticle {
  date?: string
  updated?: string
  author?: Person
  tags: PageTag[]
}

/** A page, for rendering its HTML and for navigation in the app. */
export interface PageData extends Resources {
  /** The id of the bundle that the page was built for. */
  build: string
  /** The page's path. That of the 404 page is `/404`. */
  path: string
  /** The page's own title, without the site's name. */
  title: string
  /** The document's title, with the site's name. */
  documentTitle: string
  head: HeadTag[]
  breadcrumbs: LinkItem[]
  /** The page's blocks, with the closing call to action, if there is one, as the last. */
  blocks: Block[]
  /** Key of a query → its pages, relative to this page. */
  lists?: Record<string, Listing>
  /** Id → person, for people whom blocks of the page show. */
  persons?: Record<string, Person>
  article?: PageArticle
  /**
   * The hosts of the page's iframes, on sites with any: the policy of its document allows no
   * others.
   */
  frames?: string[]
  /** If `true`, the blocks lack their audience variants, as in a page's own HTML. */
  lateVariants?: boolean
  /** In a page's own HTML, the static blocks. */
  statics?: Record<'page' | 'before' | 'after', StaticBlocks>
  /** If `true`, in a page's own HTML, blocks and breadcrumbs refer to text of the HTML. */
  texts?: TextTotals
  /** A URL to which the browser is redirected at once. */
  redirectTo?: string
  /** The base path of its language. Undefined for the default language. */
  locale?: string
  /** Base path of another language → the path of the translation, if there is one. */
  versions?: Record<string, string>
}

/** The content of the data file at an old path. */
export interface RedirectData {
  build: string
  redirect: string
}

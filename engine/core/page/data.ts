/**
 * The data that the build passes to the browser: one `SiteData` for the whole site, and a
 * `PageData` for each page. Both are plain JSON.
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

/** A published picture. `width` and `height` are its natural size in CSS pixels. */
export interface AssetInfo {
  url: string
  width: number
  height: number
  /** The widths of the picture's additional files (`picture-files.ts`), in pixels, ascending. */
  widths?: number[]
  /** The picture's average colour, shown until it has loaded: `#8a7f70`. */
  color?: string
  /**
   * The loading priority of a picture in the first view: it loads at once, and the first large
   * picture loads before others.
   */
  priority?: 'high' | 'eager'
}

/** A published file for download. */
export interface FileInfo {
  url: string
  /** The name under which browsers save the file. */
  name: string
  /** A short name for the file's type: `PDF`. */
  kind: string
  /** The file's size, formatted in the site's language: `1.2 MB`. */
  size: string
  /** A video's natural size in CSS pixels. */
  width?: number
  height?: number
}

/** Coastlines as SVG path data, for a picture with the given size. */
export interface MapDrawing {
  width: number
  height: number
  path: string
}

/**
 * The resources that blocks on a page or in the layout refer to by name, resolved at build time.
 */
export interface Resources {
  /** Icon name → drawing. */
  icons: Record<string, IconNode[]>
  /** Asset path in the JSON (`/assets/map.svg`) → published picture. */
  assets: Record<string, AssetInfo>
  /** Bounds in the JSON (`92 -42 160 20`) → coastlines. */
  maps: Record<string, MapDrawing>
  /** Path in the JSON (`/assets/rates.pdf`) → file. Missing files are omitted. */
  files?: Record<string, FileInfo>
}

/** Code with its syntax-highlighting tokens. */
export interface ShownCode extends ContentCode {
  /** The tokens, in the format that `readRuns` reads. Undefined if the code has a single colour. */
  runs?: string
}

/** A heading on a page that links can target. */
export interface PageHeading {
  /** The id of the heading's section, or else of the heading. */
  id: string
  title: string
  /** The heading's level among the page's headings, starting at 1. */
  level: number
}

/** The data that all pages share. It is fetched once and cached. */
export interface SiteData extends Resources {
  brand: string
  language: string
  restoreScroll: boolean
  /** The maximum number of searches per minute. */
  searchesPerMinute: number
  /**
   * How long a toast is shown before it closes automatically, in milliseconds. 0 means that it
   * stays open.
   */
  toastDuration: number
  /** The URL for error reports. Without it, errors are not reported. */
  errorsUrl?: string
  /** If `true`, pages may show iframes that have access to their sites' cookies. */
  iframesWithCookies?: true
  /** An IANA time zone: `Europe/Berlin`. */
  timeZone: string
  /** The opening hours in the settings. */
  openingHours?: OpeningHours
  specialHours?: SpecialHours
  /** The year of the build, shown until the visitor's clock is read. */
  year: number
  /** The names of languages are in `languages`, not here. */
  messages: Omit<Messages, 'languages' | 'blocks'> & Partial<Pick<Messages, 'languages'>>
  /** The part of the theme that blocks need. Undefined for the default theme. */
  look?: SiteLook
  /** The audiences for which blocks have variants. */
  audiences: Audience[]
  before: Block[]
  after: Block[]
  /** Query key → matching pages, for the layout and the closing calls to action. */
  lists?: Record<string, Listing>
  /** Id → person, for people in the layout and the closing calls to action. */
  persons?: Record<string, Person>
  /** Redirects by pattern and their exceptions. Undefined if the site has none. */
  redirects?: Redirect[]
  /**
   * The site's languages, starting with the default language. Undefined on a site in one language.
   */
  languages?: SiteLanguages
}

export interface SiteLanguages {
  /** The label of the language switch. */
  label: string
  /** The base path of the data's language. Empty for the default language. */
  path: string
  list: SiteLanguage[]
}

/** One of the site's languages, named in that language. */
export interface SiteLanguage {
  path: string
  /** The language's BCP 47 tag. */
  language: string
  name: string
  /** The path of the language's home page. */
  route: string
  /** The note next to the language's name if a page is not translated. */
  home: string
}

interface SiteLook {
  /** The header's colours, if they differ from those of the first section. */
  header?: 'paper' | 'ink'
  /** If `true`, light sections are dark in the system's dark mode. */
  dark?: true
  /** If `dash`, the hyphen of a range of numbers is drawn as an en dash. */
  ranges?: 'dash'
}

/** The third-party scripts and reports that the settings request. */
export interface ThirdPartyScripts {
  chat?: Chat
  badgeRemover?: BadgeRemover
  /** The URL for performance reports. */
  vitalsUrl?: string
}

/** A tag in the document's head other than the title. */
export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Record<string, string>
}

/** The input that a static block depends on: the visitor's audience, or the visitor's clock. */
export type Change = 'audience' | 'year'

/** The static blocks in a list: block index → what the block depends on. */
export type StaticBlocks = Record<number, Change[]>

/** One of a page's tags. */
export interface PageTag {
  name: string
  /** The page that lists all pages with this tag, if any. */
  href?: string
}

/** A page's metadata that is shown to readers. */
export interface PageArticle {
  date?: string
  updated?: string
  author?: Person
  tags: PageTag[]
}

/** A page's data, for rendering its HTML and for navigation in the app. */
export interface PageData extends Resources {
  /** The id of the bundle that the page was built for. */
  build: string
  /** The page's path. The 404 page's path is `/404`. */
  path: string
  /** The page's title, without the site's name. */
  title: string
  /** The document's title, with the site's name. */
  documentTitle: string
  head: HeadTag[]
  breadcrumbs: LinkItem[]
  /** The page's blocks. The last is the closing call to action, if there is one. */
  blocks: Block[]
  /** Query key → matching pages, relative to this page. */
  lists?: Record<string, Listing>
  /** Id → person, for people shown in the page's blocks. */
  persons?: Record<string, Person>
  article?: PageArticle
  /**
   * The hosts of the page's iframes, on sites with iframes: the document's policy allows no other
   * hosts.
   */
  frames?: string[]
  /**
   * If `true`, the blocks lack their audience variants, as in the data inlined in the page's HTML.
   */
  lateVariants?: boolean
  /** The static blocks. Set only in the data inlined in the page's HTML. */
  statics?: Record<'page' | 'before' | 'after', StaticBlocks>
  /**
   * If `true`, blocks and breadcrumbs refer to text in the HTML. Set only in the data inlined in
   * the page's HTML.
   */
  texts?: TextTotals
  /** A URL to which the browser is redirected immediately. */
  redirectTo?: string
  /** The base path of the page's language. Undefined for the default language. */
  locale?: string
  /** Base path of another language → the path of the translation, if there is one. */
  versions?: Record<string, string>
}

/** The content of the data file at an old path. */
export interface RedirectData {
  build: string
  redirect: string
}

/**
 * The data that crosses from the build to the browser: one `SiteData` for the whole site,
 * one `PageData` for each page. Both are plain JSON.
 */
import type {
  Audience,
  BadgeRemover,
  Block,
  Chat,
  ContentCode,
  LinkItem,
  Messages,
  Person,
} from '../../../schemas/generated/types'
import type { Redirect } from '../addresses/redirects'
import type { Listing } from './listing'
import type { TextTotals } from './text-references'

/** One drawing element of an icon: its tag and its attributes, as Tabler publishes them. */
export type IconNode = [tag: string, attributes: Record<string, string>]

/** A picture as it is served. `width` and `height` are its natural size in CSS pixels. */
export interface AssetInfo {
  url: string
  width: number
  height: number
  /** The widths, in pixels, of its further files (`picture-files.ts`), the narrowest first. */
  widths?: number[]
  /** Its colour on the whole, shown until it has loaded: `#8a7f70`. */
  color?: string
  /** Of a picture in the first view: it loads at once, and the first large one before others. */
  priority?: 'high' | 'eager'
}

/** A file for readers, as it is served. */
export interface FileInfo {
  url: string
  /** Under which browsers save it. */
  name: string
  /** What kind of file it is, in short: `PDF`. */
  kind: string
  /** How large it is, in the language of the site: `1.2 MB`. */
  size: string
  /** Of a video: the natural size of its picture in CSS pixels. */
  width?: number
  height?: number
}

/** Coastlines, as the path of a picture of that size. */
export interface MapDrawing {
  width: number
  height: number
  path: string
}

/** What the blocks of a page or of the layout refer to by name, looked up at build time. */
export interface Resources {
  /** Icon name → drawing. */
  icons: Record<string, IconNode[]>
  /** Asset path as written (`/assets/map.svg`) → the served picture. */
  assets: Record<string, AssetInfo>
  /** Bounds as written (`92 -42 160 20`) → the coastlines within them. */
  maps: Record<string, MapDrawing>
  /** Path as written (`/assets/rates.pdf`) → the file; absent where there is none. */
  files?: Record<string, FileInfo>
}

/** Code with the tokens that the build found. */
export interface ShownCode extends ContentCode {
  /** In the format of `readRuns`; absent if the code has one colour. */
  runs?: string
}

/** A heading of a page, as far as links can lead to it. */
export interface PageHeading {
  /** The id of what it heads, or its own. */
  id: string
  title: string
  /** Its depth among the headings of the page, from 1. */
  level: number
}

/** What is the same on every page; fetched once and cached. */
export interface SiteData extends Resources {
  brand: string
  language: string
  restoreScroll: boolean
  /** The most searches within a minute. */
  searchesPerMinute: number
  /** How long a toast stays that closes by itself, in milliseconds; 0 for ever. */
  toastDuration: number
  /** Where errors are reported; nowhere when absent. */
  errorsUrl?: string
  /** The year of the build, shown until the visitor's clock is known. */
  year: number
  /** What the languages are called is in `languages`. */
  messages: Omit<Messages, 'languages'> & Partial<Pick<Messages, 'languages'>>
  /** How the site looks, as far as blocks must know; absent where that is as usual. */
  look?: SiteLook
  /** The kinds of reader for whom blocks vary. */
  audiences: Audience[]
  before: Block[]
  after: Block[]
  /** Key of a query → what it selects, for the layout and the closing calls to action. */
  lists?: Record<string, Listing>
  /** Id → the person, for those whom the layout and the closing calls to action show. */
  persons?: Record<string, Person>
  /** Redirects by pattern, on sites that have any, with those that are taken out of them. */
  redirects?: Redirect[]
  /** The languages of the site, its own first; absent where it has one. */
  languages?: SiteLanguages
}

export interface SiteLanguages {
  /** What the choice among them is called. */
  label: string
  /** The path of the one that the data are in; empty for the site's own. */
  path: string
  list: SiteLanguage[]
}

/** A language of the site, in its own words. */
export interface SiteLanguage {
  path: string
  /** Its BCP 47 tag. */
  language: string
  name: string
  /** The address of its home page. */
  route: string
  /** What its home page is called beside its name. */
  home: string
}

interface SiteLook {
  /** The colours of the header, where it does not take those of the first band. */
  header?: 'paper' | 'ink'
  /** Whether light bands are dark where the visitor's system is. */
  dark?: true
}

/** What runs in the browser beside the pages, as far as the settings ask for it. */
export interface ThirdPartyScripts {
  chat?: Chat
  badgeRemover?: BadgeRemover
  /** Where it is reported how fast pages were. */
  vitalsUrl?: string
}

/** A tag of the document's head other than the title. */
export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Record<string, string>
}

/** What may change in a static block: with the visitor's audience, or with the visitor's clock. */
export type Change = 'audience' | 'year'

/** The static blocks of a list, by their index, with what may change in each. */
export type StaticBlocks = Record<number, Change[]>

/** A tag of a page. */
export interface PageTag {
  name: string
  /** The page that lists what has the tag, where there is one. */
  href?: string
}

/** What a page says of itself for its readers, as far as it does. */
export interface PageArticle {
  date?: string
  updated?: string
  author?: Person
  tags: PageTag[]
}

/** One page, as its HTML was rendered from and as client navigation fetches it. */
export interface PageData extends Resources {
  /** The id of the bundle that the page was built for. */
  build: string
  /** The page's address; that of the 404 page is `/404`. */
  path: string
  /** The page's own title, without the site's name. */
  title: string
  /** The title of the document, with the site's name. */
  documentTitle: string
  head: HeadTag[]
  breadcrumbs: LinkItem[]
  /** The page's blocks with the closing call to action, where there is one, as the last. */
  blocks: Block[]
  /** Key of a query → what it selects, as seen from this page. */
  lists?: Record<string, Listing>
  /** Id → the person, for those whom blocks of the page show. */
  persons?: Record<string, Person>
  article?: PageArticle
  /**
   * The hosts whose content the page shows in frames, on sites that show any: the policy of its
   * document allows no others.
   */
  frames?: string[]
  /** Whether the blocks came without what differs by audience, as they do in a page's own HTML. */
  lateVariants?: boolean
  /** In a page's own HTML: the blocks of which that HTML is all that is needed. */
  statics?: Record<'page' | 'before' | 'after', StaticBlocks>
  /** In a page's own HTML: its blocks and breadcrumbs refer to texts of the HTML. */
  texts?: TextTotals
  /** An address elsewhere to which the browser is sent at once. */
  redirectTo?: string
  /** The path of its language; absent where that is the site's own. */
  locale?: string
  /** Path of another language → the address of the page in it, where it is translated. */
  versions?: Record<string, string>
}

/** What stands at the data address of an old path. */
export interface RedirectData {
  build: string
  redirect: string
}

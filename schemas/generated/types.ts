/* Made by `npm run generate`; do not edit. */

/**
 * An anchor: lower-case letters, digits and hyphens, starting with a letter. A link reaches it as `/page#id`.
 */
export type Id = string
/**
 * Plain text. The tokens `{year}` and `{brand}` are replaced.
 */
export type Text = string
/**
 * One block; `type` says which kind.
 */
export type Block =
  | BreadcrumbsBlock
  | CardsBlock
  | CtaBlock
  | FaqBlock
  | FlowBlock
  | FooterBlock
  | HeaderBlock
  | HeroBlock
  | ProseBlock
  | SearchResultsBlock
  | SplitBlock
  | StatsBlock
  | StepsBlock
  | TabsBlock
/**
 * The band's colours: `paper` (the page), `mist` (quiet), `ink` (dark) or `action` (the action colour).
 */
export type Tone = 'paper' | 'mist' | 'ink' | 'action'
/**
 * Whether the block waits, after a navigation inside the site, until the reader is within 300px of it.
 */
export type Lazy = boolean
/**
 * Text with `**strong**`, `*emphasis*` and `[a link](/path)`; no HTML. The tokens `{year}` and `{brand}` are replaced.
 */
export type RichText = string
/**
 * The name of an outline icon from tabler.io/icons, such as `building-bank`.
 */
export type IconName = string
/**
 * Where a link leads: a page (`/about`), an anchor (`/about#story` or `#story`), `https:`, `mailto:` or `tel:`.
 */
export type Href = string
/**
 * The name of a notice in `messages.json`.
 */
export type NoticeName = string
/**
 * Up to three calls to action, the strongest first.
 *
 * @maxItems 3
 */
export type Actions = Action[]
/**
 * Running text: each entry is one paragraph (`text`), one heading (`heading`) or one list (`list`).
 *
 * @minItems 1
 */
export type Content = ContentItem[]

/**
 * Every kind of file of a site, by its name.
 */
export interface SiteFiles {
  audiences: Audiences
  cta: ClosingCtas
  layout: Layout
  messages: Messages
  page: Page
  redirects: Redirects
  settings: Settings
}
/**
 * The kinds of reader for whom blocks may vary.
 */
export interface Audiences {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The audiences, in the order in which they are offered.
   */
  audiences: Audience[]
}
/**
 * One kind of reader.
 */
export interface Audience {
  id: Id
  name: Text
  description: Text
}
/**
 * The closing call to action of each path; the most specific rule wins.
 */
export interface ClosingCtas {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The rules, in any order.
   */
  rules: CtaRule[]
}
/**
 * A path pattern and the block shown there.
 */
export interface CtaRule {
  /**
   * A path (`/about`), a folder (`/solutions/*`) or everything (`*`).
   */
  path: string
  block: Block
}
/**
 * The path to the page, from its `breadcrumbs`; nothing on a page that has none.
 */
export interface BreadcrumbsBlock {
  /**
   * The block type.
   */
  type: 'breadcrumbs'
  id?: Id
  tone: Tone
  lazy: Lazy
}
/**
 * A grid of short entries of equal weight, each of which may lead somewhere.
 */
export interface CardsBlock {
  /**
   * The block type.
   */
  type: 'cards'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * How many cards stand side by side on a wide screen.
   */
  columns: 2 | 3 | 4
  /**
   * How the cards are drawn: `ruled` (hairlines between them) or `boxed` (each in its own frame).
   */
  variant: 'ruled' | 'boxed'
  /**
   * The cards, in reading order.
   *
   * @minItems 1
   */
  items: Card[]
}
/**
 * One entry of a card grid.
 */
export interface Card {
  icon?: IconName
  title: Text
  text: RichText
  href?: Href
  /**
   * The words of the card's link; without them the title alone is the link.
   */
  linkLabel?: string
}
/**
 * A call to action across the whole width, usually the last block of a page.
 */
export interface CtaBlock {
  /**
   * The block type.
   */
  type: 'cta'
  id?: Id
  /**
   * The band's colours: `paper` (the page), `mist` (quiet), `ink` (dark) or `action` (the action colour).
   */
  tone: 'paper' | 'mist' | 'ink' | 'action'
  lazy: Lazy
  eyebrow?: Text
  title: Text
  text?: RichText
  actions: Actions
}
/**
 * A call to action: a link when it has an `href`, otherwise a button.
 */
export interface Action {
  label: Text
  href?: Href
  /**
   * How strongly it is shown: `primary` (filled), `secondary` (outlined) or `link` (text with an arrow).
   */
  variant: 'primary' | 'secondary' | 'link'
  /**
   * Whether the link opens a new tab.
   */
  newTab: boolean
  /**
   * Whether this stands for a target that does not exist yet: it is shown, does nothing, and says so to assistive technology.
   */
  placeholder: boolean
  toast?: NoticeName
}
/**
 * Questions with answers that open in place.
 */
export interface FaqBlock {
  /**
   * The block type.
   */
  type: 'faq'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * The questions, in order.
   *
   * @minItems 1
   */
  items: FaqItem[]
}
/**
 * One question and its answer.
 */
export interface FaqItem {
  id: Id
  question: Text
  answer: RichText
  /**
   * The subject that the question belongs to.
   */
  category?: string
}
/**
 * A diagram of a process, drawn from its data: nodes on a grid and arrows between them.
 */
export interface FlowBlock {
  /**
   * The block type.
   */
  type: 'flow'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title: Text
  text?: RichText
  /**
   * What the diagram says, in words, for readers who do not see it.
   */
  description: string
  /**
   * A line below the diagram.
   */
  caption?: string
  /**
   * The nodes, in reading order; no two stand in one cell.
   *
   * @minItems 2
   */
  nodes: FlowNode[]
  /**
   * The arrows.
   *
   * @minItems 1
   */
  links: FlowLink[]
}
/**
 * One box of the diagram.
 */
export interface FlowNode {
  /**
   * The name that links use; visitors do not see it.
   */
  id: string
  label: Text
  /**
   * A few words below the label.
   */
  note?: string
  /**
   * Its column, counted from 1 at the left.
   */
  column: number
  /**
   * Its row, counted from 1 at the top.
   */
  row: number
  /**
   * How it is drawn: a `step`, an `outside` party or system, or the `focus` that the diagram is about.
   */
  kind: 'step' | 'outside' | 'focus'
}
/**
 * An arrow from one node to another.
 */
export interface FlowLink {
  /**
   * The id of the node where it starts.
   */
  from: string
  /**
   * The id of the node where it ends.
   */
  to: string
}
/**
 * The end of every page: who the company is, links by subject, and the legal line.
 */
export interface FooterBlock {
  /**
   * The block type.
   */
  type: 'footer'
  id?: Id
  /**
   * The band's colours: `paper` (the page), `mist` (quiet), `ink` (dark) or `action` (the action colour).
   */
  tone: 'paper' | 'mist' | 'ink' | 'action'
  lazy: Lazy
  brand?: Brand
  text?: RichText
  /**
   * Links to the company's profiles elsewhere.
   */
  social: LinkItem[]
  /**
   * Columns of links.
   */
  columns: FooterColumn[]
  copyright: Text
  /**
   * The links of the legal line.
   */
  links: LinkItem[]
}
/**
 * The site's name and mark, linking home.
 */
export interface Brand {
  label: Text
  href: Href
  /**
   * A small picture shown before the name, from the site's `assets` folder.
   */
  logo?: string
  /**
   * The same for dark bands.
   */
  logoInverse?: string
}
/**
 * A link in a menu or a list. Without `href` it must be a declared `placeholder`.
 */
export interface LinkItem {
  label: Text
  href?: Href
  description?: Text
  icon?: IconName
  /**
   * Whether the link opens a new tab.
   */
  newTab: boolean
  /**
   * Whether this stands for a target that does not exist yet: it is shown, does nothing, and says so to assistive technology.
   */
  placeholder: boolean
}
/**
 * A heading and its links.
 */
export interface FooterColumn {
  title: Text
  /**
   * The links.
   *
   * @minItems 1
   */
  links: LinkItem[]
}
/**
 * The top of every page: brand, menus, links, search, and the menu of narrow screens.
 */
export interface HeaderBlock {
  /**
   * The block type.
   */
  type: 'header'
  id?: Id
  tone: Tone
  lazy: Lazy
  brand: Brand
  /**
   * Menus that open on hover, click or key.
   */
  groups: MenuGroup[]
  /**
   * Plain links beside the menus.
   */
  links: LinkItem[]
  search?: SearchBox
  mobile: MobileMenu
}
/**
 * A menu that opens to show its links.
 */
export interface MenuGroup {
  label: Text
  /**
   * The links of the menu.
   *
   * @minItems 1
   */
  links: LinkItem[]
  /**
   * How many columns the links take on a wide screen.
   */
  columns: 1 | 2 | 3
}
/**
 * A search box that leads to the results page.
 */
export interface SearchBox {
  /**
   * The results page; the query is added as `?q=`.
   */
  href: string
  /**
   * The words inside the empty box.
   */
  placeholder: string
}
/**
 * The menu of narrow screens.
 */
export interface MobileMenu {
  /**
   * Collapsible groups; opening one closes the other.
   */
  groups: MobileMenuGroup[]
  /**
   * Plain links below the groups.
   */
  links: LinkItem[]
  /**
   * Marks such as certifications.
   */
  badges: Badge[]
  action?: Action
}
/**
 * A collapsible group of the mobile menu.
 */
export interface MobileMenuGroup {
  label: Text
  /**
   * The links of the group.
   *
   * @minItems 1
   */
  links: LinkItem[]
  /**
   * The open group's greatest height in CSS pixels; what does not fit scrolls.
   */
  maxHeight: number
}
/**
 * A mark such as a certification.
 */
export interface Badge {
  label: Text
  text?: Text
}
/**
 * The opening of a page: its level-1 heading, what the page is about, what to do next, and optionally a picture.
 */
export interface HeroBlock {
  /**
   * The block type.
   */
  type: 'hero'
  id?: Id
  /**
   * The band's colours: `paper` (the page), `mist` (quiet), `ink` (dark) or `action` (the action colour).
   */
  tone: 'paper' | 'mist' | 'ink' | 'action'
  lazy: Lazy
  eyebrow?: Text
  title: Text
  text?: RichText
  actions: Actions
  picture?: Picture
}
/**
 * A picture from the site's `assets` folder.
 */
export interface Picture {
  /**
   * The file, from the site's root: `/assets/office-map.svg`. Its width and height are read from the file.
   */
  src: string
  /**
   * What the picture says, for those who cannot see it; empty when it only decorates.
   */
  alt: string
  caption?: Text
}
/**
 * Running text in sections: articles, policies, legal texts.
 */
export interface ProseBlock {
  /**
   * The block type.
   */
  type: 'prose'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * Whether a list of the sections, as links, stands beside the text.
   */
  contents: boolean
  /**
   * The sections, in order.
   *
   * @minItems 1
   */
  sections: ProseSection[]
}
/**
 * One section of running text.
 */
export interface ProseSection {
  id?: Id
  title?: Text
  content: Content
}
/**
 * Exactly one of `text`, `heading` and `list`.
 */
export interface ContentItem {
  text?: RichText
  heading?: Text
  /**
   * The items of a list.
   *
   * @minItems 1
   */
  list?: RichText[]
}
/**
 * The results of the site's search for the `q` of the address, with a search box of its own.
 */
export interface SearchResultsBlock {
  /**
   * The block type.
   */
  type: 'search-results'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * The name of the search box.
   */
  label: string
  /**
   * The words inside the empty box.
   */
  placeholder: string
  /**
   * The button beside the box.
   */
  submit: string
  /**
   * What is said while the search runs.
   */
  searching: string
  /**
   * What is said of the results; `{n}` is their number and `{q}` the query.
   */
  found: string
  /**
   * The words of each result's link.
   */
  linkLabel: string
  prompt: SearchPrompt
  none: SearchNone
  /**
   * Where to go when nothing was found.
   */
  links: LinkItem[]
}
/**
 * What is shown before anything was searched for.
 */
export interface SearchPrompt {
  /**
   * The heading.
   */
  title: string
  /**
   * What to do.
   */
  text: string
}
/**
 * What is shown when nothing was found; `{q}` is the query.
 */
export interface SearchNone {
  /**
   * The heading.
   */
  title: string
  /**
   * What to do.
   */
  text: string
}
/**
 * Text beside a picture, or beside a list of points when there is no picture.
 */
export interface SplitBlock {
  /**
   * The block type.
   */
  type: 'split'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title: Text
  text?: RichText
  content?: Content
  /**
   * Short facts with a heading each, shown beside the text.
   */
  points: Point[]
  picture?: Picture
  /**
   * The side on which the picture or the points stand on a wide screen.
   */
  side: 'left' | 'right'
  actions: Actions
}
/**
 * A heading and what it says.
 */
export interface Point {
  title: Text
  text: RichText
}
/**
 * A row of figures, each with what it measures.
 */
export interface StatsBlock {
  /**
   * The block type.
   */
  type: 'stats'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * The figures, in order.
   *
   * @minItems 1
   * @maxItems 6
   */
  items: Stat[]
}
/**
 * One figure.
 */
export interface Stat {
  value: Text
  label: Text
}
/**
 * A numbered sequence: what happens first, next and last.
 */
export interface StepsBlock {
  /**
   * The block type.
   */
  type: 'steps'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title: Text
  text?: RichText
  /**
   * The steps, in order.
   *
   * @minItems 2
   */
  items: Step[]
}
/**
 * One step of a sequence.
 */
export interface Step {
  title: Text
  text: RichText
  /**
   * A short mark beside the step, such as how long it takes.
   */
  note?: string
}
/**
 * Several views of one subject, one shown at a time; each holds blocks of its own.
 */
export interface TabsBlock {
  /**
   * The block type.
   */
  type: 'tabs'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * What the row of tabs chooses, for assistive technology; the title when left out.
   */
  label?: string
  /**
   * The tabs, in order.
   *
   * @minItems 2
   */
  items: TabItem[]
}
/**
 * One tab and what it shows.
 */
export interface TabItem {
  id: Id
  label: Text
  /**
   * The blocks of the panel.
   *
   * @minItems 1
   */
  blocks: Block[]
}
/**
 * What stands around every page.
 */
export interface Layout {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The blocks above the page's own.
   */
  before: Block[]
  /**
   * The blocks below the page's own.
   */
  after: Block[]
}
/**
 * The words that the engine itself shows; what a site leaves out is in English.
 */
export interface Messages {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The name of the spinner, while a page loads.
   */
  loading: string
  /**
   * The first link of every page, for keyboards.
   */
  skipToContent: string
  /**
   * The name of the path to the page.
   */
  breadcrumbs: string
  /**
   * The name of the header's navigation.
   */
  mainNavigation: string
  /**
   * The button that opens the mobile menu.
   */
  openMenu: string
  /**
   * The button that closes the mobile menu.
   */
  closeMenu: string
  /**
   * The name of the mobile menu.
   */
  mobileMenu: string
  /**
   * The name of a search box and of its button.
   */
  search: string
  /**
   * The heading of a page's list of sections.
   */
  onThisPage: string
  /**
   * What assistive technology is told of a placeholder.
   */
  placeholder: string
  /**
   * What assistive technology is told of a link that opens a new tab.
   */
  newTab: string
  /**
   * The heading where a block could not be shown.
   */
  blockFailedTitle: string
  /**
   * The text where a block could not be shown.
   */
  blockFailedText: string
  /**
   * The button where a block could not be shown.
   */
  refreshPage: string
  /**
   * The text where a page could not be loaded.
   */
  routeFailed: string
  /**
   * The button that loads the page again.
   */
  tryAgain: string
  /**
   * The button that leads to the home page.
   */
  goHome: string
  /**
   * The text of a page that sends the browser elsewhere.
   */
  redirecting: string
  notices: Notices
}
/**
 * The notices that the engine and the site's blocks show, by name; a site may add its own and show them by their names.
 */
export interface Notices {
  [k: string]: Notice
}
/**
 * A short message that appears above the page for a while; only one is shown at a time.
 */
export interface Notice {
  /**
   * What happened, in a few words.
   */
  title: string
  /**
   * What follows from it, or what to do.
   */
  description?: string
  /**
   * What kind of message it is: `default`, `success`, `error`, `warning`, `info` or `cta`.
   */
  variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
}
/**
 * One page. The file's path under `pages` is its address: `pages/about.json` is `/about`.
 */
export interface Page {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The title in the browser's tab, in search engines and in announcements; the site's name is added to it.
   */
  title: string
  /**
   * One or two sentences for search engines and link previews.
   */
  description: string
  /**
   * What search engines may do with this page; the site's own setting when left out.
   */
  robots?: 'index, follow' | 'noindex, follow' | 'noindex, nofollow'
  /**
   * The pages above this one, from the home page down; this page is added at the end.
   */
  breadcrumbs: LinkItem[]
  search?: SearchEntry
  /**
   * Whether the site's closing call to action for this path is shown.
   */
  cta: boolean
  /**
   * An address elsewhere to which the page sends the browser at once; the page itself is the fallback.
   */
  redirectTo?: string
  /**
   * What the page shows, from top to bottom.
   *
   * @minItems 1
   */
  blocks: Block[]
}
/**
 * The page's entry in the search index; a page without one is not found by the site's search.
 */
export interface SearchEntry {
  title: Text
  description: Text
  /**
   * What kind of page it is, shown as a badge.
   */
  type: string
  /**
   * Words under which the page is found.
   *
   * @minItems 1
   */
  keywords: string[]
  /**
   * The place of the entry in the index; no two pages may share one.
   */
  order: number
}
/**
 * Old addresses and where they lead.
 */
export interface Redirects {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The rules, one for each old address.
   */
  rules: RedirectRule[]
}
/**
 * An old address and the new one.
 */
export interface RedirectRule {
  /**
   * The old path, matched whole: `/treasury`.
   */
  from: string
  to: Href
  /**
   * The HTTP status of the answer.
   */
  status: 301 | 302 | 307 | 308
  /**
   * Whether this is a second name for a page rather than an old one.
   */
  alias: boolean
}
/**
 * What is true of the whole site.
 */
export interface Settings {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The site's name, added to every page title and put in place of `{brand}`.
   */
  brand: string
  /**
   * The address at which the site is published, without a path: `https://example.com`.
   */
  url: string
  /**
   * The language of the site, as a BCP 47 tag.
   */
  language: string
  /**
   * What search engines may do with pages that do not say otherwise.
   */
  robots: 'index, follow' | 'noindex, follow' | 'noindex, nofollow'
  /**
   * The icon of the browser's tab, from the site's `assets` folder.
   */
  icon?: string
  /**
   * Further words in braces and what stands in their place: `"email": "sales@example.com"` replaces `{email}`.
   */
  tokens: {
    [k: string]: string
  }
  /**
   * Whether Back returns to the place where the reader was; otherwise every page opens at its top.
   */
  restoreScroll: boolean
  theme: Theme
}
/**
 * How the site looks.
 */
export interface Theme {
  colors: ThemeColors
  fonts: ThemeFonts
  radius: ThemeRadius
}
/**
 * The site's colours, each as `#rrggbb`.
 */
export interface ThemeColors {
  /**
   * Text, and the background of dark bands.
   */
  ink: string
  /**
   * The page.
   */
  paper: string
  /**
   * Quiet bands.
   */
  mist: string
  /**
   * Buttons, links and the focus ring; white text must be readable on it.
   */
  action: string
  /**
   * Small marks and hairlines; never text.
   */
  accent: string
  /**
   * Secondary text on light bands; a lighter ink when left out.
   */
  muted?: string
  /**
   * Hairlines on light bands; a faint ink when left out.
   */
  line?: string
  /**
   * Secondary text on dark bands; a paper tinted with ink when left out.
   */
  inkText?: string
  /**
   * Hairlines on dark bands; a lighter ink when left out.
   */
  inkLine?: string
  /**
   * Links and small marks on dark bands; a light form of the action colour when left out.
   */
  actionOnInk?: string
  /**
   * The darkest band, such as the footer's; a darker ink when left out.
   */
  inkDeep?: string
  /**
   * Cards, menus and other raised surfaces.
   */
  surface: string
  /**
   * Good news in notices and forms.
   */
  success: string
  /**
   * Errors in notices and forms.
   */
  error: string
  /**
   * Warnings in notices and forms.
   */
  warning: string
  /**
   * Neutral notices.
   */
  info: string
}
/**
 * The site's two type families.
 */
export interface ThemeFonts {
  body?: ThemeFont
  heading?: ThemeFont
}
/**
 * A font family. Without files a family of the visitor's system is used.
 */
export interface ThemeFont {
  /**
   * The family's name.
   */
  family: string
  /**
   * The font file (woff2) from the site's `assets` folder.
   */
  src?: string
  /**
   * The weight or range of weights in the file, such as `600` or `100 900`.
   */
  weight: string
  /**
   * The kind of system font that stands in until the file is there; its metrics are matched.
   */
  fallback: 'sans-serif' | 'serif' | 'monospace'
}
/**
 * Corner radii in CSS pixels.
 */
export interface ThemeRadius {
  /**
   * Buttons and inputs.
   */
  control: number
  /**
   * Cards, pictures and floating panels.
   */
  card: number
}

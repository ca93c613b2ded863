/* Made by `npm run generate`; do not edit. */

/**
 * An anchor: letters, digits and hyphens, starting with a lower-case letter. A link reaches it as `/page#id`.
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
  | AudienceSelectorBlock
  | BadgesBlock
  | BreadcrumbsBlock
  | CardsBlock
  | ComparisonBlock
  | CtaBlock
  | FaqBlock
  | FlowBlock
  | FooterBlock
  | FormBlock
  | HeaderBlock
  | HeroBlock
  | HubDiagramBlock
  | ListingsBlock
  | NearPagesBlock
  | OfficesBlock
  | ProseBlock
  | SearchResultsBlock
  | SplitBlock
  | StatsBlock
  | StepsBlock
  | TabsBlock
  | TimelineBlock
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
 * One field of a form; `type` says which kind.
 */
export type FormField = DecoyField | FileField | SelectField | TextField
/**
 * The name under which the value is sent: letters and digits, starting with a letter.
 */
export type FieldName = string
/**
 * One rule for what is typed, with what is said when it is broken.
 */
export type FormRule = KindRule | LengthRule | PatternRule
/**
 * Where a form is sent; `type` says how.
 */
export type Transport = SimulatedTransport | HttpTransport | PlaceholderTransport
/**
 * The level-1 heading of the page, of which it has one. The tokens `{year}` and `{brand}` are replaced.
 */
export type MainHeading = string
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
 * Lets readers say who they are, out of the audiences in `audiences.json`; blocks with `byAudience` follow the choice.
 */
export interface AudienceSelectorBlock {
  /**
   * The block type.
   */
  type: 'audience-selector'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * What is chosen, before the buttons.
   */
  label: string
  /**
   * What stands in place of the description while nothing is chosen.
   */
  text?: string
  /**
   * The name of the button that clears the choice; it shows a ×.
   */
  clearLabel: string
  /**
   * What is announced after a choice; `{audience}` is its name.
   */
  chosen: string
  /**
   * What is announced after the choice is cleared.
   */
  cleared: string
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: AudienceSelectorBlockVariant
  }
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface AudienceSelectorBlockVariant {
  /**
   * What is chosen, before the buttons.
   */
  label?: string
  /**
   * What stands in place of the description while nothing is chosen.
   */
  text?: string
  /**
   * The name of the button that clears the choice; it shows a ×.
   */
  clearLabel?: string
  /**
   * What is announced after a choice; `{audience}` is its name.
   */
  chosen?: string
  /**
   * What is announced after the choice is cleared.
   */
  cleared?: string
}
/**
 * Certificates and marks in a row, each with its name.
 */
export interface BadgesBlock {
  /**
   * The block type.
   */
  type: 'badges'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * The marks, in order.
   *
   * @minItems 1
   */
  items: BadgeItem[]
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: BadgesBlockVariant
  }
}
/**
 * One certificate or mark.
 */
export interface BadgeItem {
  icon: IconName
  label: Text
  text?: RichText
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface BadgesBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * The marks, in order.
   *
   * @minItems 1
   */
  items?: BadgeItem[]
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
   * How the cards are drawn: `ruled` (hairlines between them), `boxed` (each in its own frame) or `featured` (large and framed, for a few entries that matter most).
   */
  variant: 'ruled' | 'boxed' | 'featured'
  /**
   * The cards, in reading order.
   *
   * @minItems 1
   */
  items: Card[]
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: CardsBlockVariant
  }
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
  /**
   * What the entry offers, as a short list.
   *
   * @minItems 1
   */
  features?: Text[]
  action?: Action
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
 * One property or more that takes the place of the block’s own.
 */
export interface CardsBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * How many cards stand side by side on a wide screen.
   */
  columns?: 2 | 3 | 4
  /**
   * How the cards are drawn: `ruled` (hairlines between them), `boxed` (each in its own frame) or `featured` (large and framed, for a few entries that matter most).
   */
  variant?: 'ruled' | 'boxed' | 'featured'
  /**
   * The cards, in reading order.
   *
   * @minItems 1
   */
  items?: Card[]
}
/**
 * A table that sets a few choices side by side, one column each.
 */
export interface ComparisonBlock {
  /**
   * The block type.
   */
  type: 'comparison'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title: Text
  text?: RichText
  /**
   * What the row headings are, written above them.
   */
  corner?: string
  /**
   * The headings of the choices, in order.
   *
   * @minItems 2
   * @maxItems 4
   */
  columns: Text[]
  /**
   * What is compared, in order.
   *
   * @minItems 1
   */
  rows: ComparisonRow[]
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: ComparisonBlockVariant
  }
}
/**
 * One aspect, with what each choice says of it.
 */
export interface ComparisonRow {
  label: Text
  /**
   * The entries, one for each choice and in the same order.
   *
   * @minItems 2
   * @maxItems 4
   */
  cells: RichText[]
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface ComparisonBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * What the row headings are, written above them.
   */
  corner?: string
  /**
   * The headings of the choices, in order.
   *
   * @minItems 2
   * @maxItems 4
   */
  columns?: Text[]
  /**
   * What is compared, in order.
   *
   * @minItems 1
   */
  rows?: ComparisonRow[]
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
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: CtaBlockVariant
  }
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface CtaBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * Up to three calls to action, the strongest first.
   *
   * @maxItems 3
   */
  actions?: Action[]
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
  search?: FaqSearch
  votes?: FaqVotes
  /**
   * The questions, in order.
   *
   * @minItems 1
   */
  items: FaqItem[]
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: FaqBlockVariant
  }
}
/**
 * A box that narrows the questions while one types; without it there is none.
 */
export interface FaqSearch {
  /**
   * The name of the box.
   */
  label: string
  /**
   * The words inside the empty box, in one line.
   */
  placeholder: string
  /**
   * What is said while the questions are narrowed; `{n}` is how many are left.
   */
  found: string
  /**
   * What is said when no question is left; `{q}` is what was typed.
   */
  empty: string
  /**
   * The button that empties the box again.
   */
  clear: string
}
/**
 * Under each answer, a question whether it helped; without it there is none.
 */
export interface FaqVotes {
  /**
   * What is asked.
   */
  question: string
  /**
   * The button that says it was.
   */
  up: string
  /**
   * The button that says it was not.
   */
  down: string
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
 * One property or more that takes the place of the block’s own.
 */
export interface FaqBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  search?: FaqSearch
  votes?: FaqVotes
  /**
   * The questions, in order.
   *
   * @minItems 1
   */
  items?: FaqItem[]
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
   * @maxItems 12
   */
  nodes: FlowNode[]
  /**
   * The arrows. Each leads to a node in the next column on either side, in any row, or to the nearest node above or below in its own column.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: FlowLink[]
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: FlowBlockVariant
  }
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
 * One property or more that takes the place of the block’s own.
 */
export interface FlowBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * What the diagram says, in words, for readers who do not see it.
   */
  description?: string
  /**
   * A line below the diagram.
   */
  caption?: string
  /**
   * The nodes, in reading order; no two stand in one cell.
   *
   * @minItems 2
   * @maxItems 12
   */
  nodes?: FlowNode[]
  /**
   * The arrows. Each leads to a node in the next column on either side, in any row, or to the nearest node above or below in its own column.
   *
   * @minItems 1
   * @maxItems 12
   */
  links?: FlowLink[]
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
   *
   * @maxItems 6
   */
  columns: FooterColumn[]
  copyright: Text
  /**
   * The links of the legal line.
   */
  links: LinkItem[]
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: FooterBlockVariant
  }
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
 * One property or more that takes the place of the block’s own.
 */
export interface FooterBlockVariant {
  brand?: Brand
  text?: RichText
  /**
   * Links to the company's profiles elsewhere.
   */
  social?: LinkItem[]
  /**
   * Columns of links.
   *
   * @maxItems 6
   */
  columns?: FooterColumn[]
  copyright?: Text
  /**
   * The links of the legal line.
   */
  links?: LinkItem[]
}
/**
 * A form: its fields with their rules, where it is sent, and what is said afterwards.
 */
export interface FormBlock {
  /**
   * The block type.
   */
  type: 'form'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * The name of the form, for assistive technology and for the messages of the build.
   */
  name: string
  /**
   * Whether the fields stand below one another (`stacked`) or in one line with the button (`inline`).
   */
  layout: 'stacked' | 'inline'
  /**
   * The fields, in order.
   *
   * @minItems 1
   */
  fields: FormField[]
  /**
   * The button.
   */
  submit: string
  /**
   * The button while the form is being sent.
   */
  submitting: string
  /**
   * What those read for whom the form does nothing, because its script is blocked, fails or does not come: how else to get in touch. A form with the transport `http` is sent without script too.
   */
  noScript?: string
  transport: Transport
  limit?: FormLimit
  /**
   * The notice in `messages.json` that is shown when the form has been sent.
   */
  success: string
  prefill?: FormPrefill
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: FormBlockVariant
  }
}
/**
 * A field that people do not see: who fills it in is a program, and what it sends is ignored.
 */
export interface DecoyField {
  /**
   * The kind of field.
   */
  type: 'decoy'
  name: FieldName
}
/**
 * A field for one file.
 */
export interface FileField {
  /**
   * The kind of field.
   */
  type: 'file'
  name: FieldName
  /**
   * What the field asks for, above it.
   */
  label: string
  /**
   * A line of help below the label: which files, and how large.
   */
  hint?: string
  /**
   * The words that open the choice of a file.
   */
  choose: string
  /**
   * What is said of dropping a file here.
   */
  drop?: string
  /**
   * The button that takes the file away again.
   */
  remove: string
  /**
   * Always `false`: the file is checked, and stays in the browser.
   */
  send: false
  /**
   * The files that are taken, each by the ending of its name and the type that browsers report.
   *
   * @minItems 1
   */
  accept: FileKind[]
  /**
   * Endings of names that are refused whatever the type.
   */
  blocked: string[]
  /**
   * The most bytes that a file may have.
   */
  maxBytes: number
  /**
   * The most characters that the name of a file may have.
   */
  maxNameLength: number
}
/**
 * One kind of file.
 */
export interface FileKind {
  /**
   * The ending of the name, without the dot.
   */
  extension: string
  /**
   * The media type, such as `text/plain`.
   */
  type: string
}
/**
 * A choice of one out of several.
 */
export interface SelectField {
  /**
   * The kind of field.
   */
  type: 'select'
  name: FieldName
  /**
   * What the field asks for, above it.
   */
  label: string
  /**
   * A line of help below the label.
   */
  hint?: string
  /**
   * What stands in the field until something is chosen.
   */
  empty: string
  /**
   * What browsers may fill in, by its name in the HTML standard, such as `name`, `given-name`, `email`, `tel`, `organization` or `country-name`; `off` for nothing.
   */
  autocomplete?: string
  /**
   * How much of the row the field takes on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * What the value must be, in the order in which it is checked; the first that it breaks is told. A field without the rule `required` may be left empty.
   */
  rules: FormRule[]
  /**
   * What may be chosen, in order.
   *
   * @minItems 1
   */
  options: SelectOption[]
}
/**
 * The value is given, or of a kind.
 */
export interface KindRule {
  /**
   * What the value is: given at all (`required`), a person's name (`personName`), an e-mail address (`email`) or a phone number of 8 to 16 digits (`phone`).
   */
  rule: 'required' | 'personName' | 'email' | 'phone'
  /**
   * What is said when the value is not that.
   */
  message: string
}
/**
 * The value has so many characters.
 */
export interface LengthRule {
  /**
   * Whether `value` is the least (`minLength`) or the most (`maxLength`).
   */
  rule: 'minLength' | 'maxLength'
  /**
   * A number of characters.
   */
  value: number
  /**
   * What is said when there are too few or too many.
   */
  message: string
}
/**
 * The value fits a pattern.
 */
export interface PatternRule {
  /**
   * The rule.
   */
  rule: 'pattern'
  /**
   * A regular expression that the whole value must fit.
   */
  value: string
  /**
   * What is said when it does not fit.
   */
  message: string
}
/**
 * One choice.
 */
export interface SelectOption {
  /**
   * What is sent.
   */
  value: string
  /**
   * What is shown; the value when left out.
   */
  label?: string
}
/**
 * A field for a line or, as `textarea`, several lines of text.
 */
export interface TextField {
  /**
   * The kind of field: `text`, `email`, `tel`, `search` or `textarea`.
   */
  type: 'text' | 'email' | 'tel' | 'search' | 'textarea'
  name: FieldName
  /**
   * What the field asks for, above it.
   */
  label: string
  /**
   * A line of help below the label.
   */
  hint?: string
  /**
   * An example inside the empty field, in one line.
   */
  placeholder?: string
  /**
   * What browsers may fill in, by its name in the HTML standard, such as `name`, `given-name`, `email`, `tel`, `organization` or `country-name`; `off` for nothing.
   */
  autocomplete?: string
  /**
   * How much of the row the field takes on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * What the value must be, in the order in which it is checked; the first that it breaks is told. A field without the rule `required` may be left empty.
   */
  rules: FormRule[]
}
/**
 * Nothing leaves the browser: after a while the form behaves as if it had been sent.
 */
export interface SimulatedTransport {
  /**
   * The kind of transport.
   */
  type: 'simulated'
  /**
   * How many milliseconds that takes.
   */
  delay: number
}
/**
 * The values are sent by POST: as JSON, or as `multipart/form-data` where the script of the form does not come.
 */
export interface HttpTransport {
  /**
   * The kind of transport.
   */
  type: 'http'
  /**
   * Where to: a path of this site or an `https:` address. It has letters from a to z, digits and `- . _ ~ ! $ & ' ( ) * + , ; = : @ % ? /`.
   */
  url: string
  /**
   * After how many milliseconds without an answer the attempt is given up.
   */
  timeout: number
  /**
   * The page to which the server sends those whose form arrived without script, by a 303.
   */
  answer?: string
  /**
   * The page to which the server sends those whose form it refused without script, by a 303.
   */
  refusal?: string
}
/**
 * The form leads nowhere yet: it is shown, does nothing, and says so to assistive technology.
 */
export interface PlaceholderTransport {
  /**
   * The kind of transport.
   */
  type: 'placeholder'
}
/**
 * How often the form may be sent.
 */
export interface FormLimit {
  /**
   * The number of attempts.
   */
  attempts: number
  /**
   * Within how many minutes.
   */
  minutes: number
  /**
   * The name of the field whose value attempts are counted for.
   */
  by: string
}
/**
 * Cards that put a line into one of the fields; what somebody has typed stays.
 */
export interface FormPrefill {
  /**
   * The name of the field.
   */
  field: string
  /**
   * The question that the cards answer.
   */
  title: string
  text?: RichText
  /**
   * The button that puts the line of the chosen card before what has been typed.
   */
  insert: string
  /**
   * The cards, in order.
   *
   * @minItems 2
   */
  items: PrefillCard[]
}
/**
 * One card.
 */
export interface PrefillCard {
  /**
   * The name of the card, unique in the form.
   */
  value: string
  icon?: IconName
  /**
   * What the card says.
   */
  title: string
  text?: Text
  /**
   * The line that it puts into the field.
   */
  line: string
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface FormBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * The name of the form, for assistive technology and for the messages of the build.
   */
  name?: string
  /**
   * Whether the fields stand below one another (`stacked`) or in one line with the button (`inline`).
   */
  layout?: 'stacked' | 'inline'
  /**
   * The fields, in order.
   *
   * @minItems 1
   */
  fields?: FormField[]
  /**
   * The button.
   */
  submit?: string
  /**
   * The button while the form is being sent.
   */
  submitting?: string
  /**
   * What those read for whom the form does nothing, because its script is blocked, fails or does not come: how else to get in touch. A form with the transport `http` is sent without script too.
   */
  noScript?: string
  transport?: Transport
  limit?: FormLimit
  /**
   * The notice in `messages.json` that is shown when the form has been sent.
   */
  success?: string
  prefill?: FormPrefill
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
   *
   * @maxItems 6
   */
  groups: MenuGroup[]
  /**
   * Plain links beside the menus.
   *
   * @maxItems 6
   */
  links: LinkItem[]
  search?: SearchBox
  mobile: MobileMenu
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: HeaderBlockVariant
  }
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
   * The words inside the empty box, in one line.
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
 * One property or more that takes the place of the block’s own.
 */
export interface HeaderBlockVariant {
  brand?: Brand
  /**
   * Menus that open on hover, click or key.
   *
   * @maxItems 6
   */
  groups?: MenuGroup[]
  /**
   * Plain links beside the menus.
   *
   * @maxItems 6
   */
  links?: LinkItem[]
  search?: SearchBox
  mobile?: MobileMenu
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
  title: MainHeading
  text?: RichText
  actions: Actions
  picture?: Picture
  aside?: Block
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: HeroBlockVariant
  }
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
 * One property or more that takes the place of the block’s own.
 */
export interface HeroBlockVariant {
  eyebrow?: Text
  title?: MainHeading
  text?: RichText
  /**
   * Up to three calls to action, the strongest first.
   *
   * @maxItems 3
   */
  actions?: Action[]
  picture?: Picture
  aside?: Block
}
/**
 * A diagram of parts around one centre. Parts that name audiences light up when a reader chooses one of them.
 */
export interface HubDiagramBlock {
  /**
   * The block type.
   */
  type: 'hub-diagram'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * What the diagram shows, for those who cannot see it.
   */
  label: string
  center: HubCenter
  /**
   * The parts around it, clockwise from the top.
   *
   * @minItems 3
   * @maxItems 6
   */
  spokes: HubSpoke[]
  /**
   * What is said of the lit parts, below the diagram: `{audience}` is the reader chosen, `{parts}` are the parts.
   */
  note: string
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: HubDiagramBlockVariant
  }
}
/**
 * What stands in the middle.
 */
export interface HubCenter {
  label: Text
  text?: Text
}
/**
 * One part.
 */
export interface HubSpoke {
  label: Text
  icon?: IconName
  href?: Href
  /**
   * The ids of the audiences to whom this part matters.
   */
  audiences: string[]
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface HubDiagramBlockVariant {
  /**
   * What the diagram shows, for those who cannot see it.
   */
  label?: string
  center?: HubCenter
  /**
   * The parts around it, clockwise from the top.
   *
   * @minItems 3
   * @maxItems 6
   */
  spokes?: HubSpoke[]
  /**
   * What is said of the lit parts, below the diagram: `{audience}` is the reader chosen, `{parts}` are the parts.
   */
  note?: string
}
/**
 * Open places, such as jobs or courses, in one list that a row of tabs filters by department.
 */
export interface ListingsBlock {
  /**
   * The block type.
   */
  type: 'listings'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title: Text
  text?: RichText
  /**
   * What the row of tabs chooses, for assistive technology; no two lists of a page share one.
   */
  label: string
  /**
   * The tabs, in order; the list is shown unfiltered without scripts.
   *
   * @minItems 2
   */
  filters: ListingFilter[]
  /**
   * Whether the entries are jobs; search engines are told so.
   */
  jobs: boolean
  /**
   * The entries, in order.
   *
   * @minItems 1
   */
  items: Listing[]
  /**
   * The words of each entry's button. It is a placeholder: it does nothing, and says so to assistive technology.
   */
  action?: string
  /**
   * What is said when a tab has no entries.
   */
  empty: string
  /**
   * What the place of an entry is called.
   */
  locationLabel: string
  /**
   * What the kind of contract is called.
   */
  typeLabel: string
  /**
   * What the length of time is called.
   */
  durationLabel: string
  /**
   * What an entry's department is called.
   */
  departmentLabel: string
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: ListingsBlockVariant
  }
}
/**
 * One tab of the list.
 */
export interface ListingFilter {
  label: Text
  /**
   * The department whose entries the tab shows, in capitals or not; all entries when left out.
   */
  value?: string
}
/**
 * One open place.
 */
export interface Listing {
  id: Id
  title: Text
  location: Text
  /**
   * The country of a job, for search engines, by its two letters (ISO 3166-1): `AU`.
   */
  country?: string
  /**
   * The kind of contract, such as full-time.
   */
  type?: string
  /**
   * How long it lasts.
   */
  duration?: string
  /**
   * The department that it belongs to.
   */
  department?: string
  /**
   * The departments that it belongs to, where there are several.
   *
   * @minItems 1
   */
  departments?: string[]
  /**
   * The day on which it was published, for search engines: `2026-11-21`.
   */
  posted?: string
  description: RichText
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface ListingsBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * What the row of tabs chooses, for assistive technology; no two lists of a page share one.
   */
  label?: string
  /**
   * The tabs, in order; the list is shown unfiltered without scripts.
   *
   * @minItems 2
   */
  filters?: ListingFilter[]
  /**
   * Whether the entries are jobs; search engines are told so.
   */
  jobs?: boolean
  /**
   * The entries, in order.
   *
   * @minItems 1
   */
  items?: Listing[]
  /**
   * The words of each entry's button. It is a placeholder: it does nothing, and says so to assistive technology.
   */
  action?: string
  /**
   * What is said when a tab has no entries.
   */
  empty?: string
  /**
   * What the place of an entry is called.
   */
  locationLabel?: string
  /**
   * What the kind of contract is called.
   */
  typeLabel?: string
  /**
   * What the length of time is called.
   */
  durationLabel?: string
  /**
   * What an entry's department is called.
   */
  departmentLabel?: string
}
/**
 * Links to the pages whose addresses are like the one asked for, for the page that is shown when there is none; nothing when none is like it.
 */
export interface NearPagesBlock {
  /**
   * The block type.
   */
  type: 'near-pages'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * The heading above the links.
   */
  title: string
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: NearPagesBlockVariant
  }
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface NearPagesBlockVariant {
  /**
   * The heading above the links.
   */
  title?: string
}
/**
 * Where an organisation is: its offices as a list and, optionally, on a map with real coastlines.
 */
export interface OfficesBlock {
  /**
   * The block type.
   */
  type: 'offices'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * What the main office is called: `Headquarters`.
   */
  primaryLabel: string
  map?: OfficeMap
  /**
   * The offices, in order; exactly one is the main office (`isPrimary`).
   *
   * @minItems 1
   */
  items: Office[]
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: OfficesBlockVariant
  }
}
/**
 * The map beside the list.
 */
export interface OfficeMap {
  /**
   * What the map shows, as degrees of longitude and latitude: west, south, east, north, such as `92 -42 160 20`.
   */
  bounds: string
  /**
   * What the map says, for those who cannot see it.
   */
  alt: string
}
/**
 * One office.
 */
export interface Office {
  id: Id
  /**
   * The town.
   */
  location: string
  /**
   * What is said of the office, below the town.
   */
  name?: string
  /**
   * The street address; it is shown of the main office only.
   */
  address?: string
  /**
   * The phone number as people read it: `+61 8 5550 0100`.
   */
  phone: string
  /**
   * The e-mail address.
   */
  email: string
  /**
   * Whether this is the main office.
   */
  isPrimary: boolean
  /**
   * Where the office stands on the map: degrees of longitude (east is positive), then of latitude (north is positive); a place beyond the map is not drawn.
   *
   * @minItems 2
   * @maxItems 2
   */
  coordinates?: number[]
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface OfficesBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * What the main office is called: `Headquarters`.
   */
  primaryLabel?: string
  map?: OfficeMap
  /**
   * The offices, in order; exactly one is the main office (`isPrimary`).
   *
   * @minItems 1
   */
  items?: Office[]
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
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: ProseBlockVariant
  }
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
 * One property or more that takes the place of the block’s own.
 */
export interface ProseBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * Whether a list of the sections, as links, stands beside the text.
   */
  contents?: boolean
  /**
   * The sections, in order.
   *
   * @minItems 1
   */
  sections?: ProseSection[]
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
   * The words inside the empty box, in one line.
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
  /**
   * The button below the first 50 results, where there are more.
   */
  more: string
  prompt: SearchPrompt
  none: SearchNone
  failed: SearchFailed
  unscripted: SearchUnscripted
  /**
   * The link to what may have been meant, when nothing was found; `{term}` is the words that are likely.
   */
  suggestion: string
  /**
   * Where to go when nothing was found, or nothing can be searched for.
   */
  links: LinkItem[]
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: SearchResultsBlockVariant
  }
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
 * What is shown when the search itself could not be loaded.
 */
export interface SearchFailed {
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
 * What is shown where scripts do not run, and nothing can be searched for.
 */
export interface SearchUnscripted {
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
 * One property or more that takes the place of the block’s own.
 */
export interface SearchResultsBlockVariant {
  /**
   * The name of the search box.
   */
  label?: string
  /**
   * The words inside the empty box, in one line.
   */
  placeholder?: string
  /**
   * The button beside the box.
   */
  submit?: string
  /**
   * What is said while the search runs.
   */
  searching?: string
  /**
   * What is said of the results; `{n}` is their number and `{q}` the query.
   */
  found?: string
  /**
   * The words of each result's link.
   */
  linkLabel?: string
  /**
   * The button below the first 50 results, where there are more.
   */
  more?: string
  /**
   * What is shown before anything was searched for.
   */
  prompt?: {
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
  none?: {
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
   * What is shown when the search itself could not be loaded.
   */
  failed?: {
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
   * What is shown where scripts do not run, and nothing can be searched for.
   */
  unscripted?: {
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
   * The link to what may have been meant, when nothing was found; `{term}` is the words that are likely.
   */
  suggestion?: string
  /**
   * Where to go when nothing was found, or nothing can be searched for.
   */
  links?: LinkItem[]
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
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: SplitBlockVariant
  }
}
/**
 * A heading and what it says.
 */
export interface Point {
  title: Text
  text: RichText
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface SplitBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  content?: Content
  /**
   * Short facts with a heading each, shown beside the text.
   */
  points?: Point[]
  picture?: Picture
  /**
   * The side on which the picture or the points stand on a wide screen.
   */
  side?: 'left' | 'right'
  /**
   * Up to three calls to action, the strongest first.
   *
   * @maxItems 3
   */
  actions?: Action[]
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
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: StatsBlockVariant
  }
}
/**
 * One figure.
 */
export interface Stat {
  value: Text
  label: Text
  bar?: StatBar
}
/**
 * The figure drawn as a part of a whole; the figure itself stays in `value`.
 */
export interface StatBar {
  /**
   * Where the drawn part begins; a range begins above 0.
   */
  from: number
  /**
   * Where the drawn part ends.
   */
  to: number
  /**
   * The whole.
   */
  of: number
  /**
   * What stands after the numbers at both ends of the scale, such as `%`.
   */
  unit: string
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface StatsBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * The figures, in order.
   *
   * @minItems 1
   * @maxItems 6
   */
  items?: Stat[]
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
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: StepsBlockVariant
  }
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
 * One property or more that takes the place of the block’s own.
 */
export interface StepsBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * The steps, in order.
   *
   * @minItems 2
   */
  items?: Step[]
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
  /**
   * Whether each panel is a window 500px tall that scrolls; printed, it shows all.
   */
  scroll: boolean
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: TabsBlockVariant
  }
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
 * One property or more that takes the place of the block’s own.
 */
export interface TabsBlockVariant {
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
  items?: TabItem[]
  /**
   * Whether each panel is a window 500px tall that scrolls; printed, it shows all.
   */
  scroll?: boolean
}
/**
 * Phases or years in order, along a line.
 */
export interface TimelineBlock {
  /**
   * The block type.
   */
  type: 'timeline'
  id?: Id
  tone: Tone
  lazy: Lazy
  eyebrow?: Text
  title: Text
  text?: RichText
  /**
   * The phases, from first to last.
   *
   * @minItems 2
   */
  items: TimelineItem[]
  /**
   * What differs for each kind of reader, by the ids in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: TimelineBlockVariant
  }
}
/**
 * One phase.
 */
export interface TimelineItem {
  /**
   * When it is, or how long it takes; shown before the title.
   */
  when?: string
  title: Text
  text: RichText
}
/**
 * One property or more that takes the place of the block’s own.
 */
export interface TimelineBlockVariant {
  eyebrow?: Text
  title?: Text
  text?: RichText
  /**
   * The phases, from first to last.
   *
   * @minItems 2
   */
  items?: TimelineItem[]
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
  /**
   * The name of the button that closes a notice.
   */
  closeNotice: string
  notices: Notices
  /**
   * What is said of a text that is missing.
   */
  inputRequired: string
  /**
   * What is said of a text that could be a script.
   */
  invalidCharacters: string
  /**
   * What is said of something that is no address.
   */
  invalidUrl: string
  /**
   * What is said of an e-mail address that is none once it is ready to be sent.
   */
  invalidEmail: string
  /**
   * What is said when the security token is missing.
   */
  tokenRequired: string
  /**
   * What stands beside the label of a field that may be left empty.
   */
  optional: string
  /**
   * Shown at a file that a form takes and does not send, before one is chosen: that it is not sent, and where to send it instead.
   */
  fileNotSent: string
  /**
   * Why a file is refused: there is none.
   */
  fileMissing: string
  /**
   * Why a file is refused: `{limit}` is the most that it may have.
   */
  fileTooBig: string
  /**
   * Why a file is refused: it has no bytes.
   */
  fileEmpty: string
  /**
   * Why a file is refused: the ending of its name is that of a program.
   */
  fileDangerous: string
  /**
   * Why a file is refused: `{type}` is what the browser says it is.
   */
  fileTypeNotAllowed: string
  /**
   * Why a file is refused: characters in its name.
   */
  fileNameInvalid: string
  /**
   * Why a file is refused: the length of its name.
   */
  fileNameTooLong: string
  /**
   * What is found in a file: a program.
   */
  fileExecutable: string
  /**
   * What is found in a file of text: a script.
   */
  fileScript: string
  /**
   * What is found in a file: nothing, since it cannot be read.
   */
  fileUnreadable: string
  /**
   * A remark on a file that is taken: its name has more than one dot.
   */
  fileManyDots: string
  /**
   * A remark on a file that is taken: its type and its name do not agree.
   */
  fileOtherType: string
}
/**
 * The notices that the engine and the site's blocks show, by name; a site may add its own and show them by their names.
 */
export interface Notices {
  /**
   * A form has been sent.
   */
  formSubmitted: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What follows from it, or what to do.
     */
    description: string
    /**
     * What kind of message it is.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * An enquiry has been sent.
   */
  enquirySubmitted: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What follows from it, or what to do.
     */
    description: string
    /**
     * What kind of message it is.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * A form has been sent too often.
   */
  tooManyAttempts: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What follows from it, or what to do.
     */
    description: string
    /**
     * What kind of message it is.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * The security token of a form is not the one that was given out.
   */
  securityFailed: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What follows from it, or what to do.
     */
    description: string
    /**
     * What kind of message it is.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * A form could not be sent.
   */
  submissionFailed: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What follows from it, or what to do.
     */
    description: string
    /**
     * What kind of message it is.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * A file has been taken: `{name}` is its name, `{warnings}` what is said of it.
   */
  fileUploaded: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What follows from it, or what to do.
     */
    description: string
    /**
     * What kind of message it is.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * A file has been refused: `{reason}` says why.
   */
  fileRejected: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What follows from it, or what to do.
     */
    description: string
    /**
     * What kind of message it is.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * A file has been refused for what is in it: `{findings}` is what.
   */
  fileUnsafe: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What follows from it, or what to do.
     */
    description: string
    /**
     * What kind of message it is.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * Shown when somebody has searched the site too often in a short time.
   */
  searchLimited: {
    /**
     * What happened.
     */
    title: string
    /**
     * What to do.
     */
    description: string
    /**
     * What kind of message it is.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * Shown after a vote on an answer.
   */
  thanksForFeedback: {
    /**
     * What happened.
     */
    title: string
    /**
     * What kind of message it is.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  [k: string]:
    | Notice
    | {
        /**
         * What happened, in a few words.
         */
        title: string
        /**
         * What follows from it, or what to do.
         */
        description: string
        /**
         * What kind of message it is.
         */
        variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
      }
    | {
        /**
         * What happened.
         */
        title: string
        /**
         * What to do.
         */
        description: string
        /**
         * What kind of message it is.
         */
        variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
      }
    | {
        /**
         * What happened.
         */
        title: string
        /**
         * What kind of message it is.
         */
        variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
      }
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
   * The title in the browser's tab, in search engines and in announcements; the site's name is added to it. It is one line, without control characters.
   */
  title: string
  /**
   * One or two sentences for search engines and link previews, on one line and without control characters.
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
  /**
   * What must find this page; the check says when it does not.
   */
  expect: SearchExpectation[]
}
/**
 * A query and how near the top of its results the page must be.
 */
export interface SearchExpectation {
  /**
   * What a reader may type.
   */
  query: string
  /**
   * The page is among so many first results.
   */
  within: number
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
   * The old path, matched whole and by case: `/treasury`. It has letters, digits and `- . _ ~ ! $ & ' ( ) + , ; = @`, no slash at its end and at most 200 characters; a space is written `%20`. It is not below `/assets` or `/_data`.
   */
  from: string
  /**
   * The new address: a page (`/about`), an anchor of one (`/about#story`) or an `https:` address, of at most 1,000 characters.
   */
  to: string
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
   * The site's name, added to every page title and put in place of `{brand}`; one line.
   */
  brand: string
  /**
   * The address at which the site is published, without a path: `https://example.com`. The host has lower-case letters from a to z, digits, hyphens and dots, and may have a port; a name with other letters is written as `xn--…`.
   */
  url: string
  /**
   * The language of the site, as a BCP 47 tag: `en` or `en-AU`. It has letters, digits and hyphens.
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
  organization: OrganizationSettings
  linkPictures?: LinkPictures
  /**
   * Whether each page is written as Markdown too, at its address with `.md` at the end (`/about.md`, the home page `/index.md`), for readers that are programs; `/llms.txt` lists them.
   */
  markdown: boolean
  /**
   * Whether a build writes compressed forms (`.br` and `.gz`) beside text files over 1 kB, for a server of one's own that sends them as they are; hosts that compress by themselves need none.
   */
  precompress: boolean
  /**
   * Further words in braces and what stands in their place, one line each: `"email": "sales@example.com"` replaces `{email}`. A name has letters and digits and begins with a lower-case letter.
   */
  tokens: {
    /**
     * What stands in the word's place: one line, without control characters.
     */
    [k: string]: string
  }
  /**
   * Whether Back returns to the place where the reader was; otherwise every page opens at its top.
   */
  restoreScroll: boolean
  vocabularies: Vocabularies
  theme: Theme
  security: Security
  check: CheckSettings
  notices: NoticeSettings
  monitoring: Monitoring
  chat?: Chat
  badgeRemover?: BadgeRemover
}
/**
 * What search engines are told of who runs the site, beside its name and address.
 */
export interface OrganizationSettings {
  legalName?: Text
  email?: Text
  telephone?: Text
  /**
   * The logo, from the site's `assets` folder; at least 112 pixels wide and high.
   */
  logo?: string
  /**
   * The addresses of its pages elsewhere: `https://www.linkedin.com/company/example`.
   */
  profiles: string[]
}
/**
 * Draws a picture with each page's title, which is shown where the page is linked to (1200 × 630 pixels); without this there is none. The theme's body font needs a file for it.
 */
export interface LinkPictures {
  /**
   * The logo for a dark ground, from the site's `assets` folder.
   */
  logo?: string
}
/**
 * The words that may stand in certain properties; where a list is left out, every word may.
 */
export interface Vocabularies {
  /**
   * The departments, for a list of open places each of which belongs to one.
   *
   * @minItems 1
   */
  departments?: string[]
  /**
   * The departments, for a list of open places each of which belongs to several.
   *
   * @minItems 1
   */
  internshipDepartments?: string[]
  /**
   * How long an open place may last.
   *
   * @minItems 1
   */
  durations?: string[]
  /**
   * The categories of questions.
   *
   * @minItems 1
   */
  faqCategories?: string[]
  /**
   * The kinds of page in the search index.
   *
   * @minItems 1
   */
  searchTypes?: string[]
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
   * The family's name: letters, digits, spaces and `- . _ + & '`, at most 100 of them.
   */
  family: string
  /**
   * The font file (woff2) from the site's `assets` folder.
   */
  src?: string
  /**
   * The weight that the site uses, or the range of weights, from 1 to 1000, such as `600` or `400 700`; what the file has beyond is not sent.
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
/**
 * What browsers allow the site to do. Meta tags, the headers of dev and preview, and the files for hosts are all made of it.
 */
export interface Security {
  hosts: ThirdParties
  /**
   * Which files of other hosts may be embedded: those that say so by CORP or CORS (`require-corp`), or all of them, but asked for without cookies (`credentialless`).
   */
  embedder: 'require-corp' | 'credentialless'
  /**
   * Those of the hosts that are known to send CORP or CORS; the check warns about every other one.
   *
   * Items: A host with its scheme and no path: `https://api.example.com`. It has lower-case letters, digits, hyphens and dots, may begin with `*.` and end with a port.
   */
  embeddable: string[]
  /**
   * What other sites learn of the page that a visitor comes from.
   */
  referrer: 'no-referrer' | 'same-origin' | 'strict-origin' | 'strict-origin-when-cross-origin'
  /**
   * The features of browsers that no page may use.
   *
   * Items: The name of a feature: lower-case letters, and hyphens between words.
   */
  deniedFeatures: string[]
  contact?: SecurityContact
  strictTransport: StrictTransport
  /**
   * Whether pages also carry, as meta tags, what browsers honour in headers alone. It changes nothing but what stands in the page, and browsers complain of some of it.
   */
  literalMeta: boolean
}
/**
 * The other hosts that the site uses, by what they are for; every other host is refused. Where forms and errors are sent to is allowed without being listed.
 */
export interface ThirdParties {
  /**
   * The marketing and CRM provider: its scripts, pictures and programming interface.
   *
   * Items: A host with its scheme and no path: `https://api.example.com`. It has lower-case letters, digits, hyphens and dots, may begin with `*.` and end with a port.
   */
  crm: string[]
  /**
   * Analytics: its scripts and pictures, and where it collects.
   *
   * Items: A host with its scheme and no path: `https://api.example.com`. It has lower-case letters, digits, hyphens and dots, may begin with `*.` and end with a port.
   */
  analytics: string[]
  /**
   * The chat: its scripts and pictures, and what it talks to.
   *
   * Items: A host with its scheme and no path: `https://api.example.com`. It has lower-case letters, digits, hyphens and dots, may begin with `*.` and end with a port.
   */
  chat: string[]
  /**
   * The forms provider, to which pages may connect.
   *
   * Items: A host with its scheme and no path: `https://api.example.com`. It has lower-case letters, digits, hyphens and dots, may begin with `*.` and end with a port.
   */
  forms: string[]
  /**
   * The fonts service: its styles and its fonts.
   *
   * Items: A host with its scheme and no path: `https://api.example.com`. It has lower-case letters, digits, hyphens and dots, may begin with `*.` and end with a port.
   */
  fonts: string[]
}
/**
 * Whom to tell of a weakness of the site. It is written to `/.well-known/security.txt` (RFC 9116); without this there is no such file.
 */
export interface SecurityContact {
  /**
   * The addresses, the best first: `mailto:security@example.com`, `https://example.com/report` or `tel:+61-8-5550-0100`.
   *
   * @minItems 1
   *
   * Items: An address that begins with `mailto:`, `https://` or `tel:+`.
   */
  addresses: string[]
  /**
   * The day from which on the addresses are to be looked at again, less than a year ahead: `2027-06-30`. The check warns 30 days before.
   */
  expires: string
  /**
   * The languages in which reports are read, as BCP 47 tags; the site's language where this is left out.
   *
   * @minItems 1
   */
  languages?: string[]
  /**
   * The page that says how reports are dealt with: `https://example.com/security-policy`.
   */
  policy?: string
}
/**
 * How long browsers ask for the site by https alone. Whatever they were told last holds until its time is over: the guide for running a site says how to raise it step by step.
 */
export interface StrictTransport {
  /**
   * For how many seconds after each visit; 0 has browsers forget what they were told.
   */
  maxAge: number
  /**
   * Whether the hosts below the site's own are included.
   */
  includeSubDomains: boolean
  /**
   * Whether browsers may know it before the first visit. It takes months to be taken back.
   */
  preload: boolean
}
/**
 * What the check of this site leaves unsaid.
 */
export interface CheckSettings {
  /**
   * Warnings that are right in general and not here; errors cannot be ignored.
   */
  ignore: IgnoredWarning[]
}
/**
 * One kind of warning in one file.
 */
export interface IgnoredWarning {
  /**
   * The warning's name, as the check prints it: `long-title`.
   */
  rule: string
  /**
   * The file that it is about, within the site's folder: `pages/about.json`.
   */
  file: string
  /**
   * Why it does not hold here, for those who read this next.
   */
  reason: string
}
/**
 * How notices behave.
 */
export interface NoticeSettings {
  /**
   * After how many milliseconds a notice closes by itself; with 0 it waits to be closed, as errors and warnings always do.
   */
  duration: number
}
/**
 * What the site tells its owners of how it fares in browsers.
 */
export interface Monitoring {
  errors: ErrorMonitoring
  performance: PerformanceMonitoring
}
/**
 * Where errors that happen in browsers are reported; at most 10 a session.
 */
export interface ErrorMonitoring {
  /**
   * The address that takes each report as JSON, by POST: `https://errors.example.com/report` or `/report`; without it nothing is reported. It has letters from a to z, digits and `- . _ ~ ! $ & ' ( ) * + , ; = : @ % ? /`.
   */
  url?: string
}
/**
 * Where it is reported how fast pages were for visitors (the figures of web.dev: LCP, CLS, INP, FCP, TTFB), observed from one second after the page has loaded; at most 10 times a session.
 */
export interface PerformanceMonitoring {
  /**
   * The address that takes each report as JSON, by POST: `https://stats.example.com/vitals` or `/vitals`; without it nothing is sent, and the figures are offered to other scripts alone, as the event `quire:vitals`. It has letters from a to z, digits and `- . _ ~ ! $ & ' ( ) * + , ; = : @ % ? /`.
   */
  url?: string
}
/**
 * The chat, or whatever else comes as a script of another host. It is fetched two seconds after the page has loaded; the page does not depend on it.
 */
export interface Chat {
  /**
   * The script: an address at another host, which must be under `security.hosts` and send CORS headers, or a file of the site's `assets` folder. It has letters from a to z, digits and `- . _ ~ ! $ & ' ( ) * + , ; = : @ % ? /`.
   */
  src: string
  /**
   * What the script reads from its element: `"account": "a1"` becomes the attribute `data-account="a1"`.
   */
  options: {
    [k: string]: string
  }
}
/**
 * Removes what a site-builder or a host adds to pages: elements by their selectors, and every comment that is not the engine's. The site's own content stays, whatever the selectors match.
 */
export interface BadgeRemover {
  /**
   * The elements, each by its tag, ids, classes and attributes: `a.builder-badge`, `#builder-badge`, `[data-builder="badge"]`.
   */
  selectors: string[]
}

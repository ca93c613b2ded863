/* Made by `npm run generate`; do not edit. */

/**
 * An id of letters, digits and hyphens that starts with a lower-case letter. Links can point to it: `/page#id`.
 */
export type Id = string
/**
 * Plain text. Tokens such as `{year}` and `{brand}` are replaced with their values. After a backslash, `{` and `<` are literal.
 */
export type Text = string
/**
 * One block. Its `type` determines its content.
 */
export type Block =
  | AudienceSelectorBlock
  | BadgesBlock
  | BreadcrumbsBlock
  | BylineBlock
  | CalculatorBlock
  | CardsBlock
  | ChartBlock
  | CodeBlock
  | ComparisonBlock
  | ContentsBlock
  | CoverageBlock
  | CtaBlock
  | DownloadsBlock
  | DrawingBlock
  | EmbedBlock
  | FaqBlock
  | FlowBlock
  | FooterBlock
  | FormBlock
  | GalleryBlock
  | HeaderBlock
  | HeroBlock
  | HubDiagramBlock
  | ListingsBlock
  | LogosBlock
  | NearPagesBlock
  | NoticeBarBlock
  | OfficesBlock
  | OpeningHoursBlock
  | PageListBlock
  | PeopleBlock
  | PictureBlock
  | PlansBlock
  | ProseBlock
  | QuotationBlock
  | RolesBlock
  | ScreenBlock
  | SearchResultsBlock
  | SplitBlock
  | StatsBlock
  | StepsBlock
  | TableBlock
  | TabsBlock
  | TimelineBlock
  | TraceBlock
  | VideoBlock
/**
 * The colours of the section: `paper` (like the page), `mist` (slightly tinted), `ink` (dark) or `action` (the colour of buttons).
 */
export type Tone = 'paper' | 'mist' | 'ink' | 'action'
/**
 * Renders the block only once the visitor scrolls to within 300px of it. This applies when visitors follow a link within the site.
 */
export type Lazy = boolean
/**
 * Text with `**strong**`, `*emphasis*`, `` `code` `` and `[a link](/path)`, without HTML. Tokens such as `{year}` and `{brand}` are replaced with their values. After a backslash, `*`, `_`, `` ` ``, `[`, `{` and `<` are literal.
 */
export type RichText = string
/**
 * The name of an outline icon from tabler.io/icons, such as `building-store`.
 */
export type IconName = string
/**
 * One value that visitors can change. The `type` determines the other properties.
 */
export type CalculatorInput = CalculatorNumber | CalculatorSlider | CalculatorChoice
/**
 * A name of ASCII letters and digits that starts with a lower-case letter.
 */
export type CalculatorName = string
/**
 * A formula of numbers, names, `+ - * / ^`, parentheses, comparisons and functions.
 */
export type CalculatorFormula = string
/**
 * The target of the link: a page (`/about`), an anchor (`/about#story` or `#story`), or a URL with `https:`, `mailto:` or `tel:`.
 */
export type Href = string
/**
 * The name of a toast, as listed under `notices` in `messages.json`.
 */
export type ToastName = string
/**
 * Up to three calls to action, the most important first.
 *
 * @maxItems 3
 */
export type Actions = Action[]
/**
 * The drawing's data, depending on its `kind`.
 */
export type DrawingFigure =
  | ScheduleDrawing
  | BarsDrawing
  | BridgeDrawing
  | StackDrawing
  | ChainDrawing
  | SequenceDrawing
  | RecordDrawing
  | PlanDrawing
/**
 * One field of the form. The `type` determines the other properties.
 */
export type FormField =
  | TextField
  | SelectField
  | RadioField
  | CheckboxesField
  | CheckboxField
  | ConsentField
  | NumberField
  | DateField
  | TimeField
  | FileField
  | FieldGroup
  | FormStep
  | HiddenField
  | DecoyField
/**
 * The name under which the value is sent: letters and digits, starting with a letter.
 */
export type FieldName = string
/**
 * A rule for the value, with an error message.
 */
export type FormRule = KindRule | LengthRule | PatternRule
/**
 * A field that is shown while an option is chosen. The `type` determines the other properties.
 */
export type InnerField =
  | TextField
  | SelectField
  | InnerRadioField
  | InnerCheckboxesField
  | InnerCheckboxField
  | ConsentField
  | NumberField
  | DateField
  | TimeField
  | FileField
  | HiddenField
/**
 * A rule for the chosen options, with an error message.
 */
export type ChoicesRule = RequiredRule | CountRule
/**
 * A rule for a number, with an error message.
 */
export type NumberRule = NumberKindRule | RangeRule
/**
 * A rule for a date, with an error message.
 */
export type DateRule = DateKindRule | PeriodRule
/**
 * A rule for a time of day, with an error message.
 */
export type TimeRule = TimeKindRule | HoursRule
/**
 * One field of the group. The `type` determines the other properties.
 */
export type GroupedField =
  | TextField
  | SelectField
  | RadioField
  | CheckboxesField
  | CheckboxField
  | ConsentField
  | NumberField
  | DateField
  | TimeField
  | FileField
  | HiddenField
  | DecoyField
/**
 * One field of the step. The `type` determines the other properties.
 */
export type SteppedField =
  | TextField
  | SelectField
  | RadioField
  | CheckboxesField
  | CheckboxField
  | ConsentField
  | NumberField
  | DateField
  | TimeField
  | FileField
  | FieldGroup
  | HiddenField
  | DecoyField
/**
 * The destination of the form. Its `type` determines what else is needed.
 */
export type Transport = SimulatedTransport | HttpTransport | ServiceTransport | PlaceholderTransport
/**
 * The main heading of the page (level 1). A page has exactly one.
 */
export type MainHeading = string
/**
 * A time of day in the time zone of the site, with 24 hours: `07:30`, `18:00`.
 */
export type ClockTime = string
/**
 * The regular opening hours. All other days are closed.
 *
 * @minItems 1
 */
export type OpeningHours = OpeningPeriod[]
/**
 * Dates with other hours than usual, such as holidays.
 */
export type SpecialHours = SpecialPeriod[]
/**
 * The heading of a part of a block, listed in the table of contents. Tokens such as `{year}` and `{brand}` are replaced with their values.
 */
export type Heading = string
/**
 * Running text. Each entry is a paragraph (`text`), a heading (`heading`), a list (`list`, `numbered` or `outline`), a quotation (`quote`), lines of code (`code`), a table (`table`) or a picture (`picture`).
 *
 * @minItems 1
 */
export type Content = ContentItem[]
/**
 * The colour of a dot next to the text.
 */
export type ScreenState = 'good' | 'warning' | 'bad' | 'neutral'
/**
 * Keeps it unpublished regardless of its dates. `quire dev` shows it with a badge.
 */
export type Draft = boolean
/**
 * The time of publication: `2026-03-01` (from 00:00) or `2026-03-01T09:30`, both in the site's time zone, or `2026-03-01T09:30+01:00`. Builds at or after that time include it.
 */
export type PublishAt = string
/**
 * The time of expiry, written like `publishAt`. With `2026-03-01`, it is last published on the last day of February.
 */
export type ExpireAt = string
/**
 * A word or short phrase, spelled the same on all pages.
 */
export type Tag = string

/**
 * Every kind of file of a site, by its name.
 */
export interface SiteFiles {
  audiences: Audiences
  collection: CollectionFile
  cta: ClosingCtas
  fragment: FragmentFile
  layout: Layout
  messages: Messages
  page: Page
  people: People
  redirects: Redirects
  settings: Settings
}
/**
 * The audiences of the site. Blocks can show different content to each.
 */
export interface Audiences {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The audiences, in the order in which the selector shows them.
   */
  audiences: Audience[]
}
/**
 * One audience.
 */
export interface Audience {
  /**
   * The id that blocks use for the audience: letters, digits and hyphens, starting with a lower-case letter.
   */
  id: Id
  /**
   * The name of the audience, shown on its button in the selector.
   */
  name: Text
  /**
   * A sentence about the audience, shown in the selector once the visitor has chosen it.
   */
  description: Text
}
/**
 * Settings shared by the pages of a folder. `pages/news/_collection.json` applies to the pages in `pages/news` and in its subfolders, unless a subfolder has its own file.
 */
export interface CollectionFile {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The defaults of each page. Text can refer to values of the page, such as `{page.title}`; what refers to a missing value is omitted.
   */
  page: {}
  /**
   * The default order of the folder's pages in lists and in the search: the newest or the oldest first, by title, or by path.
   */
  sort?: 'newest' | 'oldest' | 'title' | 'path'
  /**
   * The number of entries per page of the lists on the folder's own page and on its tag pages. The rest follow at `/news/page/2` and so on.
   */
  perPage?: number
  feed?: Feed
  /**
   * The blocks before each page's own blocks. Text can refer to values of the page, such as `{page.title}`. A block or list item that refers to a missing value is omitted.
   */
  before: {}[]
  /**
   * The blocks after each page's own blocks, with the same placeholders.
   */
  after: {}[]
}
/**
 * The feeds of the folder's pages, for feed readers: Atom at `/news/feed.xml` and JSON Feed at `/news/feed.json`. The pages of the folder need a `date`.
 */
export interface Feed {
  /**
   * The title of the feed.
   */
  title: Text
  /**
   * A description of the feed.
   */
  description?: Text
  /**
   * The number of pages in the feed, newest first.
   */
  limit: number
}
/**
 * The closing call to action of each page. If several rules match, the most specific one wins.
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
 * A path pattern, and the closing block for matching pages.
 */
export interface CtaRule {
  /**
   * The pages that the rule applies to: one page (`/about`), all pages in a folder (`/products/*`) or every page (`*`).
   */
  path: string
  block: Block
}
/**
 * Buttons with which visitors choose one of the audiences of the site. Blocks with variants for audiences change to match.
 */
export interface AudienceSelectorBlock {
  /**
   * The type of the block.
   */
  type: 'audience-selector'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * The label in front of the buttons.
   */
  label: string
  /**
   * The text shown until the visitor chooses an audience; the audience's description then replaces it.
   */
  text?: string
  /**
   * The accessible name of the button that clears the choice. The button shows a ×.
   */
  clearLabel: string
  /**
   * The announcement for screen readers after a choice. `{audience}` is the audience's name.
   */
  chosen: string
  /**
   * The announcement for screen readers after the choice is cleared.
   */
  cleared: string
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: AudienceSelectorBlockVariant
  }
}
/**
 * One or more properties that replace the block’s own.
 */
export interface AudienceSelectorBlockVariant {
  /**
   * The label in front of the buttons.
   */
  label?: string
  /**
   * The text shown until the visitor chooses an audience; the audience's description then replaces it.
   */
  text?: string
  /**
   * The accessible name of the button that clears the choice. The button shows a ×.
   */
  clearLabel?: string
  /**
   * The announcement for screen readers after a choice. `{audience}` is the audience's name.
   */
  chosen?: string
  /**
   * The announcement for screen readers after the choice is cleared.
   */
  cleared?: string
}
/**
 * A row of certificates or quality marks, each with an icon and a name.
 */
export interface BadgesBlock {
  /**
   * The type of the block.
   */
  type: 'badges'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the badges.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The certificates or marks, in order.
   *
   * @minItems 1
   */
  items: BadgeItem[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: BadgesBlockVariant
  }
}
/**
 * One certificate or mark.
 */
export interface BadgeItem {
  /**
   * An icon from tabler.io/icons, such as `award`.
   */
  icon: IconName
  /**
   * The name of the certificate or mark.
   */
  label: Text
  /**
   * A few words on what it certifies.
   */
  text?: RichText
}
/**
 * One or more properties that replace the block’s own.
 */
export interface BadgesBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the badges.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The certificates or marks, in order.
   *
   * @minItems 1
   */
  items?: BadgeItem[]
}
/**
 * Links to the parent pages, as listed in the page's `breadcrumbs`. On a page without `breadcrumbs`, the block is empty.
 */
export interface BreadcrumbsBlock {
  /**
   * The type of the block.
   */
  type: 'breadcrumbs'
  id?: Id
  tone: Tone
  lazy: Lazy
}
/**
 * The page's date, author and tags, as specified on the page itself.
 */
export interface BylineBlock {
  /**
   * The type of the block.
   */
  type: 'byline'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * The items to show, if the page has them.
   */
  show: ('date' | 'updated' | 'author' | 'tags')[]
  /**
   * The text for the date of the last change. `{date}` is the date.
   */
  updated: string
  /**
   * The accessible name of the list of tags.
   */
  tags: string
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: BylineBlockVariant
  }
}
/**
 * One or more properties that replace the block’s own.
 */
export interface BylineBlockVariant {
  /**
   * The items to show, if the page has them.
   */
  show?: ('date' | 'updated' | 'author' | 'tags')[]
  /**
   * The text for the date of the last change. `{date}` is the date.
   */
  updated?: string
  /**
   * The accessible name of the list of tags.
   */
  tags?: string
}
/**
 * A calculator: visitors change the inputs, and formulas compute the results. The page shows the results for the initial values, also without scripts. The URL keeps the inputs, so that visitors can share a calculation.
 */
export interface CalculatorBlock {
  /**
   * The type of the block.
   */
  type: 'calculator'
  /**
   * An id of letters, digits and hyphens that starts with a lower-case letter. Links can point to it: `/page#id`. In the URL, it also precedes the names of the inputs. Two calculators on one page need different ids if they have inputs with the same name.
   */
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the calculator.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The values that visitors can change, in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  inputs: CalculatorInput[]
  /**
   * The computed values, in order. A formula can use all inputs and the results above it.
   *
   * @minItems 1
   * @maxItems 24
   */
  results: CalculatorResult[]
  /**
   * The labels of the steps of all `series`, such as the names of the months.
   *
   * @minItems 2
   * @maxItems 60
   *
   * Items: The label of a step.
   */
  steps?: string[]
  /**
   * Shows the badge “Example data”, because the figures are invented.
   */
  example: boolean
  /**
   * A note below the results, such as the assumptions of the calculation.
   */
  note?: RichText
  /**
   * The heading above the inputs.
   */
  inputsLabel: string
  /**
   * The heading above the results.
   */
  resultsLabel: string
  /**
   * The button that restores the initial values. It appears once a visitor has changed a value.
   */
  resetLabel: string
  /**
   * The text instead of a result that cannot be computed, for example because a formula divides by zero or an input is empty.
   */
  notPossible: string
  /**
   * The message at an input that does not contain a number.
   */
  notNumber: string
  /**
   * The message at an input with a number below its `min`. `{min}` is replaced with that number.
   */
  tooSmall: string
  /**
   * The message at an input with a number above its `max`. `{max}` is replaced with that number.
   */
  tooLarge: string
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: CalculatorBlockVariant
  }
}
/**
 * A field for a number, in the notation of the page's language.
 */
export interface CalculatorNumber {
  /**
   * The kind of input.
   */
  type: 'number'
  /**
   * The name of the value in formulas and in the URL. Visitors do not see it on the page.
   */
  name: CalculatorName
  /**
   * The label of the input.
   */
  label: Text
  /**
   * A line of help text below the label.
   */
  hint?: Text
  /**
   * The initial value.
   */
  value: number
  /**
   * The smallest allowed value.
   */
  min?: number
  /**
   * The largest allowed value.
   */
  max?: number
  /**
   * The currency of the value, as its ISO 4217 code: `EUR`.
   */
  currency?: string
  /**
   * The unit after the number, such as `%` or `days`.
   */
  unit?: string
  /**
   * The number of decimals to which the value is rounded. By default, it is the usual number for the `currency`, and at most two decimals for other values.
   */
  decimals?: number
}
/**
 * A slider between two numbers.
 */
export interface CalculatorSlider {
  /**
   * The kind of input.
   */
  type: 'slider'
  /**
   * The name of the value in formulas and in the URL. Visitors do not see it on the page.
   */
  name: CalculatorName
  /**
   * The label of the input.
   */
  label: Text
  /**
   * A line of help text below the label.
   */
  hint?: Text
  /**
   * The initial value.
   */
  value: number
  /**
   * The value at the start.
   */
  min: number
  /**
   * The value at the end.
   */
  max: number
  /**
   * The distance between two values.
   */
  step: number
  /**
   * The currency of the value, as its ISO 4217 code: `EUR`.
   */
  currency?: string
  /**
   * The unit after the number, such as `%` or `days`.
   */
  unit?: string
  /**
   * The number of decimals to which the value is rounded. By default, it is the usual number for the `currency`, and at most two decimals for other values.
   */
  decimals?: number
}
/**
 * A list of options, each with a number.
 */
export interface CalculatorChoice {
  /**
   * The kind of input.
   */
  type: 'choice'
  /**
   * The name of the value in formulas and in the URL. Visitors do not see it on the page.
   */
  name: CalculatorName
  /**
   * The label of the input.
   */
  label: Text
  /**
   * A line of help text below the label.
   */
  hint?: Text
  /**
   * The number of the initial option.
   */
  value: number
  /**
   * The options, in order.
   *
   * @minItems 2
   * @maxItems 20
   */
  options: CalculatorOption[]
}
/**
 * One option.
 */
export interface CalculatorOption {
  /**
   * The text of the option.
   */
  label: Text
  /**
   * The number that formulas use.
   */
  value: number
}
/**
 * A computed value: a figure or, with `series`, one value per step, such as a month.
 */
export interface CalculatorResult {
  /**
   * The name of the value in the formulas below it. Visitors do not see it.
   */
  name: CalculatorName
  /**
   * The label of the result. A result without a label is not shown, but formulas can use it.
   */
  label?: Text
  /**
   * The formula, such as `amount * rate / 100`. In a `series`, `step` is the number of the step, counted from 1, and `previous` is the value of the step before.
   */
  formula: CalculatorFormula
  series?: CalculatorSeries
  bar?: CalculatorBar
  /**
   * Verdicts on the result. The first one whose condition is met is shown.
   *
   * @minItems 1
   * @maxItems 6
   */
  states?: CalculatorState[]
  /**
   * Shows the result in large figures, and announces changes to screen readers.
   */
  emphasis: boolean
  /**
   * The currency of the value, as its ISO 4217 code: `EUR`.
   */
  currency?: string
  /**
   * The unit after the number, such as `%` or `days`.
   */
  unit?: string
  /**
   * The number of decimals to which the value is rounded. By default, it is the usual number for the `currency`, and at most two decimals for other values.
   */
  decimals?: number
}
/**
 * Computes the formula once for each of the `steps`, and draws the values as bars.
 */
export interface CalculatorSeries {
  /**
   * The formula for `previous` in the first step.
   */
  start: CalculatorFormula
  line?: CalculatorLine
}
/**
 * A line across the bars, such as a minimum.
 */
export interface CalculatorLine {
  /**
   * The label of the line.
   */
  label: Text
  /**
   * The formula for the height of the line.
   */
  formula: CalculatorFormula
}
/**
 * A bar that shows the result as a part of a whole, such as the used part of a limit.
 */
export interface CalculatorBar {
  /**
   * The formula for the whole.
   */
  of: CalculatorFormula
  /**
   * The label of the whole, such as `Limit`.
   */
  label: Text
}
/**
 * A verdict on the result.
 */
export interface CalculatorState {
  /**
   * The condition, such as `exposure <= limit`. Without a condition, the verdict always applies.
   */
  if?: CalculatorFormula
  /**
   * The verdict, such as `Within limit`.
   */
  label: string
  /**
   * The appearance of the verdict.
   */
  mood: 'good' | 'caution' | 'bad'
}
/**
 * One or more properties that replace the block’s own.
 */
export interface CalculatorBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the calculator.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The values that visitors can change, in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  inputs?: CalculatorInput[]
  /**
   * The computed values, in order. A formula can use all inputs and the results above it.
   *
   * @minItems 1
   * @maxItems 24
   */
  results?: CalculatorResult[]
  /**
   * The labels of the steps of all `series`, such as the names of the months.
   *
   * @minItems 2
   * @maxItems 60
   *
   * Items: The label of a step.
   */
  steps?: string[]
  /**
   * Shows the badge “Example data”, because the figures are invented.
   */
  example?: boolean
  /**
   * A note below the results, such as the assumptions of the calculation.
   */
  note?: RichText
  /**
   * The heading above the inputs.
   */
  inputsLabel?: string
  /**
   * The heading above the results.
   */
  resultsLabel?: string
  /**
   * The button that restores the initial values. It appears once a visitor has changed a value.
   */
  resetLabel?: string
  /**
   * The text instead of a result that cannot be computed, for example because a formula divides by zero or an input is empty.
   */
  notPossible?: string
  /**
   * The message at an input that does not contain a number.
   */
  notNumber?: string
  /**
   * The message at an input with a number below its `min`. `{min}` is replaced with that number.
   */
  tooSmall?: string
  /**
   * The message at an input with a number above its `max`. `{max}` is replaced with that number.
   */
  tooLarge?: string
}
/**
 * A grid of cards: short entries of equal importance, each with an optional picture or icon and an optional link.
 */
export interface CardsBlock {
  /**
   * The type of the block.
   */
  type: 'cards'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the cards.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The number of cards side by side on a wide screen.
   */
  columns: 2 | 3 | 4
  /**
   * The style of the cards: `ruled` (separated by hairlines), `boxed` (each in a frame) or `featured` (large and framed, for the few most important entries).
   */
  variant: 'ruled' | 'boxed' | 'featured'
  /**
   * The layout on a narrow screen: `list` (stacked cards) or `row` (side by side from 360 pixels on; visitors scroll sideways).
   */
  narrow: 'list' | 'row'
  /**
   * The cards, in reading order.
   *
   * @minItems 1
   */
  items: Card[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: CardsBlockVariant
  }
}
/**
 * One card.
 */
export interface Card {
  /**
   * A picture above the card's text, cropped to 3:2.
   */
  picture?: Thumbnail
  /**
   * An icon from tabler.io/icons, shown above the card's title.
   */
  icon?: IconName
  /**
   * The heading of the card.
   */
  title: Text
  /**
   * The status of the entry, such as “In preparation”, shown above its title.
   */
  status?: string
  /**
   * The text of the card, in one or two sentences.
   */
  text: RichText
  /**
   * The target of the card's link.
   */
  href?: Href
  /**
   * The text of the card's link. Without it, the title is the link.
   */
  linkLabel?: string
  /**
   * A short list of what the entry offers.
   *
   * @minItems 1
   */
  features?: Text[]
  /**
   * A button at the end of the card.
   */
  action?: Action
}
/**
 * A picture from the site's `assets` folder that represents a page or a person.
 */
export interface Thumbnail {
  /**
   * The path of the file: `/assets/team.jpg`. Quire reads the width and height from the file.
   */
  src: string
  /**
   * A description for people who cannot see the picture; an empty text if the picture is only decorative.
   */
  alt: string
  focus?: Focus
}
/**
 * The point that stays in view when the picture is cropped, in percent of its width and height. By default, the centre.
 */
export interface Focus {
  /**
   * The distance from the left edge: 0 to 100.
   */
  x: number
  /**
   * The distance from the top edge: 0 to 100.
   */
  y: number
}
/**
 * A call to action: a link if it has a target (`href`), otherwise a button.
 */
export interface Action {
  /**
   * The text of the button or link.
   */
  label: Text
  href?: Href
  /**
   * The style: `primary` (filled), `secondary` (outlined) or `link` (text with an arrow).
   */
  variant: 'primary' | 'secondary' | 'link'
  /**
   * Opens the link in a new tab.
   */
  newTab: boolean
  /**
   * For a target that does not exist yet: the link is shown as unavailable, and does nothing.
   */
  placeholder: boolean
  toast?: ToastName
}
/**
 * One or more properties that replace the block’s own.
 */
export interface CardsBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the cards.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The number of cards side by side on a wide screen.
   */
  columns?: 2 | 3 | 4
  /**
   * The style of the cards: `ruled` (separated by hairlines), `boxed` (each in a frame) or `featured` (large and framed, for the few most important entries).
   */
  variant?: 'ruled' | 'boxed' | 'featured'
  /**
   * The layout on a narrow screen: `list` (stacked cards) or `row` (side by side from 360 pixels on; visitors scroll sideways).
   */
  narrow?: 'list' | 'row'
  /**
   * The cards, in reading order.
   *
   * @minItems 1
   */
  items?: Card[]
}
/**
 * A chart of numbers: a line, an area, bars or a donut. Its data also form a table for screen readers and print.
 */
export interface ChartBlock {
  /**
   * The type of the block.
   */
  type: 'chart'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the chart.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The chart: its kind, its caption and its numbers.
   */
  chart: ContentChart
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: ChartBlockVariant
  }
}
/**
 * A chart of numbers in rows. Quire draws it when it builds the site. Screen readers read its table, and prints show both.
 */
export interface ContentChart {
  /**
   * The kind of chart: `line` and `area` for developments over time, `bar` for comparisons, `donut` for shares of a whole.
   */
  kind: 'line' | 'area' | 'bar' | 'donut'
  /**
   * What the chart shows, in a few words: its caption, and its name for screen readers.
   */
  label: Text
  /**
   * The unit of the values, such as `AUD million`. It is shown above the scale. By default, it is the unit in the cells.
   */
  unit?: Text
  /**
   * The heading of the labels, followed by the name of each series. A donut has one series.
   *
   * @minItems 2
   * @maxItems 5
   *
   * Items: The heading of a column. That of the labels can be empty.
   */
  columns: string[]
  /**
   * The rows. Each has a label and one value for each series, in the order of the columns.
   *
   * @minItems 1
   */
  rows: string[][]
}
/**
 * One or more properties that replace the block’s own.
 */
export interface ChartBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the chart.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The chart: its kind, its caption and its numbers.
   */
  chart?: ContentChart
}
/**
 * Lines of code with syntax highlighting and a copy button.
 */
export interface CodeBlock {
  /**
   * The type of the block.
   */
  type: 'code'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the code.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The code, with its language and file name.
   */
  code: ContentCode
  /**
   * Numbers the lines.
   */
  lineNumbers: boolean
  /**
   * The line numbers to highlight, starting at 1: `2`, or `2, 4-6`.
   */
  highlight?: string
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: CodeBlockVariant
  }
}
/**
 * Lines of code, shown exactly as they are written.
 */
export interface ContentCode {
  /**
   * The lines of the code. In a file, `\n` separates them. Names in braces, such as `{brand}`, are replaced here too, except after a backslash.
   */
  text: string
  /**
   * The language of the code for syntax highlighting, such as `json`.
   */
  language?: string
  /**
   * A label above the code, such as its file name.
   */
  label?: Text
}
/**
 * One or more properties that replace the block’s own.
 */
export interface CodeBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the code.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The code, with its language and file name.
   */
  code?: ContentCode
  /**
   * Numbers the lines.
   */
  lineNumbers?: boolean
  /**
   * The line numbers to highlight, starting at 1: `2`, or `2, 4-6`.
   */
  highlight?: string
}
/**
 * A table that compares a few options, with one column per option.
 */
export interface ComparisonBlock {
  /**
   * The type of the block.
   */
  type: 'comparison'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the table.
   */
  title: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The heading of the first column, above the row names.
   */
  corner?: string
  /**
   * The names of the options, in order.
   *
   * @minItems 2
   * @maxItems 4
   */
  columns: Text[]
  /**
   * The rows, in order.
   *
   * @minItems 1
   */
  rows: ComparisonRow[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: ComparisonBlockVariant
  }
}
/**
 * One aspect, with a cell for each option.
 */
export interface ComparisonRow {
  /**
   * What the row compares, such as `Delivery`.
   */
  label: Text
  /**
   * The cells, one for each option, in the order of `columns`.
   *
   * @minItems 2
   * @maxItems 4
   */
  cells: RichText[]
}
/**
 * One or more properties that replace the block’s own.
 */
export interface ComparisonBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the table.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The heading of the first column, above the row names.
   */
  corner?: string
  /**
   * The names of the options, in order.
   *
   * @minItems 2
   * @maxItems 4
   */
  columns?: Text[]
  /**
   * The rows, in order.
   *
   * @minItems 1
   */
  rows?: ComparisonRow[]
}
/**
 * A table of contents: links to the page's headings, next to the text or above it. Quire collects the headings, and highlights the current one.
 */
export interface ContentsBlock {
  /**
   * The type of the block.
   */
  type: 'contents'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * The heading above the links. By default, that in `messages.json`.
   */
  title?: Text
  /**
   * The position of the links: `above` the content that follows, or `beside` it, where they stay in view. On narrow screens, they are always above.
   */
  place: 'above' | 'beside'
  /**
   * The depth of the list: 1 for block headings, 2 to include section headings, and 3 for all headings.
   */
  depth: 1 | 2 | 3
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: ContentsBlockVariant
  }
}
/**
 * One or more properties that replace the block’s own.
 */
export interface ContentsBlockVariant {
  /**
   * The heading above the links. By default, that in `messages.json`.
   */
  title?: Text
  /**
   * The position of the links: `above` the content that follows, or `beside` it, where they stay in view. On narrow screens, they are always above.
   */
  place?: 'above' | 'beside'
  /**
   * The depth of the list: 1 for block headings, 2 to include section headings, and 3 for all headings.
   */
  depth?: 1 | 2 | 3
}
/**
 * A table that shows which offers are for which audience. It highlights the column of the visitor's chosen audience.
 */
export interface CoverageBlock {
  /**
   * The type of the block.
   */
  type: 'coverage'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the table.
   */
  title: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The heading of the first column, above the row names.
   */
  corner: string
  /**
   * The meaning of a mark in the table, for screen readers.
   */
  covered: string
  /**
   * The rows, in order.
   *
   * @minItems 1
   */
  rows: CoverageRow[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: CoverageBlockVariant
  }
}
/**
 * One offer and its audiences.
 */
export interface CoverageRow {
  /**
   * The name of the offer.
   */
  label: Text
  /**
   * The path of the page about the offer.
   */
  href?: Href
  /**
   * The ids of the offer's audiences.
   *
   * @minItems 1
   */
  audiences: string[]
}
/**
 * One or more properties that replace the block’s own.
 */
export interface CoverageBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the table.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The heading of the first column, above the row names.
   */
  corner?: string
  /**
   * The meaning of a mark in the table, for screen readers.
   */
  covered?: string
  /**
   * The rows, in order.
   *
   * @minItems 1
   */
  rows?: CoverageRow[]
}
/**
 * A call to action across the full width, usually at the end of a page.
 */
export interface CtaBlock {
  /**
   * The type of the block.
   */
  type: 'cta'
  id?: Id
  /**
   * The colours of the section: `paper` (like the page), `mist` (slightly tinted), `ink` (dark) or `action` (the colour of buttons).
   */
  tone: 'paper' | 'mist' | 'ink' | 'action'
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The request to visitors, in one line.
   */
  title: Text
  /**
   * The reason to follow it, in one or two sentences.
   */
  text?: RichText
  /**
   * The layout: `standard` (the text at the start, the actions at the end), `split` (the title in one column, the text and the actions in the other) or `quiet` (one short line between two hairlines).
   */
  layout: 'standard' | 'split' | 'quiet'
  actions: Actions
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: CtaBlockVariant
  }
}
/**
 * One or more properties that replace the block’s own.
 */
export interface CtaBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The request to visitors, in one line.
   */
  title?: Text
  /**
   * The reason to follow it, in one or two sentences.
   */
  text?: RichText
  /**
   * The layout: `standard` (the text at the start, the actions at the end), `split` (the title in one column, the text and the actions in the other) or `quiet` (one short line between two hairlines).
   */
  layout?: 'standard' | 'split' | 'quiet'
  /**
   * Up to three calls to action, the most important first.
   *
   * @maxItems 3
   */
  actions?: Action[]
}
/**
 * Files to download, such as PDFs and spreadsheets, each with its kind and size.
 */
export interface DownloadsBlock {
  /**
   * The type of the block.
   */
  type: 'downloads'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the files.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The files, in order.
   *
   * @minItems 1
   */
  items: Download[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: DownloadsBlockVariant
  }
}
/**
 * One file.
 */
export interface Download {
  /**
   * The path of the file: `/assets/rates.pdf`. Quire reads its kind and size from the file, and browsers save it under its name.
   */
  file: string
  /**
   * The file's title on the page.
   */
  title: Text
  /**
   * A sentence about the file or its readers.
   */
  text?: RichText
}
/**
 * One or more properties that replace the block’s own.
 */
export interface DownloadsBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the files.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The files, in order.
   *
   * @minItems 1
   */
  items?: Download[]
}
/**
 * A drawing made from data. There are eight kinds: a repayment schedule, bars on a scale, a bridge chart, stacked layers, a chain of parties, a sequence of messages, a record, and a plan of rooms.
 */
export interface DrawingBlock {
  /**
   * The type of the block.
   */
  type: 'drawing'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the drawing.
   */
  title?: Text
  /**
   * An explanation of what the drawing shows and why it matters.
   */
  text?: RichText
  /**
   * A caption above the drawing. Mention here if the figures are only examples.
   */
  caption: string
  /**
   * The drawing's content. Its `kind` determines what else is needed.
   */
  figure: DrawingFigure
  /**
   * A line below the drawing.
   */
  note?: string
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: DrawingBlockVariant
  }
}
/**
 * The repayment schedule of a loan, with a column for each instalment. Quire computes it from the terms.
 */
export interface ScheduleDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'schedule'
  /**
   * The loan amount, in whole currency units.
   */
  principal: number
  /**
   * The interest rate, in per cent per year.
   */
  rate: number
  /**
   * The number of instalments.
   */
  instalments: number
  /**
   * The number of instalments per year.
   */
  perYear: 1 | 2 | 4 | 12
  /**
   * The part that is the same in every instalment: the total (`level`) or the principal (`equal`).
   */
  repayment: 'level' | 'equal'
  labels: ScheduleLabels
}
/**
 * The labels in the drawing.
 */
export interface ScheduleLabels {
  /**
   * The heading above the instalment numbers, such as `Year`.
   */
  instalment: string
  /**
   * The label for interest.
   */
  interest: string
  /**
   * The label for repaid principal.
   */
  principal: string
  /**
   * The label for the outstanding amount.
   */
  balance: string
}
/**
 * Bars on a common scale, for ranges such as rates, limits or hours. Each can have a mark.
 */
export interface BarsDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'bars'
  /**
   * The start of the scale.
   */
  from: number
  /**
   * The end of the scale.
   */
  to: number
  /**
   * The labels of the scale, spaced evenly from its start to its end.
   *
   * @minItems 2
   * @maxItems 6
   */
  ticks: Text[]
  /**
   * The meaning of a bar, for the legend.
   */
  span?: string
  /**
   * The meaning of a mark, for the legend.
   */
  mark?: string
  /**
   * The rows, in order.
   *
   * @minItems 1
   * @maxItems 8
   */
  rows: BarsRow[]
}
/**
 * One row, with its bar.
 */
export interface BarsRow {
  /**
   * The name of the row, in front of the bar.
   */
  label: Text
  /**
   * The bar's value as text, such as `2.1 to 3.4 %`.
   */
  value: string
  /**
   * The start of the bar.
   */
  from: number
  /**
   * The end of the bar.
   */
  to: number
  /**
   * The position of the mark.
   */
  mark?: number
}
/**
 * A bridge chart from one amount to another, with a step for each change. Quire computes the total.
 */
export interface BridgeDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'bridge'
  /**
   * The amount at the start.
   */
  start: BridgeAmount
  /**
   * The changes, in order.
   *
   * @minItems 1
   * @maxItems 10
   */
  changes: BridgeAmount[]
  /**
   * The name of the computed total.
   */
  end: string
}
/**
 * A named amount.
 */
export interface BridgeAmount {
  /**
   * The name of the amount.
   */
  label: Text
  /**
   * The amount. Use a negative number for a decrease.
   */
  amount: number
}
/**
 * Layers on top of each other, in one column or in several columns on a common base.
 */
export interface StackDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'stack'
  /**
   * The columns, in order.
   *
   * @minItems 1
   * @maxItems 3
   */
  columns: StackColumn[]
  axis?: StackAxis
  /**
   * The layers below all columns, from top to bottom.
   *
   * @maxItems 4
   */
  base: Text[]
}
/**
 * One column of layers.
 */
export interface StackColumn {
  /**
   * The name above the column.
   */
  label?: string
  /**
   * The layers, from top to bottom.
   *
   * @minItems 1
   * @maxItems 6
   */
  layers: StackLayer[]
}
/**
 * One layer.
 */
export interface StackLayer {
  /**
   * The name of the layer.
   */
  label: Text
  /**
   * A few words about the layer.
   */
  note?: string
  /**
   * The height of the layer, relative to the other layers.
   */
  size: number
}
/**
 * The meaning of the order of the layers.
 */
export interface StackAxis {
  /**
   * The meaning of the top position, such as `paid first`.
   */
  top: string
  /**
   * The meaning of the bottom position, such as `paid last`.
   */
  bottom: string
}
/**
 * A chain of parties, and the items that pass between adjacent ones.
 */
export interface ChainDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'chain'
  /**
   * The parties, from the first to the last.
   *
   * @minItems 2
   * @maxItems 7
   */
  parties: ChainParty[]
}
/**
 * One party.
 */
export interface ChainParty {
  /**
   * The name of the party.
   */
  label: Text
  /**
   * A few words about the party.
   */
  note?: string
  /**
   * The item that the party passes to the next one.
   */
  forward?: string
  /**
   * The item that the party receives in return.
   */
  back?: string
  /**
   * Emphasises this party.
   */
  focus: boolean
}
/**
 * Numbered messages between parties, in the order in which they happen.
 */
export interface SequenceDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'sequence'
  /**
   * The names of the parties, from left to right.
   *
   * @minItems 2
   * @maxItems 4
   */
  parties: Text[]
  /**
   * The steps, in order.
   *
   * @minItems 1
   * @maxItems 10
   */
  steps: SequenceStep[]
}
/**
 * One step, from one party to another.
 */
export interface SequenceStep {
  /**
   * The party that sends.
   */
  from: string
  /**
   * The party that receives.
   */
  to: string
  /**
   * The item that passes between them.
   */
  text: string
}
/**
 * A record with its fields, grouped by the role that writes them.
 */
export interface RecordDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'record'
  /**
   * The heading of the record.
   */
  title: string
  /**
   * The parts of the record, in order.
   *
   * @minItems 1
   * @maxItems 6
   */
  parts: RecordPart[]
}
/**
 * The fields that one role writes.
 */
export interface RecordPart {
  /**
   * The name of the role.
   */
  role: string
  /**
   * The fields, in order.
   *
   * @minItems 1
   * @maxItems 4
   */
  fields: RecordField[]
}
/**
 * One field of the record.
 */
export interface RecordField {
  /**
   * The name of the field.
   */
  label: Text
  /**
   * The content of the field.
   */
  value: Text
}
/**
 * A floor plan of a building, with the contents of each room.
 */
export interface PlanDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'plan'
  /**
   * The rooms, from left to right and row by row.
   *
   * @minItems 1
   * @maxItems 8
   */
  rooms: PlanRoom[]
}
/**
 * One room.
 */
export interface PlanRoom {
  /**
   * The name of the room.
   */
  label: Text
  /**
   * A few words about the room.
   */
  note?: string
  /**
   * Makes the room fill a whole row.
   */
  wide: boolean
  /**
   * The contents of the room.
   *
   * @maxItems 4
   */
  holdings: PlanHolding[]
}
/**
 * One kind of item in the room.
 */
export interface PlanHolding {
  /**
   * The name of the items.
   */
  label: Text
  /**
   * The number of items to draw.
   */
  count: number
}
/**
 * One or more properties that replace the block’s own.
 */
export interface DrawingBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the drawing.
   */
  title?: Text
  /**
   * An explanation of what the drawing shows and why it matters.
   */
  text?: RichText
  /**
   * A caption above the drawing. Mention here if the figures are only examples.
   */
  caption?: string
  /**
   * The drawing's content. Its `kind` determines what else is needed.
   */
  figure?: DrawingFigure
  /**
   * A line below the drawing.
   */
  note?: string
}
/**
 * Content from another site in a frame, such as a map, a video or a calendar. It loads when the visitor asks for it.
 */
export interface EmbedBlock {
  /**
   * The type of the block.
   */
  type: 'embed'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The title of the content: the heading above it, and the frame's name for screen readers.
   */
  title: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The URL of the content: `https://maps.example/embed?place=1`. Its host must be listed under `frames` in the `hosts` of `security` in `settings.json`.
   */
  src: string
  /**
   * The URL of the same content on the other site. A link to it replaces the frame in print, without scripts, and in browsers that cannot show the frame. By default, the `src`.
   */
  href?: Href
  /**
   * A picture shown until the content is loaded, such as a picture of the map.
   */
  poster?: Thumbnail
  /**
   * The frame's aspect ratio, width to height.
   */
  ratio: '21:9' | '16:9' | '4:3' | '1:1' | '3:4'
  /**
   * The frame's height in pixels, instead of a `ratio`, for content whose height does not depend on its width, such as a form.
   */
  height?: number
  /**
   * The browser features that the content may use.
   *
   * Items: The name of a browser feature.
   */
  allow: (
    | 'fullscreen'
    | 'autoplay'
    | 'clipboard-write'
    | 'encrypted-media'
    | 'picture-in-picture'
    | 'web-share'
  )[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: EmbedBlockVariant
  }
}
/**
 * One or more properties that replace the block’s own.
 */
export interface EmbedBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The title of the content: the heading above it, and the frame's name for screen readers.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The URL of the content: `https://maps.example/embed?place=1`. Its host must be listed under `frames` in the `hosts` of `security` in `settings.json`.
   */
  src?: string
  /**
   * The URL of the same content on the other site. A link to it replaces the frame in print, without scripts, and in browsers that cannot show the frame. By default, the `src`.
   */
  href?: Href
  /**
   * A picture shown until the content is loaded, such as a picture of the map.
   */
  poster?: Thumbnail
  /**
   * The frame's aspect ratio, width to height.
   */
  ratio?: '21:9' | '16:9' | '4:3' | '1:1' | '3:4'
  /**
   * The frame's height in pixels, instead of a `ratio`, for content whose height does not depend on its width, such as a form.
   */
  height?: number
  /**
   * The browser features that the content may use.
   *
   * Items: The name of a browser feature.
   */
  allow?: (
    | 'fullscreen'
    | 'autoplay'
    | 'clipboard-write'
    | 'encrypted-media'
    | 'picture-in-picture'
    | 'web-share'
  )[]
}
/**
 * A list of questions. Visitors click a question to open its answer.
 */
export interface FaqBlock {
  /**
   * The type of the block.
   */
  type: 'faq'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading next to or above the questions.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
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
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: FaqBlockVariant
  }
}
/**
 * A search box that filters the questions as the visitor types. It is optional.
 */
export interface FaqSearch {
  /**
   * The accessible name of the box.
   */
  label: string
  /**
   * The placeholder text of the box, in one line.
   */
  placeholder: string
  /**
   * The text above the filtered questions. `{n}` is the number of matches.
   */
  found: string
  /**
   * The text shown when no question matches. `{q}` is the visitor's query.
   */
  empty: string
  /**
   * The button that clears the box.
   */
  clear: string
}
/**
 * A question below each answer that asks whether it helped. By default, it is not shown.
 */
export interface FaqVotes {
  /**
   * The question.
   */
  question: string
  /**
   * The button for a positive answer.
   */
  up: string
  /**
   * The button for a negative answer.
   */
  down: string
}
/**
 * One question and its answer.
 */
export interface FaqItem {
  id: Id
  /**
   * The question, as a visitor would ask it.
   */
  question: Text
  /**
   * The answer.
   */
  answer: RichText
  /**
   * The category of the question.
   */
  category?: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface FaqBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading next to or above the questions.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
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
 * A flow chart made from data: nodes on a grid, with arrows between them.
 */
export interface FlowBlock {
  /**
   * The type of the block.
   */
  type: 'flow'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the diagram.
   */
  title: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * A description of the diagram, for people who cannot see it.
   */
  description: string
  /**
   * A line below the diagram.
   */
  caption?: string
  /**
   * The nodes (the boxes of the diagram), in reading order. Each cell can contain only one node.
   *
   * @minItems 2
   * @maxItems 12
   */
  nodes: FlowNode[]
  /**
   * The arrows. An arrow can point to any node in an adjacent column, or to the nearest node above or below in the same column.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: FlowLink[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
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
   * The node's id, used in `links`. Visitors do not see it.
   */
  id: string
  /**
   * The text in the node.
   */
  label: Text
  /**
   * A few words below the label.
   */
  note?: string
  /**
   * The column of the node, counted from 1 at the left.
   */
  column: number
  /**
   * The row of the node, counted from 1 at the top.
   */
  row: number
  /**
   * The style of the node: a `step`, a party or system `outside` the process, or the `focus` of the diagram.
   */
  kind: 'step' | 'outside' | 'focus'
}
/**
 * An arrow from one node to another.
 */
export interface FlowLink {
  /**
   * The id of the node where the arrow starts.
   */
  from: string
  /**
   * The id of the node where the arrow ends.
   */
  to: string
  /**
   * A few words on what passes along the arrow, for narrow screens and screen readers.
   */
  label?: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface FlowBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the diagram.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * A description of the diagram, for people who cannot see it.
   */
  description?: string
  /**
   * A line below the diagram.
   */
  caption?: string
  /**
   * The nodes (the boxes of the diagram), in reading order. Each cell can contain only one node.
   *
   * @minItems 2
   * @maxItems 12
   */
  nodes?: FlowNode[]
  /**
   * The arrows. An arrow can point to any node in an adjacent column, or to the nearest node above or below in the same column.
   *
   * @minItems 1
   * @maxItems 12
   */
  links?: FlowLink[]
}
/**
 * The footer of every page: a description of the organisation, columns of links, and the legal line.
 */
export interface FooterBlock {
  /**
   * The type of the block.
   */
  type: 'footer'
  id?: Id
  /**
   * The colours of the section: `paper` (like the page), `mist` (slightly tinted), `ink` (dark) or `action` (the colour of buttons).
   */
  tone: 'paper' | 'mist' | 'ink' | 'action'
  lazy: Lazy
  /**
   * The site's name and logo, above the description.
   */
  brand?: Brand
  /**
   * A description of the organisation, in one or two sentences.
   */
  text?: RichText
  /**
   * Links to the organisation's profiles on other sites.
   */
  social: LinkItem[]
  /**
   * The columns of links.
   *
   * @maxItems 6
   */
  columns: FooterColumn[]
  /**
   * The layout: `columns` (the description next to columns of links) or `slim` (the links of all columns in one row, without their headings).
   */
  layout: 'columns' | 'slim'
  /**
   * The legal line at the end, such as `© {year} {brand}`.
   */
  copyright: Text
  /**
   * The links next to the legal line.
   */
  links: LinkItem[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: FooterBlockVariant
  }
}
/**
 * The site's name and logo, linked to the home page.
 */
export interface Brand {
  /**
   * The site's name.
   */
  label: Text
  /**
   * The target of the link, usually `/`.
   */
  href: Href
  /**
   * A small logo before the name, from the site's `assets` folder.
   */
  logo?: string
  /**
   * The logo for dark sections, from the site's `assets` folder.
   */
  logoInverse?: string
}
/**
 * A link in a menu or a list. It needs an `href`, or `placeholder: true` if its target does not exist yet.
 */
export interface LinkItem {
  /**
   * The text of the link.
   */
  label: Text
  href?: Href
  /**
   * A line below the text of the link, shown in menus.
   */
  description?: Text
  /**
   * An icon from tabler.io/icons, shown next to the text.
   */
  icon?: IconName
  /**
   * Opens the link in a new tab.
   */
  newTab: boolean
  /**
   * For a target that does not exist yet: the link is shown as unavailable, and does nothing.
   */
  placeholder: boolean
}
/**
 * A heading and its links.
 */
export interface FooterColumn {
  /**
   * The heading above the column's links.
   */
  title: Text
  /**
   * The links of the column.
   *
   * @minItems 1
   */
  links: LinkItem[]
}
/**
 * One or more properties that replace the block’s own.
 */
export interface FooterBlockVariant {
  /**
   * The site's name and logo, above the description.
   */
  brand?: Brand
  /**
   * A description of the organisation, in one or two sentences.
   */
  text?: RichText
  /**
   * Links to the organisation's profiles on other sites.
   */
  social?: LinkItem[]
  /**
   * The columns of links.
   *
   * @maxItems 6
   */
  columns?: FooterColumn[]
  /**
   * The layout: `columns` (the description next to columns of links) or `slim` (the links of all columns in one row, without their headings).
   */
  layout?: 'columns' | 'slim'
  /**
   * The legal line at the end, such as `© {year} {brand}`.
   */
  copyright?: Text
  /**
   * The links next to the legal line.
   */
  links?: LinkItem[]
}
/**
 * A form with its fields and their rules, the URL that receives it, and the messages after sending.
 */
export interface FormBlock {
  /**
   * The type of the block.
   */
  type: 'form'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the form.
   */
  title?: Text
  /**
   * The purpose of the form, and what happens next.
   */
  text?: RichText
  /**
   * The form's name, for screen readers and build messages.
   */
  name: string
  /**
   * The layout of the fields: stacked (`stacked`), or in one line with the button (`inline`).
   */
  layout: 'stacked' | 'inline'
  /**
   * The fields, in order.
   *
   * @minItems 1
   */
  fields: FormField[]
  /**
   * The text of the button.
   */
  submit: string
  /**
   * Text below the button, such as a note on data protection.
   */
  smallPrint?: string
  /**
   * The text of the button while the form is being sent.
   */
  submitting: string
  /**
   * The text for visitors whose browser does not run the form's script. Mention other ways to get in touch. A form with the `http` or `service` transport also works without the script, unless the service is PocketBase.
   */
  noScript?: string
  /**
   * The destination of the form. Its `type` determines what else is needed.
   */
  transport: Transport
  limit?: FormLimit
  /**
   * The name of the toast to show when the form has been sent, from `notices` in `messages.json`.
   */
  success: string
  confirmation?: FormConfirmation
  /**
   * Short texts next to the form on wide screens, and below it on narrow ones: what happens next, a telephone number or the nearest office.
   *
   * @minItems 1
   * @maxItems 4
   */
  aside?: FormAsidePart[]
  prefill?: FormPrefill
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: FormBlockVariant
  }
}
/**
 * A field for one line of text or for several lines.
 */
export interface TextField {
  /**
   * The kind of field: one line of text (`text`), e-mail address (`email`), phone number (`tel`), web address (`url`), search words (`search`) or several lines of text (`textarea`).
   */
  type: 'text' | 'email' | 'tel' | 'url' | 'search' | 'textarea'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The label above the field.
   */
  label: string
  /**
   * A line of help text below the label.
   */
  hint?: string
  /**
   * An example in the empty field, on one line.
   */
  placeholder?: string
  /**
   * The value of the HTML `autocomplete` attribute, which controls what browsers fill in: `given-name`, `family-name`, `email`, `tel`, `organization`, `country-name` and so on, or `off`.
   */
  autocomplete?: string
  /**
   * The width of the field within its row on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * The rules for the value. The form checks them in order and shows the message of the first broken rule. A field without the `required` rule is optional.
   */
  rules: FormRule[]
}
/**
 * A rule that requires a value, or a certain kind of value.
 */
export interface KindRule {
  /**
   * The requirement: not empty (`required`), the name of a person (`personName`), an e-mail address (`email`), a web address that starts with `https:` or `http:` (`url`), or a phone number of 8 to 16 digits (`phone`).
   */
  rule: 'required' | 'personName' | 'email' | 'url' | 'phone'
  /**
   * The error message if the value breaks the rule.
   */
  message: string
}
/**
 * A rule for the length of the value.
 */
export interface LengthRule {
  /**
   * The limit: a minimum length (`minLength`) or a maximum length (`maxLength`).
   */
  rule: 'minLength' | 'maxLength'
  /**
   * A number of characters.
   */
  value: number
  /**
   * The error message if the value has too few or too many characters.
   */
  message: string
}
/**
 * A rule that the value must match a pattern.
 */
export interface PatternRule {
  /**
   * The rule.
   */
  rule: 'pattern'
  /**
   * A regular expression that the whole value must match.
   */
  value: string
  /**
   * The error message if the value does not match.
   */
  message: string
}
/**
 * A list from which visitors choose one option.
 */
export interface SelectField {
  /**
   * The kind of field.
   */
  type: 'select'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The label above the field.
   */
  label: string
  /**
   * A line of help text below the label.
   */
  hint?: string
  /**
   * The text in the field until something is chosen.
   */
  empty: string
  /**
   * The value of the HTML `autocomplete` attribute, which controls what browsers fill in: `given-name`, `family-name`, `email`, `tel`, `organization`, `country-name` and so on, or `off`.
   */
  autocomplete?: string
  /**
   * The width of the field within its row on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * The rules for the value. The form checks them in order and shows the message of the first broken rule. A field without the `required` rule is optional.
   */
  rules: FormRule[]
  /**
   * The options, in order.
   *
   * @minItems 1
   */
  options: SelectOption[]
}
/**
 * One option.
 */
export interface SelectOption {
  /**
   * The value that is sent.
   */
  value: string
  /**
   * The text that visitors see. By default, the value.
   */
  label?: string
}
/**
 * Visible options. Visitors choose one of them.
 */
export interface RadioField {
  /**
   * The kind of field.
   */
  type: 'radio'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The question above the options.
   */
  label: string
  /**
   * A line of help text above the options.
   */
  hint?: string
  /**
   * The width of the field within its row on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * The rules for the value. The form checks them in order and shows the message of the first broken rule. A field without the `required` rule is optional.
   */
  rules: RequiredRule[]
  /**
   * The options, in order.
   *
   * @minItems 1
   */
  options: ChoiceOption[]
}
/**
 * A rule that requires a value.
 */
export interface RequiredRule {
  /**
   * The rule.
   */
  rule: 'required'
  /**
   * The error message if there is no value.
   */
  message: string
}
/**
 * One option.
 */
export interface ChoiceOption {
  /**
   * The value that is sent.
   */
  value: string
  /**
   * The text that visitors see. By default, the value.
   */
  label?: string
  /**
   * Fields that are shown while the option is chosen.
   *
   * @minItems 1
   */
  fields?: InnerField[]
}
/**
 * Visible options. Visitors choose one of them.
 */
export interface InnerRadioField {
  /**
   * The kind of field.
   */
  type: 'radio'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The question above the options.
   */
  label: string
  /**
   * A line of help text above the options.
   */
  hint?: string
  /**
   * The width of the field within its row on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * The rules for the value. The form checks them in order and shows the message of the first broken rule. A field without the `required` rule is optional.
   */
  rules: RequiredRule[]
  /**
   * The options, in order.
   *
   * @minItems 1
   */
  options: InnerOption[]
}
/**
 * One option.
 */
export interface InnerOption {
  /**
   * The value that is sent.
   */
  value: string
  /**
   * The text that visitors see. By default, the value.
   */
  label?: string
}
/**
 * Options. Visitors can choose several of them. It sends the values of the chosen options.
 */
export interface InnerCheckboxesField {
  /**
   * The kind of field.
   */
  type: 'checkboxes'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The question above the options.
   */
  label: string
  /**
   * A line of help text above the options.
   */
  hint?: string
  /**
   * The width of the field within its row on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * The rules for the value. The form checks them in order and shows the message of the first broken rule. A field without the `required` rule is optional.
   */
  rules: ChoicesRule[]
  /**
   * The options, in order.
   *
   * @minItems 1
   */
  options: InnerOption[]
}
/**
 * A rule for the number of chosen options.
 */
export interface CountRule {
  /**
   * The limit: a minimum number (`minItems`) or a maximum number (`maxItems`).
   */
  rule: 'minItems' | 'maxItems'
  /**
   * A number of options.
   */
  value: number
  /**
   * The error message if too few or too many options are chosen.
   */
  message: string
}
/**
 * A box to tick. It sends `yes` if it is ticked, and nothing otherwise.
 */
export interface InnerCheckboxField {
  /**
   * The kind of field.
   */
  type: 'checkbox'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The text next to the box. It can contain links.
   */
  label: string
  /**
   * A line of help text below the box.
   */
  hint?: string
  /**
   * The rules. A box without the `required` rule may stay empty.
   */
  rules: RequiredRule[]
}
/**
 * A box to tick for consent, such as to a privacy policy. If the field is called `privacy`, it also sends its text without formatting as `privacyText`, and the language of the page as `privacyLanguage`, so that the receiver can store what visitors agreed to.
 */
export interface ConsentField {
  /**
   * The kind of field.
   */
  type: 'consent'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The wording that visitors agree to. It can contain links.
   */
  label: string
  /**
   * A line of help text below the box.
   */
  hint?: string
  /**
   * The rules. A box without the `required` rule may stay empty.
   */
  rules: RequiredRule[]
}
/**
 * A field for a number. It accepts a comma or a point before the decimals.
 */
export interface NumberField {
  /**
   * The kind of field.
   */
  type: 'number'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The label above the field.
   */
  label: string
  /**
   * A line of help text below the label.
   */
  hint?: string
  /**
   * An example in the empty field, on one line.
   */
  placeholder?: string
  /**
   * The value of the HTML `autocomplete` attribute, which controls what browsers fill in: `given-name`, `family-name`, `email`, `tel`, `organization`, `country-name` and so on, or `off`.
   */
  autocomplete?: string
  /**
   * The width of the field within its row on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * The rules for the value. The form checks them in order and shows the message of the first broken rule. A field without the `required` rule is optional.
   */
  rules: NumberRule[]
}
/**
 * A rule that requires a number, or a certain kind of number.
 */
export interface NumberKindRule {
  /**
   * The requirement: not empty (`required`), a number (`number`) or a whole number (`integer`).
   */
  rule: 'required' | 'number' | 'integer'
  /**
   * The error message if the value breaks the rule.
   */
  message: string
}
/**
 * A rule for the size of the number.
 */
export interface RangeRule {
  /**
   * The limit: the smallest number (`min`) or the largest number (`max`).
   */
  rule: 'min' | 'max'
  /**
   * A number.
   */
  value: number
  /**
   * The error message if the number is too small or too large.
   */
  message: string
}
/**
 * A field for a date, with the calendar of the browser. It sends the date as `2027-03-01`.
 */
export interface DateField {
  /**
   * The kind of field.
   */
  type: 'date'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The label above the field.
   */
  label: string
  /**
   * A line of help text below the label.
   */
  hint?: string
  /**
   * The value of the HTML `autocomplete` attribute, which controls what browsers fill in: `given-name`, `family-name`, `email`, `tel`, `organization`, `country-name` and so on, or `off`.
   */
  autocomplete?: string
  /**
   * The width of the field within its row on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * The rules for the value. The form checks them in order and shows the message of the first broken rule. A field without the `required` rule is optional.
   */
  rules: DateRule[]
}
/**
 * A rule that requires a date.
 */
export interface DateKindRule {
  /**
   * The requirement: not empty (`required`), or a date of the calendar (`date`).
   */
  rule: 'required' | 'date'
  /**
   * The error message if the value breaks the rule.
   */
  message: string
}
/**
 * A rule for the earliest or the latest date.
 */
export interface PeriodRule {
  /**
   * The limit: the earliest date (`earliest`) or the latest date (`latest`).
   */
  rule: 'earliest' | 'latest'
  /**
   * A date (`2027-03-01`), today (`today`), or a number of days before or after today (`today-30`, `today+14`).
   */
  value: string
  /**
   * The error message if the date is too early or too late.
   */
  message: string
}
/**
 * A field for a time of day. It sends the time as `17:30`.
 */
export interface TimeField {
  /**
   * The kind of field.
   */
  type: 'time'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The label above the field.
   */
  label: string
  /**
   * A line of help text below the label.
   */
  hint?: string
  /**
   * The width of the field within its row on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * The rules for the value. The form checks them in order and shows the message of the first broken rule. A field without the `required` rule is optional.
   */
  rules: TimeRule[]
}
/**
 * A rule that requires a time of day.
 */
export interface TimeKindRule {
  /**
   * The requirement: not empty (`required`), or a time of day (`time`).
   */
  rule: 'required' | 'time'
  /**
   * The error message if the value breaks the rule.
   */
  message: string
}
/**
 * A rule for the earliest or the latest time.
 */
export interface HoursRule {
  /**
   * The limit: the earliest time (`earliest`) or the latest time (`latest`).
   */
  rule: 'earliest' | 'latest'
  /**
   * A time of day with 24 hours: `08:30`, `17:00`.
   */
  value: string
  /**
   * The error message if the time is too early or too late.
   */
  message: string
}
/**
 * A field for files.
 */
export interface FileField {
  /**
   * The kind of field.
   */
  type: 'file'
  /**
   * The name of the field, unique within the form.
   */
  name: FieldName
  /**
   * The label above the field.
   */
  label: string
  /**
   * A line of help text below the label, such as the accepted types and sizes.
   */
  hint?: string
  /**
   * The text of the button that opens the file dialog.
   */
  choose: string
  /**
   * The text that invites visitors to drop a file.
   */
  drop?: string
  /**
   * The text of the button that removes a file.
   */
  remove: string
  /**
   * Sends the files to the receiver. The form must send its values as they were typed (`form-data`). Without this setting, the browser only checks the files.
   */
  send: boolean
  /**
   * The largest number of files, if they are sent. By default, 1.
   */
  max?: number
  /**
   * The rules for the files, if they are sent. A field without the `required` rule is optional.
   */
  rules: RequiredRule[]
  /**
   * The accepted file types.
   *
   * @minItems 1
   */
  accept: FileKind[]
  /**
   * File extensions that are always refused, regardless of the media type.
   */
  blocked: string[]
  /**
   * The maximum size of a file, in bytes.
   */
  maxBytes: number
  /**
   * The maximum length of a file name, in characters.
   */
  maxNameLength: number
}
/**
 * A file type, identified by extension and media type.
 */
export interface FileKind {
  /**
   * The file extension, without the dot.
   */
  extension: string
  /**
   * The media type that browsers report, such as `text/plain`.
   */
  type: string
}
/**
 * A value that visitors do not see: a fixed `value`, or one taken from the page or from its URL.
 */
export interface HiddenField {
  /**
   * The kind of field.
   */
  type: 'hidden'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * A fixed value.
   */
  value?: string
  /**
   * The source of the value: the path of the page (`page`), or a parameter of its URL (`query`), which needs the form's script.
   */
  from?: 'page' | 'query'
  /**
   * The name of the URL's parameter, such as `utm_source`. By default, the name of the field.
   */
  key?: string
}
/**
 * Options. Visitors can choose several of them. It sends the values of the chosen options.
 */
export interface CheckboxesField {
  /**
   * The kind of field.
   */
  type: 'checkboxes'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The question above the options.
   */
  label: string
  /**
   * A line of help text above the options.
   */
  hint?: string
  /**
   * The width of the field within its row on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * The rules for the value. The form checks them in order and shows the message of the first broken rule. A field without the `required` rule is optional.
   */
  rules: ChoicesRule[]
  /**
   * The options, in order.
   *
   * @minItems 1
   */
  options: ChoiceOption[]
}
/**
 * A box to tick. It sends `yes` if it is ticked, and nothing otherwise.
 */
export interface CheckboxField {
  /**
   * The kind of field.
   */
  type: 'checkbox'
  /**
   * The name under which the value is sent, unique within the form.
   */
  name: FieldName
  /**
   * The text next to the box. It can contain links.
   */
  label: string
  /**
   * A line of help text below the box.
   */
  hint?: string
  /**
   * Fields that are shown while the box is ticked.
   *
   * @minItems 1
   */
  fields?: InnerField[]
  /**
   * The rules. A box without the `required` rule may stay empty.
   */
  rules: RequiredRule[]
}
/**
 * Several fields with a common heading.
 */
export interface FieldGroup {
  /**
   * The kind of field.
   */
  type: 'group'
  /**
   * The heading above the fields.
   */
  label: string
  /**
   * A line of help text below the label.
   */
  hint?: string
  /**
   * The fields, in order.
   *
   * @minItems 1
   */
  fields: GroupedField[]
}
/**
 * A honeypot against spam: a field that people do not see. If it is filled in, a bot probably sent the form.
 */
export interface DecoyField {
  /**
   * The kind of field.
   */
  type: 'decoy'
  /**
   * The name of the hidden field, such as `moreRemarks`, unique within the form. Choose a name that browsers and password managers do not fill in.
   */
  name: FieldName
  /**
   * How to handle a form whose honeypot is filled in: `ignore` sends nothing and shows nothing; `send` sends it with the honeypot's value, so that the receiver can flag it and no genuine form is lost.
   */
  caught: 'ignore' | 'send'
}
/**
 * One step of a long form. Visitors see one step at a time or, without the form's script, all of them on one page. A form with steps has nothing else in its `fields`; a `decoy` is in one of the steps.
 */
export interface FormStep {
  /**
   * The kind of field.
   */
  type: 'step'
  /**
   * The heading of the step. The number of the step precedes it.
   */
  label: string
  /**
   * A line of help text below the heading.
   */
  hint?: string
  /**
   * The fields, in order.
   *
   * @minItems 1
   */
  fields: SteppedField[]
}
/**
 * Sends nothing. After a delay, the form behaves as if it had been sent.
 */
export interface SimulatedTransport {
  /**
   * The kind of transport.
   */
  type: 'simulated'
  /**
   * The delay, in milliseconds.
   */
  delay: number
}
/**
 * Sends the values by POST. If the form's script does not run, the browser sends them as `multipart/form-data`.
 */
export interface HttpTransport {
  /**
   * The kind of transport.
   */
  type: 'http'
  /**
   * The receiver: a path on this site or an `https:` URL. It can contain letters from a to z, digits and `- . _ ~ ! $ & ' ( ) * + , ; = : @ % ? /`.
   */
  url: string
  /**
   * How the form's script sends the values: with escaped texts (`json`), or as they were typed (`form-data`), which is also how they are sent without the script. By default, with escaped texts.
   */
  as?: 'json' | 'form-data'
  /**
   * The number of milliseconds to wait for a response before the form reports an error.
   */
  timeout: number
  /**
   * For a receiver that saves a form only once, even if it arrives again with the same token. The form is then resent after status 502, 503 or 504, at most twice: after one second, and after four more.
   */
  idempotent: boolean
  /**
   * The path of the page to which the server redirects (303) when it accepts a form sent without the script.
   */
  answer?: string
  /**
   * The path of the page to which the server redirects (303) when it rejects a form sent without the script.
   */
  refusal?: string
}
/**
 * Sends the values to a form service, in the way that its documentation describes. The service's honeypot is added automatically.
 */
export interface ServiceTransport {
  /**
   * The kind of transport.
   */
  type: 'service'
  /**
   * The form service: Formspree, Web3Forms, Netlify Forms on a site that Netlify serves, or a PocketBase server.
   */
  service: 'formspree' | 'web3forms' | 'netlify' | 'pocketbase'
  /**
   * What identifies the form at the service: the last part of its URL at Formspree (`xayzabcd`), the access key at Web3Forms, a name of your choice, unique within the site, at Netlify, or the name of the collection in PocketBase. Everyone can read it.
   */
  key: string
  /**
   * The URL of your PocketBase server, such as `https://pb.example.com`. The other services have servers of their own.
   */
  server?: string
  /**
   * The number of milliseconds to wait for a response before the form reports an error.
   */
  timeout: number
  /**
   * The path of the page that visitors see after sending the form without the script. By default, a page of the service. Not for PocketBase, which only receives forms from the script.
   */
  answer?: string
}
/**
 * Marks the form as a placeholder: it is shown but does nothing, and a note explains this.
 */
export interface PlaceholderTransport {
  /**
   * The kind of transport.
   */
  type: 'placeholder'
}
/**
 * The limit on how often a visitor can send the form.
 */
export interface FormLimit {
  /**
   * The number of attempts allowed in this period.
   */
  attempts: number
  /**
   * The period, in minutes.
   */
  minutes: number
  /**
   * The name of a field, such as the e-mail address. Attempts are counted separately for each of its values.
   */
  by: string
}
/**
 * Text that appears below the button once the form has been sent, and stays until it is sent again. It receives the focus, so that screen readers read its title.
 */
export interface FormConfirmation {
  /**
   * The heading, such as “What happens next”.
   */
  title: string
  /**
   * A note on what visitors can expect next, and on other ways to get in touch.
   */
  text: string
}
/**
 * A heading with a text, a list or links.
 */
export interface FormAsidePart {
  /**
   * The heading, such as “What happens next”.
   */
  title: Text
  /**
   * One or two sentences.
   */
  text?: RichText
  /**
   * Short points, in order.
   *
   * @minItems 1
   *
   * Items: One point.
   */
  list?: RichText[]
  /**
   * Links, such as a telephone number or an address on a map.
   *
   * @minItems 1
   */
  links?: LinkItem[]
}
/**
 * Cards that insert a line of text into a field. Text that the visitor has already typed is kept.
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
  /**
   * An introduction above the cards.
   */
  text?: RichText
  /**
   * The text of the button that inserts the chosen card's line before the visitor's text.
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
   * The name of the card, unique within the form.
   */
  value: string
  /**
   * An icon from tabler.io/icons, shown on the card.
   */
  icon?: IconName
  /**
   * The text of the card.
   */
  title: string
  /**
   * A few words below the title of the card.
   */
  text?: Text
  /**
   * The line that the card inserts into the field.
   */
  line: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface FormBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the form.
   */
  title?: Text
  /**
   * The purpose of the form, and what happens next.
   */
  text?: RichText
  /**
   * The form's name, for screen readers and build messages.
   */
  name?: string
  /**
   * The layout of the fields: stacked (`stacked`), or in one line with the button (`inline`).
   */
  layout?: 'stacked' | 'inline'
  /**
   * The fields, in order.
   *
   * @minItems 1
   */
  fields?: FormField[]
  /**
   * The text of the button.
   */
  submit?: string
  /**
   * Text below the button, such as a note on data protection.
   */
  smallPrint?: string
  /**
   * The text of the button while the form is being sent.
   */
  submitting?: string
  /**
   * The text for visitors whose browser does not run the form's script. Mention other ways to get in touch. A form with the `http` or `service` transport also works without the script, unless the service is PocketBase.
   */
  noScript?: string
  /**
   * The destination of the form. Its `type` determines what else is needed.
   */
  transport?: Transport
  limit?: FormLimit
  /**
   * The name of the toast to show when the form has been sent, from `notices` in `messages.json`.
   */
  success?: string
  confirmation?: FormConfirmation
  /**
   * Short texts next to the form on wide screens, and below it on narrow ones: what happens next, a telephone number or the nearest office.
   *
   * @minItems 1
   * @maxItems 4
   */
  aside?: FormAsidePart[]
  prefill?: FormPrefill
}
/**
 * Pictures in a grid. A click enlarges a picture; visitors browse with keys, buttons and swipes, and can zoom in.
 */
export interface GalleryBlock {
  /**
   * The type of the block.
   */
  type: 'gallery'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the pictures.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The number of columns on wide screens.
   */
  columns: 2 | 3 | 4
  /**
   * The aspect ratio to which pictures in the grid are cropped: `landscape` (3:2), `square` or `portrait` (2:3). The large view shows the whole picture.
   */
  shape: 'landscape' | 'square' | 'portrait'
  /**
   * The pictures, in order. A `caption` is shown below its picture, in the grid and in the large view.
   *
   * @minItems 1
   */
  items: Picture[]
  labels: GalleryLabels
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: GalleryBlockVariant
  }
}
/**
 * A picture from the site's `assets` folder.
 */
export interface Picture {
  /**
   * The path of the file: `/assets/office-map.svg`. Quire reads the width and height from the file.
   */
  src: string
  /**
   * A description for people who cannot see the picture; an empty text if the picture is only decorative.
   */
  alt: string
  /**
   * A line below the picture.
   */
  caption?: Text
  focus?: Focus
}
/**
 * The text in the large view.
 */
export interface GalleryLabels {
  /**
   * The position of the picture: `{n}` is its number, and `{total}` is the number of pictures.
   */
  position: string
  /**
   * The accessible name of the button for the previous picture.
   */
  previous: string
  /**
   * The accessible name of the button for the next picture.
   */
  next: string
  /**
   * The accessible name of the button that enlarges the picture.
   */
  zoom: string
  /**
   * The accessible name of the button that closes the large view.
   */
  close: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface GalleryBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the pictures.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The number of columns on wide screens.
   */
  columns?: 2 | 3 | 4
  /**
   * The aspect ratio to which pictures in the grid are cropped: `landscape` (3:2), `square` or `portrait` (2:3). The large view shows the whole picture.
   */
  shape?: 'landscape' | 'square' | 'portrait'
  /**
   * The pictures, in order. A `caption` is shown below its picture, in the grid and in the large view.
   *
   * @minItems 1
   */
  items?: Picture[]
  /**
   * The text in the large view.
   */
  labels?: {
    /**
     * The position of the picture: `{n}` is its number, and `{total}` is the number of pictures.
     */
    position: string
    /**
     * The accessible name of the button for the previous picture.
     */
    previous: string
    /**
     * The accessible name of the button for the next picture.
     */
    next: string
    /**
     * The accessible name of the button that enlarges the picture.
     */
    zoom: string
    /**
     * The accessible name of the button that closes the large view.
     */
    close: string
  }
}
/**
 * The header of every page: the site's name, menus, links, a search box and a menu for narrow screens.
 */
export interface HeaderBlock {
  /**
   * The type of the block.
   */
  type: 'header'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * The site's name and logo, at the start of the header.
   */
  brand: Brand
  /**
   * The menus, which open on hover, with a click or by keyboard.
   *
   * @maxItems 6
   */
  groups: MenuGroup[]
  /**
   * Links next to the menus.
   *
   * @maxItems 6
   */
  links: LinkItem[]
  search?: SearchBox
  /**
   * The button at the end of the header. On narrow screens, it is in the menu.
   */
  action?: Action
  mobile: MobileMenu
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: HeaderBlockVariant
  }
}
/**
 * One menu.
 */
export interface MenuGroup {
  /**
   * The text of the button that opens the menu.
   */
  label: Text
  /**
   * The links of the menu.
   *
   * @minItems 1
   */
  links?: LinkItem[]
  /**
   * The links of the menu, grouped under headings with one column each. Use either `sections` or `links`.
   *
   * @minItems 1
   * @maxItems 3
   */
  sections?: MenuSection[]
  /**
   * The number of columns on a wide screen.
   */
  columns: 1 | 2 | 3
}
/**
 * Links under a heading.
 */
export interface MenuSection {
  /**
   * The heading above the section's links.
   */
  title: Text
  /**
   * The links of the section.
   *
   * @minItems 1
   */
  links: LinkItem[]
}
/**
 * A search box that opens the results page.
 */
export interface SearchBox {
  /**
   * The path of the results page. The query is added as `?q=`.
   */
  href: string
  /**
   * The placeholder text of the box, in one line.
   */
  placeholder: string
}
/**
 * The content of the mobile menu, for screens on which the links do not fit in the header. By default, as on large screens: the header's menus, links and button.
 */
export interface MobileMenu {
  /**
   * Collapsible groups of links. Opening one closes the others. By default, as on large screens: the header's menus.
   */
  groups?: MobileMenuGroup[]
  /**
   * Links below the groups. By default, as on large screens: the header's `links`.
   */
  links?: LinkItem[]
  /**
   * Badges, such as certifications.
   */
  badges: Badge[]
  /**
   * The button at the end of the menu. By default, the header's button.
   */
  action?: Action
}
/**
 * A collapsible group of the mobile menu.
 */
export interface MobileMenuGroup {
  /**
   * The text of the button that opens the group.
   */
  label: Text
  /**
   * The links of the group.
   *
   * @minItems 1
   */
  links: LinkItem[]
  /**
   * The maximum height of an open group, in CSS pixels. A longer group scrolls.
   */
  maxHeight: number
}
/**
 * One badge, such as a certification.
 */
export interface Badge {
  /**
   * The name of the badge.
   */
  label: Text
  /**
   * A few words about the badge.
   */
  text?: Text
}
/**
 * One or more properties that replace the block’s own.
 */
export interface HeaderBlockVariant {
  /**
   * The site's name and logo, at the start of the header.
   */
  brand?: Brand
  /**
   * The menus, which open on hover, with a click or by keyboard.
   *
   * @maxItems 6
   */
  groups?: MenuGroup[]
  /**
   * Links next to the menus.
   *
   * @maxItems 6
   */
  links?: LinkItem[]
  search?: SearchBox
  /**
   * The button at the end of the header. On narrow screens, it is in the menu.
   */
  action?: Action
  /**
   * The content of the mobile menu, for screens on which the links do not fit in the header. By default, as on large screens: the header's menus, links and button.
   */
  mobile?: {
    /**
     * Collapsible groups of links. Opening one closes the others. By default, as on large screens: the header's menus.
     */
    groups?: MobileMenuGroup[]
    /**
     * Links below the groups. By default, as on large screens: the header's `links`.
     */
    links?: LinkItem[]
    /**
     * Badges, such as certifications.
     */
    badges: Badge[]
    /**
     * The button at the end of the menu. By default, the header's button.
     */
    action?: Action
  }
}
/**
 * The start of a page: the main heading, a short text, calls to action and, optionally, a picture or a block.
 */
export interface HeroBlock {
  /**
   * The type of the block.
   */
  type: 'hero'
  id?: Id
  /**
   * The colours of the section: `paper` (like the page), `mist` (slightly tinted), `ink` (dark) or `action` (the colour of buttons).
   */
  tone: 'paper' | 'mist' | 'ink' | 'action'
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  title: MainHeading
  /**
   * An introduction to the page, in one or two sentences.
   */
  text?: RichText
  actions: Actions
  /**
   * A picture next to the text on wide screens, or behind it.
   */
  picture?: Picture
  /**
   * The position of the picture: `beside` the text, or `behind` it across the whole section. Behind the text, an overlay in the colour of the section keeps the text readable on any picture.
   */
  picturePlace: 'beside' | 'behind'
  /**
   * The layout: `standard` (the text next to its picture or block), `centred` (in the middle, the picture or block below), `full-bleed` (the picture below the text, from edge to edge of the window) or `compact` (low, with the text next to the heading). A standard opening without a picture or a block is compact. `picturePlace` applies to `standard` and `compact`.
   */
  layout: 'standard' | 'centred' | 'full-bleed' | 'compact'
  /**
   * A block next to the text on wide screens, instead of a picture.
   */
  aside?: Block
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: HeroBlockVariant
  }
}
/**
 * One or more properties that replace the block’s own.
 */
export interface HeroBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  title?: MainHeading
  /**
   * An introduction to the page, in one or two sentences.
   */
  text?: RichText
  /**
   * Up to three calls to action, the most important first.
   *
   * @maxItems 3
   */
  actions?: Action[]
  /**
   * A picture next to the text on wide screens, or behind it.
   */
  picture?: Picture
  /**
   * The position of the picture: `beside` the text, or `behind` it across the whole section. Behind the text, an overlay in the colour of the section keeps the text readable on any picture.
   */
  picturePlace?: 'beside' | 'behind'
  /**
   * The layout: `standard` (the text next to its picture or block), `centred` (in the middle, the picture or block below), `full-bleed` (the picture below the text, from edge to edge of the window) or `compact` (low, with the text next to the heading). A standard opening without a picture or a block is compact. `picturePlace` applies to `standard` and `compact`.
   */
  layout?: 'standard' | 'centred' | 'full-bleed' | 'compact'
  /**
   * A block next to the text on wide screens, instead of a picture.
   */
  aside?: Block
}
/**
 * A diagram of parts around a centre. When a visitor chooses an audience, the diagram highlights the parts for that audience.
 */
export interface HubDiagramBlock {
  /**
   * The type of the block.
   */
  type: 'hub-diagram'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A description of the diagram, for people who cannot see it.
   */
  label: string
  center: HubCenter
  /**
   * The parts around the centre, clockwise from the top.
   *
   * @minItems 3
   * @maxItems 6
   */
  spokes: HubSpoke[]
  /**
   * The text below the diagram once an audience is chosen. `{audience}` is its name, and `{parts}` lists the highlighted parts.
   */
  note: string
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: HubDiagramBlockVariant
  }
}
/**
 * The text in the middle.
 */
export interface HubCenter {
  /**
   * The name of the centre.
   */
  label: Text
  /**
   * A few words below the name.
   */
  text?: Text
}
/**
 * One part.
 */
export interface HubSpoke {
  /**
   * The name of the part.
   */
  label: Text
  /**
   * A few words below the name, where there is space for them.
   */
  text?: Text
  /**
   * An icon from tabler.io/icons, shown next to the name.
   */
  icon?: IconName
  /**
   * The path of the page about the part.
   */
  href?: Href
  /**
   * The ids of the audiences that this part is for.
   */
  audiences: string[]
}
/**
 * One or more properties that replace the block’s own.
 */
export interface HubDiagramBlockVariant {
  /**
   * A description of the diagram, for people who cannot see it.
   */
  label?: string
  center?: HubCenter
  /**
   * The parts around the centre, clockwise from the top.
   *
   * @minItems 3
   * @maxItems 6
   */
  spokes?: HubSpoke[]
  /**
   * The text below the diagram once an audience is chosen. `{audience}` is its name, and `{parts}` lists the highlighted parts.
   */
  note?: string
}
/**
 * A list of openings, such as jobs or courses, with tabs that filter by department.
 */
export interface ListingsBlock {
  /**
   * The type of the block.
   */
  type: 'listings'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the tabs.
   */
  title: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The name of the row of tabs for screen readers, unique on the page.
   */
  label: string
  /**
   * The tabs, in order. Without scripts, visitors see the whole list.
   *
   * @minItems 2
   */
  filters: ListingFilter[]
  /**
   * For entries that are jobs: search engines receive them as structured job postings.
   */
  jobs: boolean
  /**
   * The entries, in order.
   *
   * @minItems 1
   */
  items: Listing[]
  /**
   * The text of the button in each entry. The button is a placeholder: it is shown as unavailable, and does nothing.
   */
  action?: string
  /**
   * The text shown when a tab has no entries.
   */
  empty: string
  /**
   * The label in front of the location.
   */
  locationLabel: string
  /**
   * The label in front of the kind of contract.
   */
  typeLabel: string
  /**
   * The label in front of the duration.
   */
  durationLabel: string
  /**
   * The label in front of the department.
   */
  departmentLabel: string
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: ListingsBlockVariant
  }
}
/**
 * One tab.
 */
export interface ListingFilter {
  /**
   * The text of the tab.
   */
  label: Text
  /**
   * The department whose entries the tab shows; case does not matter. Without it, the tab shows all entries.
   */
  value?: string
}
/**
 * One opening.
 */
export interface Listing {
  id: Id
  /**
   * The name of the opening.
   */
  title: Text
  /**
   * The location, such as a town.
   */
  location: Text
  /**
   * How to apply. This is shown next to the button, which is only a placeholder.
   */
  apply?: string
  /**
   * The country of a job as a two-letter code (ISO 3166-1), such as `AU`. Only search engines see it.
   */
  country?: string
  /**
   * The kind of contract, such as full-time.
   */
  type?: string
  /**
   * The duration, such as 12 months.
   */
  duration?: string
  /**
   * The department of the opening.
   */
  department?: string
  /**
   * The departments of the opening, if it belongs to several.
   *
   * @minItems 1
   */
  departments?: string[]
  /**
   * The date of publication, such as `2026-11-21`. Only search engines see it.
   */
  posted?: string
  /**
   * A description of the opening.
   */
  description: RichText
}
/**
 * One or more properties that replace the block’s own.
 */
export interface ListingsBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the tabs.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The name of the row of tabs for screen readers, unique on the page.
   */
  label?: string
  /**
   * The tabs, in order. Without scripts, visitors see the whole list.
   *
   * @minItems 2
   */
  filters?: ListingFilter[]
  /**
   * For entries that are jobs: search engines receive them as structured job postings.
   */
  jobs?: boolean
  /**
   * The entries, in order.
   *
   * @minItems 1
   */
  items?: Listing[]
  /**
   * The text of the button in each entry. The button is a placeholder: it is shown as unavailable, and does nothing.
   */
  action?: string
  /**
   * The text shown when a tab has no entries.
   */
  empty?: string
  /**
   * The label in front of the location.
   */
  locationLabel?: string
  /**
   * The label in front of the kind of contract.
   */
  typeLabel?: string
  /**
   * The label in front of the duration.
   */
  durationLabel?: string
  /**
   * The label in front of the department.
   */
  departmentLabel?: string
}
/**
 * A wall of customer or partner logos, all with the same visual weight.
 */
export interface LogosBlock {
  /**
   * The type of the block.
   */
  type: 'logos'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the logos.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * Shows the logos in grey, so that no colour stands out. A linked logo shows its colours on hover.
   */
  greyscale: boolean
  /**
   * The logos, in order. Wide and tall logos get the same area, so crop any empty space around them in the files.
   *
   * @minItems 1
   */
  items: Logo[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: LogosBlockVariant
  }
}
/**
 * One logo.
 */
export interface Logo {
  /**
   * The path of the file: `/assets/logos/bakery.svg`. Quire reads the width and height from the file.
   */
  src: string
  /**
   * The name of the organisation, for people who cannot see the logo.
   */
  alt: Text
  /**
   * The target of the logo's link.
   */
  href?: Href
}
/**
 * One or more properties that replace the block’s own.
 */
export interface LogosBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the logos.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * Shows the logos in grey, so that no colour stands out. A linked logo shows its colours on hover.
   */
  greyscale?: boolean
  /**
   * The logos, in order. Wide and tall logos get the same area, so crop any empty space around them in the files.
   *
   * @minItems 1
   */
  items?: Logo[]
}
/**
 * For the 404 page: links to pages with a path similar to the requested one. If there are no such pages, the block is empty.
 */
export interface NearPagesBlock {
  /**
   * The type of the block.
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
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: NearPagesBlockVariant
  }
}
/**
 * One or more properties that replace the block’s own.
 */
export interface NearPagesBlockVariant {
  /**
   * The heading above the links.
   */
  title?: string
}
/**
 * A short notice above the header of every page, which visitors can close. As the first block in `before` of `layout.json`.
 */
export interface NoticeBarBlock {
  /**
   * The type of the block.
   */
  type: 'notice-bar'
  id?: Id
  /**
   * The colours of the notice: `paper` (like the page), `mist` (slightly tinted), `ink` (dark) or `action` (the colour of buttons).
   */
  tone: 'paper' | 'mist' | 'ink' | 'action'
  lazy: Lazy
  /**
   * The notice: one or two sentences, with links if needed. A changed text is shown again to visitors who closed the old one.
   */
  text: RichText
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: NoticeBarBlockVariant
  }
}
/**
 * One or more properties that replace the block’s own.
 */
export interface NoticeBarBlockVariant {
  /**
   * The notice: one or two sentences, with links if needed. A changed text is shown again to visitors who closed the old one.
   */
  text?: RichText
}
/**
 * The offices of an organisation, as a list and, optionally, on a map with real coastlines.
 */
export interface OfficesBlock {
  /**
   * The type of the block.
   */
  type: 'offices'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the offices.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The label of the main office, such as `Headquarters`.
   */
  primaryLabel: string
  map?: OfficeMap
  /**
   * The offices, in order. Exactly one must be the main office (`isPrimary`).
   *
   * @minItems 1
   */
  items: Office[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: OfficesBlockVariant
  }
}
/**
 * The map next to the list.
 */
export interface OfficeMap {
  /**
   * The area of the map, in degrees of longitude and latitude: west, south, east and north, such as `92 -42 160 20`.
   */
  bounds: string
  /**
   * A description of the map, for people who cannot see it.
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
   * A note about the office, shown below the town.
   */
  name?: string
  /**
   * The street address. It is shown only for the main office.
   */
  address?: string
  /**
   * The phone number, as visitors see it: `+44 1632 960127`.
   */
  phone: string
  /**
   * The e-mail address.
   */
  email: string
  /**
   * Makes this the main office.
   */
  isPrimary: boolean
  /**
   * The office's position: longitude (east is positive), then latitude (north is positive), in degrees. An office outside the map's area is not drawn.
   *
   * @minItems 2
   * @maxItems 2
   */
  coordinates?: number[]
}
/**
 * One or more properties that replace the block’s own.
 */
export interface OfficesBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the offices.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The label of the main office, such as `Headquarters`.
   */
  primaryLabel?: string
  map?: OfficeMap
  /**
   * The offices, in order. Exactly one must be the main office (`isPrimary`).
   *
   * @minItems 1
   */
  items?: Office[]
}
/**
 * Opening hours by day of the week, with today marked, and with holidays.
 */
export interface OpeningHoursBlock {
  /**
   * The type of the block.
   */
  type: 'opening-hours'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the hours, which also names the table.
   */
  title: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The regular hours of one branch. By default, those under `organization` in the settings.
   */
  openingHours?: OpeningHours
  /**
   * Its dates with other hours. By default, those under `organization` in the settings.
   */
  specialHours?: SpecialHours
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: OpeningHoursBlockVariant
  }
}
/**
 * The hours of one or more days of the week. A day with a break has two entries.
 */
export interface OpeningPeriod {
  /**
   * The days with these hours.
   *
   * @minItems 1
   *
   * Items: A day of the week, or all public holidays.
   */
  days: (
    | 'monday'
    | 'tuesday'
    | 'wednesday'
    | 'thursday'
    | 'friday'
    | 'saturday'
    | 'sunday'
    | 'publicHolidays'
  )[]
  opens: ClockTime
  /**
   * The closing time, written like `opens`. A time before `opens` is on the next day.
   */
  closes: ClockTime
}
/**
 * One date, or several in a row.
 */
export interface SpecialPeriod {
  /**
   * A date (`2027-01-01`), or the first and the last day (`2026-12-24/2026-12-26`).
   */
  dates: string
  /**
   * The reason, such as `Christmas`.
   */
  label?: Text
  /**
   * The hours on these dates. By default, closed.
   */
  hours: SpecialHoursPeriod[]
}
/**
 * From opening to closing.
 */
export interface SpecialHoursPeriod {
  opens: ClockTime
  /**
   * The closing time, written like `opens`.
   */
  closes: ClockTime
}
/**
 * One or more properties that replace the block’s own.
 */
export interface OpeningHoursBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the hours, which also names the table.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The regular hours of one branch. By default, those under `organization` in the settings.
   */
  openingHours?: OpeningHours
  /**
   * Its dates with other hours. By default, those under `organization` in the settings.
   */
  specialHours?: SpecialHours
}
/**
 * A list of pages: from a folder, by tag or author, or chosen by hand. New pages appear automatically.
 */
export interface PageListBlock {
  /**
   * The type of the block.
   */
  type: 'page-list'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the list.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  list: PageQuery
  /**
   * The layout: `cards` (with pictures, side by side), `rows` (stacked) or `dates` (short lines that start with the date).
   */
  as: 'cards' | 'rows' | 'dates'
  /**
   * With `first`, the first entry is a lead story: large, with its picture and summary. Only the first page of a paginated list has one.
   */
  lead: 'none' | 'first'
  /**
   * The details that each entry shows in addition to its title, if its page has them. By default, `cards` show the picture, date and summary; `rows` show the date and summary; and `dates` show the date.
   */
  show?: ('date' | 'author' | 'summary' | 'picture' | 'tags')[]
  /**
   * With `tags`, visitors can filter the list by tag, once scripts have loaded.
   */
  filter?: 'tags'
  /**
   * The number of cards side by side on a wide screen.
   */
  columns: 2 | 3 | 4
  /**
   * A link below the list, for example to all news.
   */
  more?: Action
  /**
   * The text shown when the list is empty.
   */
  empty: string
  labels: PageListLabels
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: PageListBlockVariant
  }
}
/**
 * The pages that a list shows: exactly one of `from`, `pages` and `neighbours`, with optional filters.
 */
export interface PageQuery {
  /**
   * A path: the list shows the pages under it, such as `/news/opening` under `/news`. `/` means all pages.
   */
  from?: string
  /**
   * Lists the pages in subfolders of `from` too.
   */
  deep: boolean
  /**
   * The paths of the pages, in the order in which the list shows them.
   *
   * @minItems 1
   *
   * Items: The path of a page: `/news/opening`.
   */
  pages?: string[]
  /**
   * Shows the page before this one in its folder and the page after it.
   */
  neighbours?: true
  /**
   * Only pages with this tag.
   */
  tag?: string
  /**
   * Only pages by this person: an id from `people.json`.
   */
  author?: string
  /**
   * The order: `newest` or `oldest` first, by `title` or by `path`. By default, pages with dates are sorted newest first, and others by title.
   */
  sort?: 'newest' | 'oldest' | 'title' | 'path'
  /**
   * The maximum number of pages in the list.
   */
  limit?: number
  /**
   * The maximum number of entries per page of the list. The remaining entries follow on further pages.
   */
  perPage?: number
}
/**
 * The text of the filter and of the links to further pages.
 */
export interface PageListLabels {
  /**
   * The accessible name of the filter.
   */
  filter: string
  /**
   * The text of the button that shows all entries again.
   */
  all: string
  /**
   * The number of entries that match the filter: `{n}` of `{total}`.
   */
  shown: string
  /**
   * The accessible name of the links to further pages of the list.
   */
  pagination: string
  /**
   * The accessible name of the link to a page of the list; `{n}` is its number.
   */
  page: string
  /**
   * The link to the previous page.
   */
  previous: string
  /**
   * The link to the next page.
   */
  next: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface PageListBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the list.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  list?: PageQuery
  /**
   * The layout: `cards` (with pictures, side by side), `rows` (stacked) or `dates` (short lines that start with the date).
   */
  as?: 'cards' | 'rows' | 'dates'
  /**
   * With `first`, the first entry is a lead story: large, with its picture and summary. Only the first page of a paginated list has one.
   */
  lead?: 'none' | 'first'
  /**
   * The details that each entry shows in addition to its title, if its page has them. By default, `cards` show the picture, date and summary; `rows` show the date and summary; and `dates` show the date.
   */
  show?: ('date' | 'author' | 'summary' | 'picture' | 'tags')[]
  /**
   * With `tags`, visitors can filter the list by tag, once scripts have loaded.
   */
  filter?: 'tags'
  /**
   * The number of cards side by side on a wide screen.
   */
  columns?: 2 | 3 | 4
  /**
   * A link below the list, for example to all news.
   */
  more?: Action
  /**
   * The text shown when the list is empty.
   */
  empty?: string
  /**
   * The text of the filter and of the links to further pages.
   */
  labels?: {
    /**
     * The accessible name of the filter.
     */
    filter: string
    /**
     * The text of the button that shows all entries again.
     */
    all: string
    /**
     * The number of entries that match the filter: `{n}` of `{total}`.
     */
    shown: string
    /**
     * The accessible name of the links to further pages of the list.
     */
    pagination: string
    /**
     * The accessible name of the link to a page of the list; `{n}` is its number.
     */
    page: string
    /**
     * The link to the previous page.
     */
    previous: string
    /**
     * The link to the next page.
     */
    next: string
  }
}
/**
 * People, such as a team, each with a portrait, name and role.
 */
export interface PeopleBlock {
  /**
   * The type of the block.
   */
  type: 'people'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the people.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The number of columns on wide screens.
   */
  columns: 2 | 3 | 4
  /**
   * The people, in order. If some have a portrait, the others show their initials.
   *
   * @minItems 1
   */
  items: PersonEntry[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: PeopleBlockVariant
  }
}
/**
 * One person: a `person` from `people.json`, or at least a `name`.
 */
export interface PersonEntry {
  /**
   * The id of a person in `people.json`, whose name, role, portrait and link are shown. What you write here overrides those.
   */
  person?: string
  /**
   * The name of the person. Required without a `person`.
   */
  name?: Text
  /**
   * The person's role, such as `Head of Sales`.
   */
  role?: Text
  /**
   * A portrait, preferably square.
   */
  picture?: Thumbnail
  /**
   * A few words about the person.
   */
  text?: RichText
  /**
   * The target of the name's link, such as a page about the person.
   */
  href?: Href
  /**
   * Contact details, such as an e-mail address.
   *
   * @minItems 1
   */
  links?: LinkItem[]
}
/**
 * One or more properties that replace the block’s own.
 */
export interface PeopleBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the people.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The number of columns on wide screens.
   */
  columns?: 2 | 3 | 4
  /**
   * The people, in order. If some have a portrait, the others show their initials.
   *
   * @minItems 1
   */
  items?: PersonEntry[]
}
/**
 * A picture with a caption, as wide as the text, the page or the window.
 */
export interface PictureBlock {
  /**
   * The type of the block.
   */
  type: 'picture'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the picture.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The picture. Its `caption` is shown below it.
   */
  picture: Picture
  /**
   * The width of the picture: `text` (as wide as running text), `wide` (as wide as the page) or `full` (as wide as the window; tall pictures are cropped at the top and bottom).
   */
  width: 'text' | 'wide' | 'full'
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: PictureBlockVariant
  }
}
/**
 * One or more properties that replace the block’s own.
 */
export interface PictureBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the picture.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The picture. Its `caption` is shown below it.
   */
  picture?: Picture
  /**
   * The width of the picture: `text` (as wide as running text), `wide` (as wide as the page) or `full` (as wide as the window; tall pictures are cropped at the top and bottom).
   */
  width?: 'text' | 'wide' | 'full'
}
/**
 * Up to six plans side by side, each with its prices and features. Visitors switch between monthly and yearly prices.
 */
export interface PlansBlock {
  /**
   * The type of the block.
   */
  type: 'plans'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the plans.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The currency of the prices, as its ISO 4217 code: `EUR`. Prices are formatted for the site's language.
   */
  currency: string
  /**
   * The billing periods, such as a month and a year. Visitors switch between them; without scripts, all prices are shown.
   *
   * @minItems 1
   * @maxItems 3
   */
  periods: PlanPeriod[]
  /**
   * The text that screen readers read before a feature that the plan does not have.
   */
  notIncluded: string
  /**
   * The plans, in order.
   *
   * @minItems 1
   * @maxItems 6
   */
  items: Plan[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: PlansBlockVariant
  }
}
/**
 * One billing period.
 */
export interface PlanPeriod {
  /**
   * The name in the switch: `Monthly`. By default, it is the `unit`.
   */
  label?: Text
  /**
   * The text after the price: `per month`.
   */
  unit: Text
  /**
   * The advantage of this period, shown in the switch: `Two months free`.
   */
  note?: Text
}
/**
 * One plan, with either `prices` or a `priceText`.
 */
export interface Plan {
  /**
   * The name of the plan.
   */
  name: Text
  /**
   * A sentence about the plan's target group.
   */
  text?: RichText
  /**
   * The price for each of the `periods`, in their order.
   *
   * @minItems 1
   * @maxItems 3
   */
  prices?: number[]
  /**
   * The text to show instead of a price, such as `On request`.
   */
  priceText?: Text
  /**
   * Highlights the plan.
   */
  featured: boolean
  /**
   * A word or two above the name, such as `Most chosen`.
   */
  badge?: Text
  /**
   * The features of the plan, including those that it does not have.
   */
  features: PlanFeature[]
  action?: Action
}
/**
 * One feature.
 */
export interface PlanFeature {
  /**
   * The feature.
   */
  text: RichText
  /**
   * For a feature that the plan has.
   */
  included: boolean
}
/**
 * One or more properties that replace the block’s own.
 */
export interface PlansBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the plans.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The currency of the prices, as its ISO 4217 code: `EUR`. Prices are formatted for the site's language.
   */
  currency?: string
  /**
   * The billing periods, such as a month and a year. Visitors switch between them; without scripts, all prices are shown.
   *
   * @minItems 1
   * @maxItems 3
   */
  periods?: PlanPeriod[]
  /**
   * The text that screen readers read before a feature that the plan does not have.
   */
  notIncluded?: string
  /**
   * The plans, in order.
   *
   * @minItems 1
   * @maxItems 6
   */
  items?: Plan[]
}
/**
 * Running text in sections, for articles, policies and legal documents.
 */
export interface ProseBlock {
  /**
   * The type of the block.
   */
  type: 'prose'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the sections.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * Shows a list of links to the sections next to the text.
   */
  contents: boolean
  /**
   * The sections, in order.
   *
   * @minItems 1
   */
  sections: ProseSection[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
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
  /**
   * The heading of the section.
   */
  title?: Heading
  /**
   * The text of the section. Each entry is a paragraph (`text`), a heading (`heading`), a list (`list`, `numbered` or `outline`), a quotation (`quote`), lines of code (`code`), a table (`table`) or a picture (`picture`).
   */
  content: Content
}
/**
 * One part of running text: exactly one of `text`, `heading`, `list`, `numbered`, `outline`, `quote`, `code`, `table` and `picture`.
 */
export interface ContentItem {
  /**
   * A paragraph.
   */
  text?: RichText
  /**
   * A heading for the entries that follow.
   */
  heading?: Heading
  /**
   * The items of a list.
   *
   * @minItems 1
   */
  list?: RichText[]
  /**
   * The items of a numbered list.
   *
   * @minItems 1
   */
  numbered?: RichText[]
  outline?: ContentOutline
  quote?: ContentQuote
  /**
   * Lines of code, shown exactly as they are written.
   */
  code?: ContentCode
  table?: ContentTable
  /**
   * A picture between the paragraphs.
   */
  picture?: Picture
}
/**
 * A list whose items can contain several elements, such as paragraphs, code or nested lists.
 */
export interface ContentOutline {
  /**
   * Numbers the items.
   */
  numbered: boolean
  /**
   * The number of the first item, if it is not 1.
   */
  start?: number
  /**
   * The items of the list. Each contains running text.
   *
   * @minItems 1
   */
  items: Content[]
}
/**
 * A block quotation.
 */
export interface ContentQuote {
  /**
   * The quoted text.
   */
  content: Content
  /**
   * The author or source, shown below the quotation.
   */
  source?: RichText
}
/**
 * A table. On a narrow screen, it scrolls sideways.
 */
export interface ContentTable {
  /**
   * A caption above the table.
   */
  caption?: Text
  /**
   * The column headings. If the first one is empty, the first cell of each row is a row heading.
   *
   * @minItems 1
   *
   * Items: The heading of a column.
   */
  columns: string[]
  /**
   * The alignment of each column, in the order of `columns`. Right-align numbers that readers compare.
   */
  align?: ('left' | 'center' | 'right')[]
  /**
   * The rows. Each is a list of cells, in the order of `columns`.
   *
   * @minItems 1
   */
  rows: string[][]
}
/**
 * One or more properties that replace the block’s own.
 */
export interface ProseBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the sections.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * Shows a list of links to the sections next to the text.
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
 * One quotation in large type, or several side by side, each with the name of its source.
 */
export interface QuotationBlock {
  /**
   * The type of the block.
   */
  type: 'quotation'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the quotations.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The quotations, in order. A single one is in large type; up to three are side by side.
   *
   * @minItems 1
   */
  items: Quotation[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: QuotationBlockVariant
  }
}
/**
 * One quotation.
 */
export interface Quotation {
  /**
   * The quoted text, without quotation marks.
   */
  text: RichText
  /**
   * Who said it.
   */
  name: Text
  /**
   * The person's role, such as `Head of Sales`.
   */
  role?: Text
  /**
   * The organisation for which the person works.
   */
  organisation?: Text
  /**
   * A portrait of the person, preferably square.
   */
  picture?: Thumbnail
  /**
   * The logo of the organisation, above the quotation. It must be readable on the section's background.
   */
  logo?: Thumbnail
  /**
   * A link to the whole story.
   */
  link?: LinkItem
}
/**
 * One or more properties that replace the block’s own.
 */
export interface QuotationBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the quotations.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The quotations, in order. A single one is in large type; up to three are side by side.
   *
   * @minItems 1
   */
  items?: Quotation[]
}
/**
 * A list of roles. Each can show a small drawing of the screen that people in this role see first.
 */
export interface RolesBlock {
  /**
   * The type of the block.
   */
  type: 'roles'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the roles.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The roles, in order.
   *
   * @minItems 1
   */
  items: Role[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: RolesBlockVariant
  }
}
/**
 * One role.
 */
export interface Role {
  /**
   * The name of the role.
   */
  title: string
  /**
   * A description of what people in this role do, or how they benefit.
   */
  text: RichText
  /**
   * The path of the page about the role.
   */
  href?: Href
  /**
   * The text of the link. By default, the role's name is the link.
   */
  linkLabel?: string
  screen?: RoleScreen
}
/**
 * The screen that people in this role see first.
 */
export interface RoleScreen {
  /**
   * The heading of the screen.
   */
  label: string
  /**
   * The lines on the screen, in order.
   *
   * @minItems 1
   * @maxItems 4
   */
  rows: RoleScreenRow[]
}
/**
 * One line on the screen.
 */
export interface RoleScreenRow {
  /**
   * The topic of the line.
   */
  label: Text
  /**
   * The value at the end of the line, such as a status or a date.
   */
  value?: string
  /**
   * The state of the line: `done`, `open` (needs attention) or `plain` (none).
   */
  state: 'plain' | 'done' | 'open'
  /**
   * A bar below the line, in per cent of its width. Screen readers ignore it, so repeat the number as text.
   */
  bar?: number
}
/**
 * One or more properties that replace the block’s own.
 */
export interface RolesBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the roles.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The roles, in order.
   *
   * @minItems 1
   */
  items?: Role[]
}
/**
 * A screen of a product, drawn from text: a window with figures, tables, charts and a side panel. Numbered explanations can highlight its areas.
 */
export interface ScreenBlock {
  /**
   * The type of the block.
   */
  type: 'screen'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the screen.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The name in the title bar of the window, such as that of the product.
   */
  name: Text
  /**
   * The navigation of the product, shown on wide screens. It is a picture of a menu: visitors cannot use it.
   *
   * @maxItems 9
   *
   * Items: The text of an entry.
   */
  menu: Text[]
  /**
   * The entry of `menu` that the screen shows.
   */
  current?: Text
  /**
   * The areas of the screen, in order, line by line.
   *
   * @minItems 1
   * @maxItems 8
   */
  areas: ScreenArea[]
  /**
   * Shows the badge “Example data”. Turn it off only if the figures are real.
   */
  example: boolean
  /**
   * The choice that shows the whole screen again, after a visitor has highlighted an area.
   */
  wholeLabel: string
  /**
   * A line below the screen.
   */
  note?: string
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: ScreenBlockVariant
  }
}
/**
 * One area of the screen. It has `figures`, a `chart`, a `table` or `details`, or several of them, shown in this order.
 */
export interface ScreenArea {
  /**
   * The heading of the area inside the window.
   */
  title?: Text
  /**
   * The width of the area in the window: a whole line (`full`), 8 of 12 columns (`large`), 6 (`medium`) or 4 (`small`). `panel` is a column at the end, over the full height of the window. On a phone, every area is a whole line.
   */
  size: 'full' | 'large' | 'medium' | 'small' | 'panel'
  /**
   * Key figures, in a row.
   *
   * @minItems 1
   * @maxItems 5
   */
  figures?: ScreenFigure[]
  chart?: ContentChart
  table?: ScreenTable
  /**
   * Lines with a name and a value, such as the terms of a deal.
   *
   * @minItems 1
   * @maxItems 9
   */
  details?: ScreenDetail[]
  callout?: ScreenCallout
}
/**
 * One figure.
 */
export interface ScreenFigure {
  /**
   * The figure with its unit.
   */
  value: Text
  /**
   * The meaning of the figure.
   */
  label: Text
  /**
   * A short line below the figure, such as its change.
   */
  note?: Text
  state?: ScreenState
}
/**
 * A table.
 */
export interface ScreenTable {
  /**
   * The column headings.
   *
   * @minItems 1
   * @maxItems 7
   *
   * Items: The heading of a column.
   */
  columns: string[]
  /**
   * The rows. Each is a list of cells, in the order of `columns`.
   *
   * @minItems 1
   * @maxItems 9
   */
  rows: string[][]
  /**
   * Texts that are states, such as `Settled`. Every cell with this text gets a dot.
   */
  states: ScreenCellState[]
  /**
   * The number of a row that looks selected. The first row is 1.
   */
  chosen?: number
}
/**
 * A text and the colour of its dot.
 */
export interface ScreenCellState {
  /**
   * The text of the cells.
   */
  text: Text
  state: ScreenState
}
/**
 * One line.
 */
export interface ScreenDetail {
  /**
   * The name of the line.
   */
  label: Text
  /**
   * The value of the line.
   */
  value: Text
  state?: ScreenState
}
/**
 * An explanation of the area. Explanations are numbered, and shown below the window. On a phone, each follows its area, and areas without an explanation are hidden.
 */
export interface ScreenCallout {
  /**
   * What the area shows, in a few words.
   */
  title: Text
  /**
   * An explanation, in one or two sentences.
   */
  text: RichText
}
/**
 * One or more properties that replace the block’s own.
 */
export interface ScreenBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the screen.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The name in the title bar of the window, such as that of the product.
   */
  name?: Text
  /**
   * The navigation of the product, shown on wide screens. It is a picture of a menu: visitors cannot use it.
   *
   * @maxItems 9
   *
   * Items: The text of an entry.
   */
  menu?: Text[]
  /**
   * The entry of `menu` that the screen shows.
   */
  current?: Text
  /**
   * The areas of the screen, in order, line by line.
   *
   * @minItems 1
   * @maxItems 8
   */
  areas?: ScreenArea[]
  /**
   * Shows the badge “Example data”. Turn it off only if the figures are real.
   */
  example?: boolean
  /**
   * The choice that shows the whole screen again, after a visitor has highlighted an area.
   */
  wholeLabel?: string
  /**
   * A line below the screen.
   */
  note?: string
}
/**
 * The results of the site's search for the query in the URL (`?q=`), with a search box.
 */
export interface SearchResultsBlock {
  /**
   * The type of the block.
   */
  type: 'search-results'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * The accessible name of the search box.
   */
  label: string
  /**
   * The placeholder text of the box, in one line.
   */
  placeholder: string
  /**
   * The text of the button next to the box.
   */
  submit: string
  /**
   * The text shown while the search runs.
   */
  searching: string
  /**
   * The text above the results. `{n}` is the number of results, and `{q}` is the query.
   */
  found: string
  /**
   * The text of the link in each result.
   */
  linkLabel: string
  /**
   * The text of the button below the first 50 results, which shows more.
   */
  more: string
  prompt: SearchPrompt
  none: SearchNone
  failed: SearchFailed
  unscripted: SearchUnscripted
  /**
   * The text of the link to a suggested search when nothing was found. `{term}` is the suggestion.
   */
  suggestion: string
  /**
   * The heading above pages that contain all words of the query in any order, shown when nothing was found.
   */
  allWords: string
  /**
   * Links shown when nothing was found or the search does not work.
   */
  links: LinkItem[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: SearchResultsBlockVariant
  }
}
/**
 * The text shown before a search.
 */
export interface SearchPrompt {
  /**
   * The heading.
   */
  title: string
  /**
   * A suggestion for what the visitor can do next.
   */
  text: string
}
/**
 * The text shown when nothing was found. `{q}` is the query.
 */
export interface SearchNone {
  /**
   * The heading.
   */
  title: string
  /**
   * A suggestion for what the visitor can do next.
   */
  text: string
}
/**
 * The text shown when the search could not be loaded.
 */
export interface SearchFailed {
  /**
   * The heading.
   */
  title: string
  /**
   * A suggestion for what the visitor can do next.
   */
  text: string
}
/**
 * The text shown when scripts do not run, because the search needs scripts.
 */
export interface SearchUnscripted {
  /**
   * The heading.
   */
  title: string
  /**
   * A suggestion for what the visitor can do next.
   */
  text: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface SearchResultsBlockVariant {
  /**
   * The accessible name of the search box.
   */
  label?: string
  /**
   * The placeholder text of the box, in one line.
   */
  placeholder?: string
  /**
   * The text of the button next to the box.
   */
  submit?: string
  /**
   * The text shown while the search runs.
   */
  searching?: string
  /**
   * The text above the results. `{n}` is the number of results, and `{q}` is the query.
   */
  found?: string
  /**
   * The text of the link in each result.
   */
  linkLabel?: string
  /**
   * The text of the button below the first 50 results, which shows more.
   */
  more?: string
  /**
   * The text shown before a search.
   */
  prompt?: {
    /**
     * The heading.
     */
    title: string
    /**
     * A suggestion for what the visitor can do next.
     */
    text: string
  }
  /**
   * The text shown when nothing was found. `{q}` is the query.
   */
  none?: {
    /**
     * The heading.
     */
    title: string
    /**
     * A suggestion for what the visitor can do next.
     */
    text: string
  }
  /**
   * The text shown when the search could not be loaded.
   */
  failed?: {
    /**
     * The heading.
     */
    title: string
    /**
     * A suggestion for what the visitor can do next.
     */
    text: string
  }
  /**
   * The text shown when scripts do not run, because the search needs scripts.
   */
  unscripted?: {
    /**
     * The heading.
     */
    title: string
    /**
     * A suggestion for what the visitor can do next.
     */
    text: string
  }
  /**
   * The text of the link to a suggested search when nothing was found. `{term}` is the suggestion.
   */
  suggestion?: string
  /**
   * The heading above pages that contain all words of the query in any order, shown when nothing was found.
   */
  allWords?: string
  /**
   * Links shown when nothing was found or the search does not work.
   */
  links?: LinkItem[]
}
/**
 * Text next to a picture, or next to a list of points.
 */
export interface SplitBlock {
  /**
   * The type of the block.
   */
  type: 'split'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading of the text.
   */
  title: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The text. Each entry is a paragraph (`text`), a heading (`heading`), a list (`list`, `numbered` or `outline`), a quotation (`quote`), lines of code (`code`), a table (`table`) or a picture (`picture`).
   */
  content?: Content
  /**
   * Short facts, each with a heading, shown next to the text.
   */
  points: Point[]
  /**
   * A picture next to the text.
   */
  picture?: Picture
  /**
   * The side of the picture or the points on a wide screen.
   */
  side: 'left' | 'right'
  /**
   * The layout: `standard` (two equal columns) or `feature` (a larger picture and a narrower text).
   */
  layout: 'standard' | 'feature'
  actions: Actions
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: SplitBlockVariant
  }
}
/**
 * One fact.
 */
export interface Point {
  /**
   * The fact in a few words.
   */
  title: Text
  /**
   * An explanation, in one or two sentences.
   */
  text: RichText
}
/**
 * One or more properties that replace the block’s own.
 */
export interface SplitBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading of the text.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The text. Each entry is a paragraph (`text`), a heading (`heading`), a list (`list`, `numbered` or `outline`), a quotation (`quote`), lines of code (`code`), a table (`table`) or a picture (`picture`).
   */
  content?: Content
  /**
   * Short facts, each with a heading, shown next to the text.
   */
  points?: Point[]
  /**
   * A picture next to the text.
   */
  picture?: Picture
  /**
   * The side of the picture or the points on a wide screen.
   */
  side?: 'left' | 'right'
  /**
   * The layout: `standard` (two equal columns) or `feature` (a larger picture and a narrower text).
   */
  layout?: 'standard' | 'feature'
  /**
   * Up to three calls to action, the most important first.
   *
   * @maxItems 3
   */
  actions?: Action[]
}
/**
 * A row of figures, each with a label.
 */
export interface StatsBlock {
  /**
   * The type of the block.
   */
  type: 'stats'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the figures.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The figures, in order.
   *
   * @minItems 1
   * @maxItems 6
   */
  items: Stat[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: StatsBlockVariant
  }
}
/**
 * One figure.
 */
export interface Stat {
  /**
   * The figure with its unit, in large type: `98 %`.
   */
  value: Text
  /**
   * The meaning of the figure.
   */
  label: Text
  bar?: StatBar
}
/**
 * A bar that shows the figure as part of a whole. The figure itself is still required in `value`.
 */
export interface StatBar {
  /**
   * The start of the filled part. It is 0 unless the figure is a range.
   */
  from: number
  /**
   * The end of the filled part.
   */
  to: number
  /**
   * The end of the scale, which represents the whole.
   */
  of: number
  /**
   * The unit after the numbers at both ends of the scale, such as `%`.
   */
  unit: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface StatsBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the figures.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
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
 * A numbered list of steps, in the order in which they happen.
 */
export interface StepsBlock {
  /**
   * The type of the block.
   */
  type: 'steps'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the steps.
   */
  title: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The steps, in order.
   *
   * @minItems 2
   */
  items: Step[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: StepsBlockVariant
  }
}
/**
 * One step.
 */
export interface Step {
  /**
   * The name of the step.
   */
  title: Text
  /**
   * A description of the step.
   */
  text: RichText
  /**
   * A short note next to the step, such as how long it takes.
   */
  note?: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface StepsBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the steps.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The steps, in order.
   *
   * @minItems 2
   */
  items?: Step[]
}
/**
 * A table of text and numbers. On a narrow screen, it scrolls sideways. It can be sortable.
 */
export interface TableBlock {
  /**
   * The type of the block.
   */
  type: 'table'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the table.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * A caption above the table. Screen readers use it as the table's name.
   */
  caption?: Text
  /**
   * The headings of the columns. A heading can be empty, for example above the row headings. Optional if the rows have headings.
   *
   * @minItems 1
   *
   * Items: The heading of a column.
   */
  columns?: string[]
  /**
   * Makes the first cell of each row its heading.
   */
  rowHeadings: boolean
  /**
   * The alignment of each column, in order and relative to the direction of the language. Numeric columns are aligned at the `end` automatically.
   *
   * @minItems 1
   */
  align?: ('start' | 'center' | 'end')[]
  /**
   * Makes the column headings buttons that sort the rows by number, by date, or alphabetically in the site's language.
   */
  sortable: boolean
  /**
   * The rows. Each is a list of cells, in the order of the columns.
   *
   * @minItems 1
   */
  rows: string[][]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: TableBlockVariant
  }
}
/**
 * One or more properties that replace the block’s own.
 */
export interface TableBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the table.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * A caption above the table. Screen readers use it as the table's name.
   */
  caption?: Text
  /**
   * The headings of the columns. A heading can be empty, for example above the row headings. Optional if the rows have headings.
   *
   * @minItems 1
   *
   * Items: The heading of a column.
   */
  columns?: string[]
  /**
   * Makes the first cell of each row its heading.
   */
  rowHeadings?: boolean
  /**
   * The alignment of each column, in order and relative to the direction of the language. Numeric columns are aligned at the `end` automatically.
   *
   * @minItems 1
   */
  align?: ('start' | 'center' | 'end')[]
  /**
   * Makes the column headings buttons that sort the rows by number, by date, or alphabetically in the site's language.
   */
  sortable?: boolean
  /**
   * The rows. Each is a list of cells, in the order of the columns.
   *
   * @minItems 1
   */
  rows?: string[][]
}
/**
 * Tabs for several views of one topic. Each tab contains blocks, and one tab is shown at a time.
 */
export interface TabsBlock {
  /**
   * The type of the block.
   */
  type: 'tabs'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the tabs.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The name of the row of tabs for screen readers. By default, the title.
   */
  label?: string
  /**
   * The tabs, in order.
   *
   * @minItems 2
   */
  items: TabItem[]
  /**
   * Makes the content of each tab 500 pixels tall and scrollable. In print, all of it is shown.
   */
  scroll: boolean
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: TabsBlockVariant
  }
}
/**
 * One tab, with its content.
 */
export interface TabItem {
  id: Id
  /**
   * The text of the tab.
   */
  label: Text
  /**
   * The blocks that the tab shows.
   *
   * @minItems 1
   */
  blocks: Block[]
}
/**
 * One or more properties that replace the block’s own.
 */
export interface TabsBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the tabs.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The name of the row of tabs for screen readers. By default, the title.
   */
  label?: string
  /**
   * The tabs, in order.
   *
   * @minItems 2
   */
  items?: TabItem[]
  /**
   * Makes the content of each tab 500 pixels tall and scrollable. In print, all of it is shown.
   */
  scroll?: boolean
}
/**
 * Phases or years along a line, in order.
 */
export interface TimelineBlock {
  /**
   * The type of the block.
   */
  type: 'timeline'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the line.
   */
  title: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The phases or years, in order.
   *
   * @minItems 2
   */
  items: TimelineItem[]
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: TimelineBlockVariant
  }
}
/**
 * One phase or year.
 */
export interface TimelineItem {
  /**
   * The date or duration, shown before the title.
   */
  when?: string
  /**
   * The name of the phase.
   */
  title: Text
  /**
   * A description of the phase.
   */
  text: RichText
}
/**
 * One or more properties that replace the block’s own.
 */
export interface TimelineBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the line.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The phases or years, in order.
   *
   * @minItems 2
   */
  items?: TimelineItem[]
}
/**
 * A figure traced back to its source, step by step.
 */
export interface TraceBlock {
  /**
   * The type of the block.
   */
  type: 'trace'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the steps.
   */
  title: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The steps, from the figure back to its source.
   *
   * @minItems 2
   * @maxItems 6
   */
  steps: TraceStep[]
  /**
   * A line below the steps. Mention here if the figures are only examples.
   */
  note?: string
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: TraceBlockVariant
  }
}
/**
 * One step: a place where the figure appears, with the surrounding lines.
 */
export interface TraceStep {
  /**
   * The kind of step, such as `Report line`.
   */
  label: string
  /**
   * The name of this place, such as a report or an account.
   */
  title: string
  /**
   * The figure at this step, in large type.
   */
  value?: string
  /**
   * The lines of this step, each with its value.
   *
   * @maxItems 5
   */
  rows: TraceRow[]
  /**
   * An explanation of how this step is derived from the next one.
   */
  link?: string
}
/**
 * One line of a step.
 */
export interface TraceRow {
  /**
   * The name of the line.
   */
  label: Text
  /**
   * The value of the line.
   */
  value: Text
  /**
   * For the line from which the next step continues.
   */
  followed: boolean
}
/**
 * One or more properties that replace the block’s own.
 */
export interface TraceBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The heading above the steps.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The steps, from the figure back to its source.
   *
   * @minItems 2
   * @maxItems 6
   */
  steps?: TraceStep[]
  /**
   * A line below the steps. Mention here if the figures are only examples.
   */
  note?: string
}
/**
 * A video hosted on the site itself, which loads when the visitor plays it.
 */
export interface VideoBlock {
  /**
   * The type of the block.
   */
  type: 'video'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The video's title: the heading above it, and its name for screen readers.
   */
  title: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The video as MP4, WebM or both; browsers use the first file that they can play. Quire reads the width and height from the first.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: The path of a file: `/assets/tour.mp4`.
   */
  files: string[]
  /**
   * The path of the poster image, shown before the video plays: `/assets/tour.webp`. Preferably a frame from the video. An image with another aspect ratio is cropped.
   */
  poster: string
  /**
   * Captions that visitors can turn on. The check requires them unless the video is `silent`.
   */
  captions: Captions[]
  /**
   * For a video without speech, which needs no captions.
   */
  silent: boolean
  /**
   * A transcript of what is said and shown in the video. Visitors can open it below the video.
   */
  transcript?: Content
  /**
   * What differs for each audience, by its id in `audiences.json`; everything else stays the same.
   */
  byAudience?: {
    [k: string]: VideoBlockVariant
  }
}
/**
 * The captions in one language.
 */
export interface Captions {
  /**
   * The path of a WebVTT file: `/assets/tour.en.vtt`.
   */
  file: string
  /**
   * The code of the language of the captions: `en`, `de-CH`.
   */
  language: string
  /**
   * The name of the captions in the player's menu: `English`.
   */
  label: Text
}
/**
 * One or more properties that replace the block’s own.
 */
export interface VideoBlockVariant {
  /**
   * A short line above the title, such as the topic of the section.
   */
  eyebrow?: Text
  /**
   * The video's title: the heading above it, and its name for screen readers.
   */
  title?: Text
  /**
   * An introduction below the heading.
   */
  text?: RichText
  /**
   * The video as MP4, WebM or both; browsers use the first file that they can play. Quire reads the width and height from the first.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: The path of a file: `/assets/tour.mp4`.
   */
  files?: string[]
  /**
   * The path of the poster image, shown before the video plays: `/assets/tour.webp`. Preferably a frame from the video. An image with another aspect ratio is cropped.
   */
  poster?: string
  /**
   * Captions that visitors can turn on. The check requires them unless the video is `silent`.
   */
  captions?: Captions[]
  /**
   * For a video without speech, which needs no captions.
   */
  silent?: boolean
  /**
   * A transcript of what is said and shown in the video. Visitors can open it below the video.
   */
  transcript?: Content
}
/**
 * Text, a block or a list of blocks that is written once and used by name: `shared/hours.json` is used as `{ "use": "hours" }`.
 */
export interface FragmentFile {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The values that can differ between uses, keyed by name. The content refers to them with placeholders such as `{with.city}`; a page sets them with `{ "use": "hours", "with": { "city": "Bern" } }`.
   */
  parameters: {
    [k: string]: FragmentParameter
  }
  /**
   * The shared content: text, a block, a list of blocks, or any other value that a page can have.
   */
  content: string | object
}
/**
 * A value that can differ between uses.
 */
export interface FragmentParameter {
  /**
   * The purpose of the value.
   */
  description?: string
  /**
   * The default value. Without it, each use must give a value.
   */
  default?: string | number | boolean | object
}
/**
 * The blocks before and after the content of every page.
 */
export interface Layout {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The blocks above the page's own blocks, such as the header.
   */
  before: Block[]
  /**
   * The blocks below the page's own blocks, such as the footer.
   */
  after: Block[]
}
/**
 * The interface text. Messages that you omit appear in the site's language if it is German, French, Dutch or Arabic, and otherwise in English.
 */
export interface Messages {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The announcement for screen readers while a page loads, or while a button waits for its code.
   */
  loading: string
  /**
   * The first link on every page, which lets keyboard users skip the header.
   */
  skipToContent: string
  /**
   * The accessible name of the breadcrumb navigation.
   */
  breadcrumbs: string
  languages: LanguageWords
  /**
   * The accessible name of the notice bar.
   */
  noticeBar: string
  /**
   * The accessible name of the button that closes the notice bar.
   */
  dismissNotice: string
  /**
   * The accessible name of the navigation in the header.
   */
  mainNavigation: string
  /**
   * The accessible name of the button that opens the mobile menu.
   */
  openMenu: string
  /**
   * The accessible name of the button that closes the mobile menu.
   */
  closeMenu: string
  /**
   * The accessible name of the mobile menu.
   */
  mobileMenu: string
  /**
   * The accessible name of the search box in the header and of its button.
   */
  search: string
  /**
   * The announcement for screen readers while a visitor types in a search box. `{n}` is the number of suggested pages below it.
   */
  suggestions: string
  /**
   * The heading above the list of sections on a page.
   */
  onThisPage: string
  /**
   * The button that copies lines of code.
   */
  copyCode: string
  /**
   * The text of the button once the code is copied.
   */
  codeCopied: string
  /**
   * The link below a video that opens its transcript.
   */
  transcript: string
  /**
   * The text for a day without opening hours.
   */
  closed: string
  /**
   * The row of the opening hours on public holidays.
   */
  publicHolidays: string
  /**
   * The button that loads content from another site. `{host}` is the name of that site.
   */
  loadEmbed: string
  /**
   * The note below that button. `{host}` is the name of that site.
   */
  embedNote: string
  /**
   * The link to content from another site, if the page cannot show it. `{host}` is the name of that site.
   */
  openEmbed: string
  /**
   * The description of a link or button that has no target yet, for screen readers and when visitors point at it. A form that is not sent yet shows it next to its button.
   */
  placeholder: string
  /**
   * The note on a block that shows invented data.
   */
  exampleData: string
  /**
   * The announcement for screen readers on a link that opens in a new tab.
   */
  newTab: string
  /**
   * The heading shown when a block or a page fails.
   */
  blockFailedTitle: string
  /**
   * The text shown instead of a block that failed.
   */
  blockFailedText: string
  /**
   * The button shown instead of a block that failed; it reloads the page.
   */
  refreshPage: string
  /**
   * The text shown when a page could not be loaded.
   */
  routeFailed: string
  /**
   * The button that tries to load the page again.
   */
  tryAgain: string
  /**
   * The button that takes visitors to the home page.
   */
  goHome: string
  /**
   * The text shown while a page redirects the visitor.
   */
  redirecting: string
  /**
   * The accessible name of the button that closes a toast.
   */
  closeNotice: string
  notices: Toasts
  /**
   * The error message when required text is missing.
   */
  inputRequired: string
  /**
   * The error message when text could be a script.
   */
  invalidCharacters: string
  /**
   * The error message for an invalid URL.
   */
  invalidUrl: string
  /**
   * The error message when sending the form reveals an invalid e-mail address.
   */
  invalidEmail: string
  /**
   * The error message when the form's security code is missing.
   */
  tokenRequired: string
  /**
   * The note next to the label of an optional field.
   */
  optional: string
  /**
   * The note next to a file field that explains that the file is not sent but stays in the browser. If your settings define `{email}`, the default also asks them to send the file to that address.
   */
  fileNotSent: string
  /**
   * The reason given when there is no file.
   */
  fileMissing: string
  /**
   * The reason given when a file is larger than `{limit}`.
   */
  fileTooBig: string
  /**
   * The reason given when visitors choose more than `{count}` files.
   */
  fileTooMany: string
  /**
   * The reason given when a file is empty.
   */
  fileEmpty: string
  /**
   * The reason given when a file has the extension of a program.
   */
  fileDangerous: string
  /**
   * The reason given when a field does not accept the type of a file. `{type}` is the type that the browser reports.
   */
  fileTypeNotAllowed: string
  /**
   * The reason given when a file name contains characters that are not allowed.
   */
  fileNameInvalid: string
  /**
   * The reason given when a file name is too long.
   */
  fileNameTooLong: string
  /**
   * The reason given when the content of a file is a program.
   */
  fileExecutable: string
  /**
   * The reason given when a text file contains a script.
   */
  fileScript: string
  /**
   * The reason given when a file cannot be read.
   */
  fileUnreadable: string
  /**
   * The warning about an accepted file whose name has more than one dot.
   */
  fileManyDots: string
  /**
   * The warning about an accepted file whose type does not match its extension.
   */
  fileOtherType: string
  /**
   * The note while files are being sent. `{percent}` is the part that has been sent.
   */
  uploadProgress: string
  /**
   * The text of the button that stops sending files.
   */
  uploadCancel: string
  /**
   * The heading of a step of a form. `{step}` is its number, `{steps}` the number of steps, and `{title}` its own heading.
   */
  formStep: string
  /**
   * The text of the button that shows the next step of a form.
   */
  formNext: string
  /**
   * The text of the button that shows the previous step of a form.
   */
  formBack: string
  blocks?: BlockTexts
}
/**
 * The text of the language menu, which only sites in several languages show.
 */
export interface LanguageWords {
  /**
   * The accessible name of the language menu.
   */
  label: string
  /**
   * The note next to the language name when the page has no translation: the link then goes to the home page.
   */
  home: string
}
/**
 * The toasts of the engine and of the site's blocks, keyed by name. You can add your own.
 */
export interface Toasts {
  /**
   * Shown when a form has been sent.
   */
  formSubmitted: {
    /**
     * A few words on what happened.
     */
    title: string
    /**
     * An explanation, or a suggestion for what the visitor can do next.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * Shown when an enquiry has been sent.
   */
  enquirySubmitted: {
    /**
     * A few words on what happened.
     */
    title: string
    /**
     * An explanation, or a suggestion for what the visitor can do next.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * Shown when a visitor sends a form too often. `{minutes}` is the number of minutes to wait.
   */
  tooManyAttempts: {
    /**
     * A few words on what happened.
     */
    title: string
    /**
     * An explanation, or a suggestion for what the visitor can do next.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * Shown when a form's security code does not match.
   */
  securityFailed: {
    /**
     * A few words on what happened.
     */
    title: string
    /**
     * An explanation, or a suggestion for what the visitor can do next.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * Shown when a form could not be sent. By default, it includes the address that replaces `{email}`, if your settings define it.
   */
  submissionFailed: {
    /**
     * A few words on what happened.
     */
    title: string
    /**
     * An explanation, or a suggestion for what the visitor can do next.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * Shown when a file has been accepted. `{name}` is its name, and `{warnings}` are the warnings about it.
   */
  fileUploaded: {
    /**
     * A few words on what happened.
     */
    title: string
    /**
     * An explanation, or a suggestion for what the visitor can do next.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * Shown when a file has been refused. `{reason}` is the reason.
   */
  fileRejected: {
    /**
     * A few words on what happened.
     */
    title: string
    /**
     * An explanation, or a suggestion for what the visitor can do next.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * Shown when a file has been refused because of its content. `{findings}` is the reason.
   */
  fileUnsafe: {
    /**
     * A few words on what happened.
     */
    title: string
    /**
     * An explanation, or a suggestion for what the visitor can do next.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * Shown when a visitor searches too often in a short time.
   */
  searchLimited: {
    /**
     * A few words on what happened.
     */
    title: string
    /**
     * A suggestion for what the visitor can do next.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * Shown when a visitor has rated an answer.
   */
  thanksForFeedback: {
    /**
     * A few words on what happened.
     */
    title: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  [k: string]:
    | ToastMessage
    | {
        /**
         * A few words on what happened.
         */
        title: string
        /**
         * An explanation, or a suggestion for what the visitor can do next.
         */
        description: string
        /**
         * The kind of message.
         */
        variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
      }
    | {
        /**
         * A few words on what happened.
         */
        title: string
        /**
         * A suggestion for what the visitor can do next.
         */
        description: string
        /**
         * The kind of message.
         */
        variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
      }
    | {
        /**
         * A few words on what happened.
         */
        title: string
        /**
         * The kind of message.
         */
        variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
      }
}
/**
 * A toast: a short message that appears over the page. Only one is shown at a time.
 */
export interface ToastMessage {
  /**
   * A few words on what happened.
   */
  title: string
  /**
   * An explanation, or a suggestion for what the visitor can do next.
   */
  description?: string
  /**
   * The kind of message, which determines its icon and colours.
   */
  variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
}
/**
 * The default texts of blocks, by type. A block shows them unless it has a text of its own.
 */
export interface BlockTexts {
  /**
   * The default texts of blocks of the type `audience-selector`.
   */
  'audience-selector'?: {
    /**
     * The announcement for screen readers after a choice. `{audience}` is the audience's name.
     */
    chosen: string
    /**
     * The announcement for screen readers after the choice is cleared.
     */
    cleared: string
  }
  /**
   * The default texts of blocks of the type `byline`.
   */
  byline?: {
    /**
     * The text for the date of the last change. `{date}` is the date.
     */
    updated: string
    /**
     * The accessible name of the list of tags.
     */
    tags: string
  }
  /**
   * The default texts of blocks of the type `calculator`.
   */
  calculator?: {
    /**
     * The heading above the inputs.
     */
    inputsLabel: string
    /**
     * The heading above the results.
     */
    resultsLabel: string
    /**
     * The button that restores the initial values. It appears once a visitor has changed a value.
     */
    resetLabel: string
    /**
     * The text instead of a result that cannot be computed, for example because a formula divides by zero or an input is empty.
     */
    notPossible: string
    /**
     * The message at an input that does not contain a number.
     */
    notNumber: string
    /**
     * The message at an input with a number below its `min`. `{min}` is replaced with that number.
     */
    tooSmall: string
    /**
     * The message at an input with a number above its `max`. `{max}` is replaced with that number.
     */
    tooLarge: string
  }
  /**
   * The default texts of blocks of the type `faq`.
   */
  faq?: {
    /**
     * A search box that filters the questions as the visitor types. It is optional.
     */
    search?: {
      /**
       * The accessible name of the box.
       */
      label: string
      /**
       * The placeholder text of the box, in one line.
       */
      placeholder: string
      /**
       * The text above the filtered questions. `{n}` is the number of matches.
       */
      found: string
      /**
       * The text shown when no question matches. `{q}` is the visitor's query.
       */
      empty: string
      /**
       * The button that clears the box.
       */
      clear: string
    }
    /**
     * A question below each answer that asks whether it helped. By default, it is not shown.
     */
    votes?: {
      /**
       * The question.
       */
      question: string
      /**
       * The button for a positive answer.
       */
      up: string
      /**
       * The button for a negative answer.
       */
      down: string
    }
  }
  /**
   * The default texts of blocks of the type `form`.
   */
  form?: {
    /**
     * The text of the button while the form is being sent.
     */
    submitting: string
    /**
     * A list from which visitors choose one option.
     */
    selectField?: {
      /**
       * The text in the field until something is chosen.
       */
      empty: string
    }
    /**
     * A field for files.
     */
    fileField?: {
      /**
       * The text of the button that removes a file.
       */
      remove: string
    }
  }
  /**
   * The default texts of blocks of the type `gallery`.
   */
  gallery?: {
    /**
     * The text in the large view.
     */
    labels?: {
      /**
       * The position of the picture: `{n}` is its number, and `{total}` is the number of pictures.
       */
      position: string
      /**
       * The accessible name of the button for the previous picture.
       */
      previous: string
      /**
       * The accessible name of the button for the next picture.
       */
      next: string
      /**
       * The accessible name of the button that enlarges the picture.
       */
      zoom: string
      /**
       * The accessible name of the button that closes the large view.
       */
      close: string
    }
  }
  /**
   * The default texts of blocks of the type `header`.
   */
  header?: {
    /**
     * A search box that opens the results page.
     */
    search?: {
      /**
       * The placeholder text of the box, in one line.
       */
      placeholder: string
    }
  }
  /**
   * The default texts of blocks of the type `listings`.
   */
  listings?: {
    /**
     * The text shown when a tab has no entries.
     */
    empty: string
    /**
     * The label in front of the location.
     */
    locationLabel: string
    /**
     * The label in front of the kind of contract.
     */
    typeLabel: string
    /**
     * The label in front of the duration.
     */
    durationLabel: string
    /**
     * The label in front of the department.
     */
    departmentLabel: string
  }
  /**
   * The default texts of blocks of the type `near-pages`.
   */
  'near-pages'?: {
    /**
     * The heading above the links.
     */
    title: string
  }
  /**
   * The default texts of blocks of the type `page-list`.
   */
  'page-list'?: {
    /**
     * The text shown when the list is empty.
     */
    empty: string
    /**
     * The text of the filter and of the links to further pages.
     */
    labels?: {
      /**
       * The accessible name of the filter.
       */
      filter: string
      /**
       * The text of the button that shows all entries again.
       */
      all: string
      /**
       * The number of entries that match the filter: `{n}` of `{total}`.
       */
      shown: string
      /**
       * The accessible name of the links to further pages of the list.
       */
      pagination: string
      /**
       * The accessible name of the link to a page of the list; `{n}` is its number.
       */
      page: string
      /**
       * The link to the previous page.
       */
      previous: string
      /**
       * The link to the next page.
       */
      next: string
    }
  }
  /**
   * The default texts of blocks of the type `plans`.
   */
  plans?: {
    /**
     * The text that screen readers read before a feature that the plan does not have.
     */
    notIncluded: string
  }
  /**
   * The default texts of blocks of the type `screen`.
   */
  screen?: {
    /**
     * The choice that shows the whole screen again, after a visitor has highlighted an area.
     */
    wholeLabel: string
  }
  /**
   * The default texts of blocks of the type `search-results`.
   */
  'search-results'?: {
    /**
     * The accessible name of the search box.
     */
    label: string
    /**
     * The placeholder text of the box, in one line.
     */
    placeholder: string
    /**
     * The text of the button next to the box.
     */
    submit: string
    /**
     * The text shown while the search runs.
     */
    searching: string
    /**
     * The text above the results. `{n}` is the number of results, and `{q}` is the query.
     */
    found: string
    /**
     * The text of the link in each result.
     */
    linkLabel: string
    /**
     * The text of the button below the first 50 results, which shows more.
     */
    more: string
    /**
     * The text shown before a search.
     */
    prompt?: {
      /**
       * The heading.
       */
      title: string
      /**
       * A suggestion for what the visitor can do next.
       */
      text: string
    }
    /**
     * The text shown when nothing was found. `{q}` is the query.
     */
    none?: {
      /**
       * The heading.
       */
      title: string
      /**
       * A suggestion for what the visitor can do next.
       */
      text: string
    }
    /**
     * The text shown when the search could not be loaded.
     */
    failed?: {
      /**
       * The heading.
       */
      title: string
      /**
       * A suggestion for what the visitor can do next.
       */
      text: string
    }
    /**
     * The text shown when scripts do not run, because the search needs scripts.
     */
    unscripted?: {
      /**
       * The heading.
       */
      title: string
      /**
       * A suggestion for what the visitor can do next.
       */
      text: string
    }
    /**
     * The text of the link to a suggested search when nothing was found. `{term}` is the suggestion.
     */
    suggestion: string
    /**
     * The heading above pages that contain all words of the query in any order, shown when nothing was found.
     */
    allWords: string
  }
}
/**
 * One page. The file's path determines the page's path: `pages/about.json` is published at `/about`.
 */
export interface Page {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The title of the page, on one line without control characters. It appears in browser tabs, in search results and to screen readers. Quire adds the site's name.
   */
  title: string
  /**
   * A summary of the page in one or two sentences, for search engines and link previews. It is one line, without control characters.
   */
  description: string
  /**
   * What search engines do with this page: show it and follow its links (`index, follow`), only follow its links (`noindex, follow`), or neither (`noindex, nofollow`). By default, the site's setting applies.
   */
  robots?: 'index, follow' | 'noindex, follow' | 'noindex, nofollow'
  /**
   * Keeps the page unpublished regardless of its dates. `quire dev` shows it with a badge.
   */
  draft?: Draft
  publishAt?: PublishAt
  /**
   * When the page expires. After that, its path redirects if there is a rule for it, and otherwise returns status 410 (Gone).
   */
  expireAt?: ExpireAt
  /**
   * In a translation, the version of the original page that was translated. `quire check --fix` writes it. Once you have translated later changes, run `quire translated`.
   */
  original?: string
  /**
   * The publication date: `2026-03-01`, or with a time `2026-03-01T09:30`. Lists are sorted by it, and search engines and other sites read it.
   */
  date?: string
  /**
   * The date of the last change that matters to readers, written like `date`.
   */
  updated?: string
  /**
   * The author: the id of a person in `people.json`.
   */
  author?: string
  /**
   * Topics of the page, spelled the same on all pages. Lists can select pages by tag, and the search finds pages by their tags.
   */
  tags: Tag[]
  /**
   * The description of the page in lists and search results. By default, its `description`.
   */
  summary?: string
  /**
   * The page's picture in lists.
   */
  picture?: Thumbnail
  /**
   * The parent pages, starting with the home page. Quire adds this page at the end.
   */
  breadcrumbs: LinkItem[]
  search?: SearchEntry
  /**
   * Ends the page with its closing call to action from `cta.json`.
   */
  cta: boolean
  /**
   * A URL on another site. The page redirects visitors there immediately; they see its blocks only if that fails.
   */
  redirectTo?: string
  /**
   * The blocks of the page, from top to bottom.
   *
   * @minItems 1
   */
  blocks: Block[]
}
/**
 * The page's entry in the search index. Without it, the search does not find the page.
 */
export interface SearchEntry {
  /**
   * The title of the search result. By default, the title of the page.
   */
  title?: Text
  /**
   * The text below the result's title. By default, the page's summary or description.
   */
  description?: Text
  /**
   * The kind of page, shown as a badge on the result.
   */
  type: string
  /**
   * Words and phrases for which the search finds the page. By default, its tags.
   *
   * @minItems 1
   */
  keywords?: string[]
  /**
   * Short words and abbreviations for which the search finds the page, such as `fx`. Unlike keywords, they match only as whole words of the query.
   *
   * @minItems 1
   */
  wholeWords?: string[]
  /**
   * The position of the entry in the index. It must be unique. Pages without a position follow, sorted by path.
   */
  order?: number
  /**
   * Searches that must find this page. The check reports an error if one does not.
   */
  expect: SearchExpectation[]
}
/**
 * A query, and the rank that the page must reach for it.
 */
export interface SearchExpectation {
  /**
   * The query, as a visitor may type it.
   */
  query: string
  /**
   * The lowest acceptable rank: `1` for the first result, `3` for one of the first three.
   */
  within: number
}
/**
 * The people that pages can name as authors.
 */
export interface People {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The people, in any order.
   */
  people: Person[]
}
/**
 * One person.
 */
export interface Person {
  /**
   * The id that pages use for the person: letters, digits and hyphens, starting with a lower-case letter.
   */
  id: string
  /**
   * The person's name, as shown to readers.
   */
  name: Text
  /**
   * The person's role: “Head of Sales”.
   */
  role?: Text
  /**
   * A portrait, preferably square.
   */
  picture?: Thumbnail
  /**
   * The target of the name's link: a page about the person, or an `https:` URL.
   */
  href?: Href
}
/**
 * Redirects from old paths to new targets.
 */
export interface Redirects {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The redirects, one per old path or pattern.
   */
  rules: RedirectRule[]
  /**
   * Redirects that only a server can answer: from a query, or from a path outside the site. nginx, Caddy and Apache get rules for them, and `preview` and `dev` answer them too. The first entry that matches applies.
   */
  outside: OutsideRedirect[]
}
/**
 * An old path, or a pattern, and its new target.
 */
export interface RedirectRule {
  /**
   * The old path, such as `/prices`. Only this exact path is redirected; it is case-sensitive. In a pattern, `:name` matches one segment, as in `/blog/:year/:slug`, and a final `*` matches the rest of the path, as in `/2024/*`. The path can contain letters, digits and `- . _ ~ ! $ & ' ( ) + , ; = @`, at most 200 characters in all; write a space as `%20`. It cannot end in a slash or be under `/assets` or `/_data`.
   */
  from: string
  /**
   * The new target: a page (`/about`), an anchor on a page (`/about#story`) or an `https:` URL, with at most 1,000 characters. The `:name` and `*` of `from` can be segments of its path, as in `/news/:slug`.
   */
  to: string
  /**
   * The HTTP status of the redirect.
   */
  status: 301 | 302 | 307 | 308
  /**
   * Makes `from` a second path for the page rather than an old one, so that links on the site may use it.
   */
  alias: boolean
}
/**
 * An old path or query of the host, and its new target.
 */
export interface OutsideRedirect {
  /**
   * The old path on the host, with its query if it had one, such as `/?p=123`. For a site below a path, write that path too: `/docs/?p=123`. The path is case-sensitive, and its trailing slash is optional. The parameters of the query come first and in this order; visitors may send more after them. At most 200 characters in all; write a space as `%20`.
   */
  from: string
  /**
   * The new target: a page (`/about`), an anchor on a page (`/about#story`) or an `https:` URL, with at most 1,000 characters.
   */
  to: string
  /**
   * The HTTP status of the redirect.
   */
  status: 301 | 302 | 307 | 308
}
/**
 * The settings of the whole site.
 */
export interface Settings {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The version of Quire that the site is written for, such as `0.2`. `quire upgrade` updates it. A site without it counts as current.
   */
  quire?: string
  /**
   * The site's name, on one line. Quire adds it to every page title and replaces `{brand}` with it.
   */
  brand: string
  /**
   * The URL of the published site: `https://example.com`, or `https://example.com/docs` if it shares the host. Links within the site omit that path. The host can contain lower-case letters from a to z, digits, hyphens, dots and a port; write names with other letters as `xn--…`. The path can contain letters, digits and `-._~`.
   */
  url: string
  /**
   * The code of the site's language, with the country if that matters, such as `en` or `en-AU`.
   */
  language: string
  /**
   * The site's time zone, such as `Europe/Berlin`, for the times of publication, for dates with a time, and for `{year}`.
   */
  timeZone: string
  /**
   * The additional languages of the site, in the order of the language menu. A language has its pages in a folder in `pages`, and its other files in a folder in `locales`: `pages/de/about.json` is the translation of `pages/about.json`, and `locales/de/layout.json` has its header. Pages outside these folders are in the language given in `language`.
   */
  locales: Locale[]
  /**
   * What search engines do with pages without their own `robots`: show them and follow their links (`index, follow`), only follow their links (`noindex, follow`), or neither (`noindex, nofollow`).
   */
  robots: 'index, follow' | 'noindex, follow' | 'noindex, nofollow'
  /**
   * The icon in browser tabs, from the site's `assets` folder.
   */
  icon?: string
  organization: OrganizationSettings
  linkPictures?: SocialImages
  /**
   * Also publishes each page as Markdown for programs: `/about.md` for `/about`, and `/index.md` for the home page. `/llms.txt` lists these files.
   */
  markdown: boolean
  /**
   * Also publishes compressed copies (`.br` and `.gz`) of text files over 1 kB, for servers that send precompressed files. Hosts that compress files themselves do not need them.
   */
  precompress: boolean
  search: SearchSettings
  /**
   * Your own names in braces and their values: if `email` has the value `sales@example.com`, this address replaces `{email}` in all text. A name consists of letters and digits and starts with a lower-case letter. A value is one line.
   */
  tokens: {
    /**
     * The value: one line, without control characters.
     */
    [k: string]: string
  }
  /**
   * Lets the Back button restore the scroll position. Otherwise, every page opens at the top.
   */
  restoreScroll: boolean
  /**
   * The allowed values of certain texts. Without a list, any value is allowed.
   */
  vocabularies: Vocabularies
  theme: Theme
  security: Security
  check: CheckSettings
  notices: ToastSettings
  monitoring: Monitoring
  chat?: Chat
  badgeRemover?: BadgeRemover
}
/**
 * An additional language of the site, with its own settings.
 */
export interface Locale {
  /**
   * The code of the language, such as `de` or `pt-BR`.
   */
  language: string
  /**
   * The name of its folders, and the first segment of its pages' paths. By default, the language tag in lower case.
   */
  path?: string
  /**
   * The language's own name, shown in the language menu. By default, its usual name, such as `Deutsch`.
   */
  name?: string
  /**
   * For a language in which only some pages are meant to be translated: the check does not report missing pages.
   */
  partial: boolean
  /**
   * The site's name in this language, on one line. By default, `brand`.
   */
  brand?: string
  /**
   * The registered name of the organisation in this language. By default, the name in `organization`.
   */
  legalName?: Text
  /**
   * The names in braces whose values differ in this language. Other names have the values of the site.
   */
  tokens: {
    /**
     * The value: one line, without control characters.
     */
    [k: string]: string
  }
  /**
   * The fonts for this language, for example for another script. By default, the theme's fonts.
   */
  fonts?: ThemeFonts
  /**
   * The allowed values of certain texts in this language. By default, the values in `vocabularies`.
   */
  vocabularies?: Vocabularies
}
/**
 * The two font families of the site.
 */
export interface ThemeFonts {
  /**
   * The font of running text.
   */
  body?: ThemeFont
  /**
   * The font of headings.
   */
  heading?: ThemeFont
}
/**
 * A font family. Without `src`, browsers use a system font.
 */
export interface ThemeFont {
  /**
   * The name of the family, with at most 100 letters, digits, spaces and `- . _ + & '`.
   */
  family: string
  /**
   * The font file (woff2), from the site's `assets` folder.
   */
  src?: string
  /**
   * The weight to use, or a range of weights, from 1 to 1000: `600` or `400 700`. Other weights are not downloaded.
   */
  weight: string
  /**
   * The generic font family to show until the file has loaded. Quire adjusts its metrics to match.
   */
  fallback: 'sans-serif' | 'serif' | 'monospace'
}
/**
 * The allowed values of certain texts. Without a list, any value is allowed.
 */
export interface Vocabularies {
  /**
   * The allowed departments of openings that belong to one department.
   *
   * @minItems 1
   */
  departments?: string[]
  /**
   * The allowed departments of openings that belong to several departments.
   *
   * @minItems 1
   */
  internshipDepartments?: string[]
  /**
   * The allowed durations of openings.
   *
   * @minItems 1
   */
  durations?: string[]
  /**
   * The allowed categories of questions.
   *
   * @minItems 1
   */
  faqCategories?: string[]
  /**
   * The allowed kinds of pages in search results (`search.type`).
   *
   * @minItems 1
   */
  searchTypes?: string[]
}
/**
 * Details for search engines about the organisation behind the site, in addition to its name and URL.
 */
export interface OrganizationSettings {
  /**
   * The registered name of the organisation.
   */
  legalName?: Text
  /**
   * The e-mail address for enquiries.
   */
  email?: Text
  /**
   * The phone number for enquiries, with the country code.
   */
  telephone?: Text
  /**
   * The logo, from the site's `assets` folder; at least 112 pixels wide and high.
   */
  logo?: string
  /**
   * Its type in the vocabulary of [schema.org](https://schema.org/LocalBusiness), such as `Bakery` or `Dentist`. By default, `LocalBusiness` if it has an `address` or `openingHours`, and otherwise `Organization`.
   */
  type?: string
  address?: PostalAddress
  geo?: GeoCoordinates
  openingHours?: OpeningHours
  specialHours?: SpecialHours
  /**
   * The URLs of the organisation's profiles on other sites, such as `https://www.linkedin.com/company/example`.
   */
  profiles: string[]
}
/**
 * Its postal address, which visitors can go to.
 */
export interface PostalAddress {
  /**
   * The street and number.
   */
  street: Text
  /**
   * The postal code.
   */
  postalCode?: Text
  /**
   * The town or city.
   */
  city: Text
  /**
   * The state, province or county.
   */
  region?: Text
  /**
   * The country as [two letters](https://www.iso.org/iso-3166-country-codes.html): `GB`, `DE`.
   */
  country: string
}
/**
 * Its location, in degrees.
 */
export interface GeoCoordinates {
  /**
   * Degrees north of the equator; negative in the south.
   */
  latitude: number
  /**
   * Degrees east of Greenwich; negative in the west.
   */
  longitude: number
}
/**
 * Draws a social image (1200 × 630 pixels) with each page's title. Other sites show it with links to the page. The theme's body font must have a file. Without this setting, pages have no social images.
 */
export interface SocialImages {
  /**
   * The logo for a dark background, from the site's `assets` folder.
   */
  logo?: string
}
/**
 * The site search.
 */
export interface SearchSettings {
  /**
   * The maximum number of searches per visitor per minute. After that, the results page shows a toast (`searchLimited` in `messages.json`).
   */
  perMinute: number
  /**
   * The maximum size in kB (compressed with gzip) of an unsplit search index. The build splits a larger index, and browsers load only the parts that a search needs. `0` always splits it.
   */
  splitAbove: number
}
/**
 * The look of the site: colours, dark mode, fonts, shapes and spacing.
 */
export interface Theme {
  colors: ThemeColors
  dark?: ThemeDark
  /**
   * The two font families of the site.
   */
  fonts: ThemeFonts
  /**
   * The size of headings relative to the text.
   */
  headingSize: 'small' | 'normal' | 'large'
  /**
   * The case of headings: `normal` (as written) or `uppercase` (capital letters).
   */
  headingCase: 'normal' | 'uppercase'
  /**
   * The space between the letters of headings: `tight`, `normal` or `wide`.
   */
  headingTracking: 'tight' | 'normal' | 'wide'
  radius: ThemeRadius
  /**
   * The style of cards: `outlined` (a thin border), `filled` (a tinted background without a border), `raised` (a strong border and a hard shadow) or `ruled` (only a line above, with square corners).
   */
  cards: 'outlined' | 'filled' | 'raised' | 'ruled'
  /**
   * The style of buttons: `filled`, `outlined` (a thin border) or `raised` (a strong border and a hard shadow).
   */
  buttons: 'filled' | 'outlined' | 'raised'
  /**
   * The treatment of pictures: `plain`, `bordered` (a thin border at a small distance) or `monochrome` (shades of grey).
   */
  pictures: 'plain' | 'bordered' | 'monochrome'
  /**
   * The largest width of a page's content: `narrow` (960 pixels), `normal` (1160 pixels) or `wide` (1360 pixels).
   */
  width: 'narrow' | 'normal' | 'wide'
  /**
   * How sections of the same colour are separated: by space only (`spaced`), or also by a line (`rules`).
   */
  sections: 'spaced' | 'rules'
  /**
   * The space around sections and within cards.
   */
  density: 'compact' | 'normal' | 'airy'
  /**
   * The colours of the header at the top of a page: those of the `section` below it, `light` (`paper`) or `dark` (`ink`). With `light` or `dark`, the header keeps these colours while visitors scroll; otherwise, it switches to its own `tone`.
   */
  headerTone: 'section' | 'light' | 'dark'
  /**
   * How ranges such as “15-25%” are drawn when they are written with a hyphen: with the `hyphen`, or with a `dash` (an en dash), not broken across lines. The text keeps its hyphen, for search and for copying.
   */
  ranges: 'hyphen' | 'dash'
  /**
   * The pattern behind the top of a page: `none`, `contour` lines, `dots`, a `grid`, or `lines`.
   */
  pattern: 'contour' | 'dots' | 'grid' | 'lines' | 'none'
  /**
   * A picture to repeat instead of `pattern`. It is drawn in the hairline colour, so only its transparency matters.
   */
  patternPicture?: string
}
/**
 * The site's colours, each as `#rrggbb`.
 */
export interface ThemeColors {
  /**
   * The text, and the background of dark sections.
   */
  ink: string
  /**
   * The background of the page.
   */
  paper: string
  /**
   * The background of quiet sections.
   */
  mist: string
  /**
   * Buttons, links and the focus ring; white text must be readable on it.
   */
  action: string
  /**
   * Small accents and hairlines, but never text.
   */
  accent: string
  /**
   * Secondary text on light sections. By default, a lighter ink.
   */
  muted?: string
  /**
   * Hairlines on light sections. By default, a faint ink.
   */
  line?: string
  /**
   * Secondary text on dark sections. By default, paper tinted with ink.
   */
  inkText?: string
  /**
   * Hairlines on dark sections. By default, a lighter ink.
   */
  inkLine?: string
  /**
   * Links and small accents on dark sections. By default, a light shade of the action colour.
   */
  actionOnInk?: string
  /**
   * The background of the darkest section, such as the footer. By default, a darker ink.
   */
  inkDeep?: string
  /**
   * Cards, menus and other raised surfaces.
   */
  surface: string
  /**
   * Success messages in toasts and forms.
   */
  success: string
  /**
   * Errors in toasts and forms.
   */
  error: string
  /**
   * Warnings in toasts and forms.
   */
  warning: string
  /**
   * Neutral toasts.
   */
  info: string
}
/**
 * The colours of dark mode, for visitors whose system is set to dark. Quire derives the colours that you omit, which can be all of them. Without this setting, the site is always light. `ink` and `action` sections do not change.
 */
export interface ThemeDark {
  /**
   * The text. By default, a softer `paper`.
   */
  ink?: string
  /**
   * The background of the page. By default, a darker and greyer `ink`.
   */
  paper?: string
  /**
   * The background of quiet sections. By default, a lighter shade of the dark page.
   */
  mist?: string
  /**
   * Cards, menus and other raised surfaces. By default, a lighter shade of the dark page.
   */
  surface?: string
  /**
   * Buttons, links and the focus ring; text in `paper` must be readable on it. By default, the colour of links on dark sections.
   */
  action?: string
  /**
   * Small accents and hairlines, but never text.
   */
  accent?: string
  /**
   * Secondary text.
   */
  muted?: string
  /**
   * Hairlines.
   */
  line?: string
  /**
   * Success messages in toasts and forms.
   */
  success?: string
  /**
   * Errors in toasts and forms.
   */
  error?: string
  /**
   * Warnings in toasts and forms.
   */
  warning?: string
  /**
   * Neutral toasts.
   */
  info?: string
}
/**
 * The corner radii, in CSS pixels.
 */
export interface ThemeRadius {
  /**
   * The radius of fields and small controls.
   */
  control: number
  /**
   * The radius of cards and floating panels.
   */
  card: number
  /**
   * The radius of buttons; 999 makes their ends fully round. By default, the `control` radius.
   */
  button?: number
  /**
   * The radius of pictures. By default, the `card` radius.
   */
  picture?: number
}
/**
 * The security policy, which controls what browsers allow the site to do. Quire generates meta tags, headers and host configuration files from it.
 */
export interface Security {
  hosts: ThirdParties
  /**
   * The content from other hosts that pages can embed (`Cross-Origin-Embedder-Policy`): only files whose host allows it with CORP or CORS headers (`require-corp`), all files, requested without cookies (`credentialless`), or all files and frames (`unsafe-none`). With `unsafe-none`, frames also work in Firefox and Safari, but pages are not isolated from other sites: they cannot use `SharedArrayBuffer`, and framed content may use its own cookies in these browsers.
   */
  embedder: 'require-corp' | 'credentialless' | 'unsafe-none'
  /**
   * Hosts that are known to send CORP or CORS headers. The check warns about all others.
   *
   * Items: A host with a scheme and without a path: `https://api.example.com`. It can contain lower-case letters, digits, hyphens and dots, begin with `*.` and end with a port.
   */
  embeddable: string[]
  /**
   * The information that other sites receive about the page a visitor came from (`Referrer-Policy`).
   */
  referrer: 'no-referrer' | 'same-origin' | 'strict-origin' | 'strict-origin-when-cross-origin'
  /**
   * Browser features that no page may use.
   *
   * Items: The name of a browser feature: lower-case letters, with hyphens between words.
   */
  deniedFeatures: string[]
  contact?: SecurityContact
  strictTransport: StrictTransport
  /**
   * Adds meta tags to pages for policies that browsers honour only as headers. The tags have no effect, and browsers log warnings about some of them.
   */
  literalMeta: boolean
}
/**
 * The third-party hosts that the site uses, by purpose. Browsers block all others, except the hosts that receive the site's forms and reports: Quire allows these automatically.
 */
export interface ThirdParties {
  /**
   * Hosts of the marketing or CRM provider, for scripts, pictures and requests.
   *
   * Items: A host with a scheme and without a path: `https://api.example.com`. It can contain lower-case letters, digits, hyphens and dots, begin with `*.` and end with a port.
   */
  crm: string[]
  /**
   * Hosts of the analytics provider, for scripts, pictures and requests.
   *
   * Items: A host with a scheme and without a path: `https://api.example.com`. It can contain lower-case letters, digits, hyphens and dots, begin with `*.` and end with a port.
   */
  analytics: string[]
  /**
   * Hosts of the chat provider, for scripts, pictures and requests.
   *
   * Items: A host with a scheme and without a path: `https://api.example.com`. It can contain lower-case letters, digits, hyphens and dots, begin with `*.` and end with a port.
   */
  chat: string[]
  /**
   * Hosts of the forms provider, for requests.
   *
   * Items: A host with a scheme and without a path: `https://api.example.com`. It can contain lower-case letters, digits, hyphens and dots, begin with `*.` and end with a port.
   */
  forms: string[]
  /**
   * Hosts whose content pages show in frames, such as maps and videos. Each page allows only the hosts of its own frames.
   *
   * Items: A host with a scheme and without a path: `https://api.example.com`. It can contain lower-case letters, digits, hyphens and dots, begin with `*.` and end with a port.
   */
  frames: string[]
  /**
   * Hosts of the font service, for style sheets and fonts.
   *
   * Items: A host with a scheme and without a path: `https://api.example.com`. It can contain lower-case letters, digits, hyphens and dots, begin with `*.` and end with a port.
   */
  fonts: string[]
}
/**
 * The contacts for reporting a security problem with the site. Quire publishes them in `/.well-known/security.txt` (RFC 9116). Without contacts, the file is not written.
 */
export interface SecurityContact {
  /**
   * The contacts, the preferred one first: `mailto:security@example.com`, `https://example.com/report` or `tel:+61-8-5550-0100`.
   *
   * @minItems 1
   *
   * Items: A contact that begins with `mailto:`, `https://` or `tel:+`.
   */
  addresses: string[]
  /**
   * The date on which these contacts expire, less than a year from today: `2027-06-30`. The check warns you 30 days before.
   */
  expires: string
  /**
   * The codes of the languages in which you accept reports. By default, the site's language.
   *
   * @minItems 1
   *
   * Items: The code of a language: `en`, `de-CH`.
   */
  languages?: string[]
  /**
   * The URL of a page that explains how you handle reports: `https://example.com/security-policy`.
   */
  policy?: string
}
/**
 * The time for which browsers insist on HTTPS for the site (`Strict-Transport-Security`). Browsers keep the last value they received until it expires. Increase it step by step: the guide “Security headers” explains how.
 */
export interface StrictTransport {
  /**
   * The duration in seconds, counted from the latest visit. `0` makes browsers forget an earlier value.
   */
  maxAge: number
  /**
   * Applies the rule to all subdomains too.
   */
  includeSubDomains: boolean
  /**
   * Lets browsers include this rule in their preload list, so that it applies before the first visit. Undoing this takes months.
   */
  preload: boolean
}
/**
 * Settings for the check.
 */
export interface CheckSettings {
  /**
   * Warnings to ignore because they do not apply to this site. Errors cannot be ignored.
   */
  ignore: IgnoredWarning[]
}
/**
 * A kind of warning to ignore in one file.
 */
export interface IgnoredWarning {
  /**
   * The name of the warning, as the check prints it: `long-title`.
   */
  rule: string
  /**
   * The file with the warning, relative to the site's folder: `pages/about.json`.
   */
  file: string
  /**
   * The reason why the warning does not apply, for the next person who reads this file.
   */
  reason: string
}
/**
 * How toasts behave.
 */
export interface ToastSettings {
  /**
   * The number of milliseconds after which a toast closes automatically. With `0`, toasts stay until visitors close them; errors and warnings always do.
   */
  duration: number
}
/**
 * The reports that visitors' browsers send to you.
 */
export interface Monitoring {
  errors: ErrorMonitoring
  performance: PerformanceMonitoring
}
/**
 * Reports errors that happen in visitors' browsers, at most 10 per session.
 */
export interface ErrorMonitoring {
  /**
   * The URL or path that receives each report as JSON, by POST: `https://errors.example.com/report` or `/report`. Without it, nothing is reported. It can contain letters from a to z, digits and `- . _ ~ ! $ & ' ( ) * + , ; = : @ % ? /`.
   */
  url?: string
}
/**
 * Reports page performance for visitors (the web vitals LCP, CLS, INP, FCP and TTFB), at most 10 times per session. Measuring begins one second after the page has loaded.
 */
export interface PerformanceMonitoring {
  /**
   * The URL or path that receives each report as JSON, by POST: `https://stats.example.com/vitals` or `/vitals`. Without it, nothing is sent, but other scripts can read the figures from the `quire:vitals` event. It can contain letters from a to z, digits and `- . _ ~ ! $ & ' ( ) * + , ; = : @ % ? /`.
   */
  url?: string
}
/**
 * A third-party script, such as a chat widget. It is loaded two seconds after the page.
 */
export interface Chat {
  /**
   * The URL or path of the script. A script on another host needs an entry under `security.hosts`, and the host must send CORS headers. Put your own script in the site's `assets` folder. It can contain letters from a to z, digits and `- . _ ~ ! $ & ' ( ) * + , ; = : @ % ? /`.
   */
  src: string
  /**
   * Options that the script reads from its element: `"account": "a1"` becomes the `data-account="a1"` attribute.
   */
  options: {
    [k: string]: string
  }
}
/**
 * Removes badges that a site builder or host adds to pages: elements that match the selectors, and comments that Quire did not write. The site's own content is never removed.
 */
export interface BadgeRemover {
  /**
   * CSS selectors of the badges, with tags, ids, classes and attributes: `a.builder-badge`, `#builder-badge`, `[data-builder="badge"]`.
   */
  selectors: string[]
}

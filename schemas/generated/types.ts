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
  | CoverageBlock
  | CtaBlock
  | DrawingBlock
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
  | RolesBlock
  | SearchResultsBlock
  | SplitBlock
  | StatsBlock
  | StepsBlock
  | TabsBlock
  | TimelineBlock
  | TraceBlock
/**
 * The section's colours: `paper` (the page), `mist` (quiet), `ink` (dark) or `action` (the action colour).
 */
export type Tone = 'paper' | 'mist' | 'ink' | 'action'
/**
 * Whether the block is rendered only when the reader is within 300px of it, after a navigation inside the site.
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
 * The name of a toast: an entry under `notices` in `messages.json`.
 */
export type ToastName = string
/**
 * Up to three calls to action, the strongest first.
 *
 * @maxItems 3
 */
export type Actions = Action[]
/**
 * What is drawn, by its `kind`.
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
 * One field of a form; `type` says which kind.
 */
export type FormField = DecoyField | FileField | SelectField | TextField
/**
 * The name under which the value is sent: letters and digits, starting with a letter.
 */
export type FieldName = string
/**
 * A rule for the value, with the message when it is broken.
 */
export type FormRule = KindRule | LengthRule | PatternRule
/**
 * Where a form is sent; `type` says how.
 */
export type Transport = SimulatedTransport | HttpTransport | PlaceholderTransport
/**
 * The level-1 heading of the page, which has exactly one.
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
 * The kinds of reader that blocks can vary for.
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
  /**
   * The name that readers see, on the button of the selector.
   */
  name: Text
  /**
   * A sentence about the audience, which the selector shows when it is chosen.
   */
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
 * A path pattern and the block to show there.
 */
export interface CtaRule {
  /**
   * A path (`/about`), a folder (`/solutions/*`) or everything (`*`).
   */
  path: string
  block: Block
}
/**
 * Lets readers choose who they are from the audiences in `audiences.json`; blocks with `byAudience` follow the choice.
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
   * The label before the buttons.
   */
  label: string
  /**
   * The text in place of a description while nothing is chosen.
   */
  text?: string
  /**
   * The name of the button that clears the choice; it shows a ×.
   */
  clearLabel: string
  /**
   * The announcement after a choice; `{audience}` is its name.
   */
  chosen: string
  /**
   * The announcement after the choice is cleared.
   */
  cleared: string
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
   * The label before the buttons.
   */
  label?: string
  /**
   * The text in place of a description while nothing is chosen.
   */
  text?: string
  /**
   * The name of the button that clears the choice; it shows a ×.
   */
  clearLabel?: string
  /**
   * The announcement after a choice; `{audience}` is its name.
   */
  chosen?: string
  /**
   * The announcement after the choice is cleared.
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
  /**
   * A short line above the title, such as the section's subject.
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
   * The marks, in order.
   *
   * @minItems 1
   */
  items: BadgeItem[]
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
   * The mark's picture: an icon from tabler.io/icons, such as `award`.
   */
  icon: IconName
  /**
   * The name of the certificate or mark.
   */
  label: Text
  /**
   * What it certifies, in a few words.
   */
  text?: RichText
}
/**
 * One or more properties that replace the block’s own.
 */
export interface BadgesBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
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
 * A grid of short entries of equal weight, each with an optional link.
 */
export interface CardsBlock {
  /**
   * The block type.
   */
  type: 'cards'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
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
   * How many cards are side by side on a wide screen.
   */
  columns: 2 | 3 | 4
  /**
   * How the cards are drawn: `ruled` (hairlines between them), `boxed` (each in its own frame) or `featured` (large and framed, for a few entries that matter most).
   */
  variant: 'ruled' | 'boxed' | 'featured'
  /**
   * The layout on a narrow screen: `list` (one below another) or `row` (side by side; visitors scroll it).
   */
  narrow: 'list' | 'row'
  /**
   * The cards, in reading order.
   *
   * @minItems 1
   */
  items: Card[]
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: CardsBlockVariant
  }
}
/**
 * One card of the grid.
 */
export interface Card {
  /**
   * An icon above the card's title, from tabler.io/icons.
   */
  icon?: IconName
  /**
   * The heading of the card.
   */
  title: Text
  /**
   * What state the entry is in, shown above its title, such as “In preparation”.
   */
  status?: string
  /**
   * What the card says, in one or two sentences.
   */
  text: RichText
  /**
   * Where the card leads.
   */
  href?: Href
  /**
   * The label of the card's link; without it, the title is the link.
   */
  linkLabel?: string
  /**
   * What the entry offers, as a short list.
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
 * A call to action: a link when it has an `href`, otherwise a button.
 */
export interface Action {
  /**
   * The text of the button or link.
   */
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
   * Whether the target does not exist yet: the link is shown but does nothing, and a note beside it says so.
   */
  placeholder: boolean
  toast?: ToastName
}
/**
 * One or more properties that replace the block’s own.
 */
export interface CardsBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
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
   * How many cards are side by side on a wide screen.
   */
  columns?: 2 | 3 | 4
  /**
   * How the cards are drawn: `ruled` (hairlines between them), `boxed` (each in its own frame) or `featured` (large and framed, for a few entries that matter most).
   */
  variant?: 'ruled' | 'boxed' | 'featured'
  /**
   * The layout on a narrow screen: `list` (one below another) or `row` (side by side; visitors scroll it).
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
 * A table that compares a few choices, one column each.
 */
export interface ComparisonBlock {
  /**
   * The block type.
   */
  type: 'comparison'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
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
   * The heading above the row headings.
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
   * The rows, in order.
   *
   * @minItems 1
   */
  rows: ComparisonRow[]
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: ComparisonBlockVariant
  }
}
/**
 * One aspect, with an entry for each choice.
 */
export interface ComparisonRow {
  /**
   * What the row compares, such as `Delivery`.
   */
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
 * One or more properties that replace the block’s own.
 */
export interface ComparisonBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
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
   * The heading above the row headings.
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
   * The rows, in order.
   *
   * @minItems 1
   */
  rows?: ComparisonRow[]
}
/**
 * A table of what is offered to which audience. The column of the chosen audience is highlighted.
 */
export interface CoverageBlock {
  /**
   * The block type.
   */
  type: 'coverage'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
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
   * The heading above the names of the rows.
   */
  corner: string
  /**
   * What a mark in the table means, for readers who cannot see it.
   */
  covered: string
  /**
   * The rows, in order.
   *
   * @minItems 1
   */
  rows: CoverageRow[]
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: CoverageBlockVariant
  }
}
/**
 * One offer, and whom it is for.
 */
export interface CoverageRow {
  /**
   * What is offered.
   */
  label: Text
  /**
   * The page about it.
   */
  href?: Href
  /**
   * The ids of the audiences that it is for.
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
   * A short line above the title, such as the section's subject.
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
   * The heading above the names of the rows.
   */
  corner?: string
  /**
   * What a mark in the table means, for readers who cannot see it.
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
 * A call to action across the whole width, usually the last block of a page.
 */
export interface CtaBlock {
  /**
   * The block type.
   */
  type: 'cta'
  id?: Id
  /**
   * The section's colours: `paper` (the page), `mist` (quiet), `ink` (dark) or `action` (the action colour).
   */
  tone: 'paper' | 'mist' | 'ink' | 'action'
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  /**
   * What visitors are asked to do, in one line.
   */
  title: Text
  /**
   * Why they should, in a sentence or two.
   */
  text?: RichText
  actions: Actions
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  /**
   * What visitors are asked to do, in one line.
   */
  title?: Text
  /**
   * Why they should, in a sentence or two.
   */
  text?: RichText
  /**
   * Up to three calls to action, the strongest first.
   *
   * @maxItems 3
   */
  actions?: Action[]
}
/**
 * A drawing made from its data: a repayment schedule, bars on a scale, a bridge, layers, a chain or sequence of parties, a record, or a plan of rooms.
 */
export interface DrawingBlock {
  /**
   * The block type.
   */
  type: 'drawing'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  /**
   * The heading above the drawing.
   */
  title?: Text
  /**
   * What the drawing shows, and why it matters.
   */
  text?: RichText
  /**
   * What is drawn, above the drawing. Say so if its figures are only an example.
   */
  caption: string
  /**
   * What is drawn; its `kind` decides which other properties it takes.
   */
  figure: DrawingFigure
  /**
   * A line below the drawing.
   */
  note?: string
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: DrawingBlockVariant
  }
}
/**
 * How a loan is repaid: a column for each instalment, computed from the terms.
 */
export interface ScheduleDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'schedule'
  /**
   * The amount lent, in whole units of the currency.
   */
  principal: number
  /**
   * The interest rate, in per cent a year.
   */
  rate: number
  /**
   * The number of instalments.
   */
  instalments: number
  /**
   * How many instalments are due each year.
   */
  perYear: 1 | 2 | 4 | 12
  /**
   * What stays the same: the whole instalment (`level`) or its share of principal (`equal`).
   */
  repayment: 'level' | 'equal'
  labels: ScheduleLabels
}
/**
 * The words of the drawing.
 */
export interface ScheduleLabels {
  /**
   * The heading of the instalments' numbers, such as `Year`.
   */
  instalment: string
  /**
   * The name of the interest.
   */
  interest: string
  /**
   * The name of the repaid principal.
   */
  principal: string
  /**
   * The name of what is still owed.
   */
  balance: string
}
/**
 * Ranges on one scale, such as rates, limits or hours, each with an optional mark.
 */
export interface BarsDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'bars'
  /**
   * Where the scale begins.
   */
  from: number
  /**
   * Where the scale ends.
   */
  to: number
  /**
   * The labels of the scale, evenly spread from its beginning to its end.
   *
   * @minItems 2
   * @maxItems 6
   */
  ticks: Text[]
  /**
   * What a bar stands for, for the legend.
   */
  span?: string
  /**
   * What a mark stands for, for the legend.
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
 * One row of the scale.
 */
export interface BarsRow {
  /**
   * The name of the row, before its bar.
   */
  label: Text
  /**
   * What the bar says, in words.
   */
  value: string
  /**
   * Where the bar begins.
   */
  from: number
  /**
   * Where the bar ends.
   */
  to: number
  /**
   * Where the mark is.
   */
  mark?: number
}
/**
 * How an amount becomes another: the changes in order, and the total computed from them.
 */
export interface BridgeDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'bridge'
  /**
   * The amount that the drawing begins with.
   */
  start: BridgeAmount
  /**
   * What is added or taken away, in order.
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
   * The amount; what is taken away is negative.
   */
  amount: number
}
/**
 * Layers on top of each other, in one column or in several that share a base.
 */
export interface StackDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'stack'
  /**
   * The columns, from first to last.
   *
   * @minItems 1
   * @maxItems 3
   */
  columns: StackColumn[]
  axis?: StackAxis
  /**
   * What all columns rest on, from the top.
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
   * The layers, from the top.
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
   * Its height compared with the other layers.
   */
  size: number
}
/**
 * What the order of the layers means.
 */
export interface StackAxis {
  /**
   * What is said of the top.
   */
  top: string
  /**
   * What is said of the bottom.
   */
  bottom: string
}
/**
 * Parties one after another, and what passes between neighbours.
 */
export interface ChainDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'chain'
  /**
   * The parties, from one end to the other.
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
   * What it passes to the next party.
   */
  forward?: string
  /**
   * What it gets back from the next party.
   */
  back?: string
  /**
   * Whether the drawing is about this party.
   */
  focus: boolean
}
/**
 * Numbered steps between parties, in the order in which they happen.
 */
export interface SequenceDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'sequence'
  /**
   * The parties, side by side.
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
 * One step from a party to another.
 */
export interface SequenceStep {
  /**
   * The party that acts.
   */
  from: string
  /**
   * The party that receives.
   */
  to: string
  /**
   * What passes between them.
   */
  text: string
}
/**
 * One record, divided by who writes its fields.
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
 * What one role writes.
 */
export interface RecordPart {
  /**
   * The role.
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
   * What the field holds.
   */
  value: Text
}
/**
 * Rooms of a building, with what is in each.
 */
export interface PlanDrawing {
  /**
   * The kind of drawing.
   */
  kind: 'plan'
  /**
   * The rooms, row by row.
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
   * Whether the room takes a whole row.
   */
  wide: boolean
  /**
   * What is in the room.
   *
   * @maxItems 4
   */
  holdings: PlanHolding[]
}
/**
 * One kind of thing in a room.
 */
export interface PlanHolding {
  /**
   * What is kept there.
   */
  label: Text
  /**
   * How many pieces are drawn.
   */
  count: number
}
/**
 * One or more properties that replace the block’s own.
 */
export interface DrawingBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  /**
   * The heading above the drawing.
   */
  title?: Text
  /**
   * What the drawing shows, and why it matters.
   */
  text?: RichText
  /**
   * What is drawn, above the drawing. Say so if its figures are only an example.
   */
  caption?: string
  /**
   * What is drawn; its `kind` decides which other properties it takes.
   */
  figure?: DrawingFigure
  /**
   * A line below the drawing.
   */
  note?: string
}
/**
 * Questions whose answers open in place.
 */
export interface FaqBlock {
  /**
   * The block type.
   */
  type: 'faq'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  /**
   * The heading beside or above the questions.
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
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: FaqBlockVariant
  }
}
/**
 * A box that filters the questions as the reader types; left out, there is none.
 */
export interface FaqSearch {
  /**
   * The name of the box.
   */
  label: string
  /**
   * The placeholder text of the box, in one line.
   */
  placeholder: string
  /**
   * The text while the questions are filtered; `{n}` is the number of matches.
   */
  found: string
  /**
   * The text when no question matches; `{q}` is what the reader typed.
   */
  empty: string
  /**
   * The button that clears the box.
   */
  clear: string
}
/**
 * A question under each answer that asks whether it helped; left out, there is none.
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
   * The button for "no".
   */
  down: string
}
/**
 * One question and its answer.
 */
export interface FaqItem {
  id: Id
  /**
   * The question, as a reader would ask it.
   */
  question: Text
  /**
   * The answer, which opens below the question.
   */
  answer: RichText
  /**
   * The subject that the question belongs to.
   */
  category?: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface FaqBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  /**
   * The heading beside or above the questions.
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
  /**
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  /**
   * The heading above the diagram.
   */
  title: Text
  /**
   * What the process is about.
   */
  text?: RichText
  /**
   * A description of the diagram, for readers who cannot see it.
   */
  description: string
  /**
   * A line below the diagram.
   */
  caption?: string
  /**
   * The nodes, in reading order; each has a cell of its own.
   *
   * @minItems 2
   * @maxItems 12
   */
  nodes: FlowNode[]
  /**
   * The arrows. Each leads to a node in an adjacent column, in any row, or to the nearest node above or below in its own column.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: FlowLink[]
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
  /**
   * The name of the step, inside the node.
   */
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
  /**
   * What passes along the arrow, in a few words; shown on narrow screens, and told to those who cannot see the drawing.
   */
  label?: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface FlowBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  /**
   * The heading above the diagram.
   */
  title?: Text
  /**
   * What the process is about.
   */
  text?: RichText
  /**
   * A description of the diagram, for readers who cannot see it.
   */
  description?: string
  /**
   * A line below the diagram.
   */
  caption?: string
  /**
   * The nodes, in reading order; each has a cell of its own.
   *
   * @minItems 2
   * @maxItems 12
   */
  nodes?: FlowNode[]
  /**
   * The arrows. Each leads to a node in an adjacent column, in any row, or to the nearest node above or below in its own column.
   *
   * @minItems 1
   * @maxItems 12
   */
  links?: FlowLink[]
}
/**
 * The end of every page: a description of the company, links by subject, and the legal line.
 */
export interface FooterBlock {
  /**
   * The block type.
   */
  type: 'footer'
  id?: Id
  /**
   * The section's colours: `paper` (the page), `mist` (quiet), `ink` (dark) or `action` (the action colour).
   */
  tone: 'paper' | 'mist' | 'ink' | 'action'
  lazy: Lazy
  /**
   * The site's name and mark, above the description.
   */
  brand?: Brand
  /**
   * Who is behind the site, in one or two sentences.
   */
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
  /**
   * The legal line at the end, such as `© {year} {brand}`.
   */
  copyright: Text
  /**
   * The links of the legal line.
   */
  links: LinkItem[]
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: FooterBlockVariant
  }
}
/**
 * The site's name and mark, linking home.
 */
export interface Brand {
  /**
   * The site's name.
   */
  label: Text
  /**
   * Where the name leads: usually `/`.
   */
  href: Href
  /**
   * A small picture shown before the name, from the site's `assets` folder.
   */
  logo?: string
  /**
   * The same for dark sections.
   */
  logoInverse?: string
}
/**
 * A link in a menu or a list. Without `href` it must be a declared `placeholder`.
 */
export interface LinkItem {
  /**
   * The text of the link.
   */
  label: Text
  href?: Href
  /**
   * A line below the text, in menus.
   */
  description?: Text
  /**
   * An icon beside the text, from tabler.io/icons.
   */
  icon?: IconName
  /**
   * Whether the link opens a new tab.
   */
  newTab: boolean
  /**
   * Whether the target does not exist yet: the link is shown but does nothing, and a note beside it says so.
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
   * The links.
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
   * The site's name and mark, above the description.
   */
  brand?: Brand
  /**
   * Who is behind the site, in one or two sentences.
   */
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
  /**
   * The legal line at the end, such as `© {year} {brand}`.
   */
  copyright?: Text
  /**
   * The links of the legal line.
   */
  links?: LinkItem[]
}
/**
 * A form: its fields and their rules, where it is sent, and the messages afterwards.
 */
export interface FormBlock {
  /**
   * The block type.
   */
  type: 'form'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  /**
   * The heading above the form.
   */
  title?: Text
  /**
   * What the form is for, and what happens next.
   */
  text?: RichText
  /**
   * The name of the form, for assistive technology and for messages of the build.
   */
  name: string
  /**
   * Whether the fields are below one another (`stacked`) or in one line with the button (`inline`).
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
   * A text below the button, such as what happens to the data.
   */
  smallPrint?: string
  /**
   * The button while the form is being sent.
   */
  submitting: string
  /**
   * The text for visitors whose browser does not run the form's script: how else to get in touch. A form with the transport `http` is sent without the script too.
   */
  noScript?: string
  /**
   * Where the form is sent; its `type` decides which other properties it takes.
   */
  transport: Transport
  limit?: FormLimit
  /**
   * The toast that is shown when the form has been sent, by its name under `notices` in `messages.json`.
   */
  success: string
  confirmation?: FormConfirmation
  prefill?: FormPrefill
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: FormBlockVariant
  }
}
/**
 * A honeypot: a field that people do not see. A form that fills it in comes from a program, and is ignored.
 */
export interface DecoyField {
  /**
   * The kind of field.
   */
  type: 'decoy'
  /**
   * The name of the hidden field, such as `website`; unique in the form.
   */
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
  /**
   * The name of the field; unique in the form.
   */
  name: FieldName
  /**
   * The label above the field.
   */
  label: string
  /**
   * A line of help below the label: which files, and how large.
   */
  hint?: string
  /**
   * The label of the button that opens the file dialog.
   */
  choose: string
  /**
   * The text that invites visitors to drop a file.
   */
  drop?: string
  /**
   * The button that removes the file.
   */
  remove: string
  /**
   * Always `false`: the file is checked but stays in the browser.
   */
  send: false
  /**
   * The accepted files, each by its extension and the type that browsers report.
   *
   * @minItems 1
   */
  accept: FileKind[]
  /**
   * File extensions that are refused whatever the type.
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
 * One kind of file.
 */
export interface FileKind {
  /**
   * The file extension, without the dot.
   */
  extension: string
  /**
   * The media type, such as `text/plain`.
   */
  type: string
}
/**
 * A choice of one option.
 */
export interface SelectField {
  /**
   * The kind of field.
   */
  type: 'select'
  /**
   * The name under which the value is sent; unique in the form.
   */
  name: FieldName
  /**
   * The label above the field.
   */
  label: string
  /**
   * A line of help below the label.
   */
  hint?: string
  /**
   * The text in the field until something is chosen.
   */
  empty: string
  /**
   * What browsers can fill in, by its name in the HTML standard, such as `name`, `given-name`, `email`, `tel`, `organization` or `country-name`; `off` for nothing.
   */
  autocomplete?: string
  /**
   * The width of the field within its row on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * The rules for the value, in the order in which they are checked; the first broken rule is shown. A field without the rule `required` can be left empty.
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
 * The value is given, or is of a certain kind.
 */
export interface KindRule {
  /**
   * What the value must be: given at all (`required`), a person's name (`personName`), an e-mail address (`email`) or a phone number of 8 to 16 digits (`phone`).
   */
  rule: 'required' | 'personName' | 'email' | 'phone'
  /**
   * The message when the value breaks the rule.
   */
  message: string
}
/**
 * The value has a minimum or maximum length.
 */
export interface LengthRule {
  /**
   * Whether `value` is the minimum (`minLength`) or the maximum (`maxLength`).
   */
  rule: 'minLength' | 'maxLength'
  /**
   * A number of characters.
   */
  value: number
  /**
   * The message when there are too few or too many characters.
   */
  message: string
}
/**
 * The value matches a pattern.
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
   * The message when the value does not match.
   */
  message: string
}
/**
 * One choice.
 */
export interface SelectOption {
  /**
   * The value that is sent.
   */
  value: string
  /**
   * The visible text; left out, the value.
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
  /**
   * The name under which the value is sent; unique in the form.
   */
  name: FieldName
  /**
   * The label above the field.
   */
  label: string
  /**
   * A line of help below the label.
   */
  hint?: string
  /**
   * An example in the empty field, in one line.
   */
  placeholder?: string
  /**
   * What browsers can fill in, by its name in the HTML standard, such as `name`, `given-name`, `email`, `tel`, `organization` or `country-name`; `off` for nothing.
   */
  autocomplete?: string
  /**
   * The width of the field within its row on a wide screen.
   */
  width: 'half' | 'full'
  /**
   * The rules for the value, in the order in which they are checked; the first broken rule is shown. A field without the rule `required` can be left empty.
   */
  rules: FormRule[]
}
/**
 * Nothing leaves the browser: after a delay, the form behaves as if it had been sent.
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
 * The values are sent by POST: as JSON, or as `multipart/form-data` if the script of the form does not run.
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
   * After how many milliseconds without an answer the form gives up.
   */
  timeout: number
  /**
   * The page to which the server redirects (303) when it accepts a form that was posted without script.
   */
  answer?: string
  /**
   * The page to which the server redirects (303) when it refuses a form that was posted without script.
   */
  refusal?: string
}
/**
 * The form is a placeholder: it is shown but does nothing, and says so.
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
   * The period, in minutes.
   */
  minutes: number
  /**
   * The name of the field by whose value attempts are counted.
   */
  by: string
}
/**
 * What is shown below the button once the form has been sent, and takes the focus there. Screen readers read its title; the toast has told them that the form was sent. It stays until the form is sent again.
 */
export interface FormConfirmation {
  /**
   * Its heading, such as “What happens next”.
   */
  title: string
  /**
   * What visitors can expect, and how else to get in touch.
   */
  text: string
}
/**
 * Cards that insert a line into one of the fields; text that the visitor typed stays.
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
   * The button that inserts the chosen card's line before the text that the visitor typed.
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
  /**
   * An icon on the card, from tabler.io/icons.
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
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  /**
   * The heading above the form.
   */
  title?: Text
  /**
   * What the form is for, and what happens next.
   */
  text?: RichText
  /**
   * The name of the form, for assistive technology and for messages of the build.
   */
  name?: string
  /**
   * Whether the fields are below one another (`stacked`) or in one line with the button (`inline`).
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
   * A text below the button, such as what happens to the data.
   */
  smallPrint?: string
  /**
   * The button while the form is being sent.
   */
  submitting?: string
  /**
   * The text for visitors whose browser does not run the form's script: how else to get in touch. A form with the transport `http` is sent without the script too.
   */
  noScript?: string
  /**
   * Where the form is sent; its `type` decides which other properties it takes.
   */
  transport?: Transport
  limit?: FormLimit
  /**
   * The toast that is shown when the form has been sent, by its name under `notices` in `messages.json`.
   */
  success?: string
  confirmation?: FormConfirmation
  prefill?: FormPrefill
}
/**
 * The top of every page: brand, menus, links, search, and the menu for narrow screens.
 */
export interface HeaderBlock {
  /**
   * The block type.
   */
  type: 'header'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * The site's name and mark, at the start of the header.
   */
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
  /**
   * The button at the end of the header.
   */
  action?: Action
  mobile: MobileMenu
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: HeaderBlockVariant
  }
}
/**
 * A menu that opens to show its links.
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
   * The links of the menu under headings, each section in a column of its own; in place of `links`.
   *
   * @minItems 1
   * @maxItems 3
   */
  sections?: MenuSection[]
  /**
   * How many columns the links take on a wide screen.
   */
  columns: 1 | 2 | 3
}
/**
 * Some links of a menu, under a heading.
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
 * A search box that leads to the results page.
 */
export interface SearchBox {
  /**
   * The results page; the query is added as `?q=`.
   */
  href: string
  /**
   * The placeholder text of the box, in one line.
   */
  placeholder: string
}
/**
 * The menu for narrow screens.
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
   * Marks, such as certifications.
   */
  badges: Badge[]
  /**
   * The button at the end of the menu.
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
   * The greatest height of an open group, in CSS pixels; a longer group scrolls.
   */
  maxHeight: number
}
/**
 * A mark, such as a certification.
 */
export interface Badge {
  /**
   * The name of the mark.
   */
  label: Text
  /**
   * A few words about the mark.
   */
  text?: Text
}
/**
 * One or more properties that replace the block’s own.
 */
export interface HeaderBlockVariant {
  /**
   * The site's name and mark, at the start of the header.
   */
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
  /**
   * The button at the end of the header.
   */
  action?: Action
  mobile?: MobileMenu
}
/**
 * The opening of a page: its level-1 heading, what the page is about, calls to action, and optionally a picture.
 */
export interface HeroBlock {
  /**
   * The block type.
   */
  type: 'hero'
  id?: Id
  /**
   * The section's colours: `paper` (the page), `mist` (quiet), `ink` (dark) or `action` (the action colour).
   */
  tone: 'paper' | 'mist' | 'ink' | 'action'
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  title: MainHeading
  /**
   * What the page is about, in one or two sentences.
   */
  text?: RichText
  actions: Actions
  /**
   * A picture beside the text on wide screens.
   */
  picture?: Picture
  /**
   * A block beside the text on wide screens, instead of a picture.
   */
  aside?: Block
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
   * What the picture shows, for people who cannot see it; empty if it is only decorative.
   */
  alt: string
  /**
   * A line below the picture.
   */
  caption?: Text
}
/**
 * One or more properties that replace the block’s own.
 */
export interface HeroBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
   */
  eyebrow?: Text
  title?: MainHeading
  /**
   * What the page is about, in one or two sentences.
   */
  text?: RichText
  /**
   * Up to three calls to action, the strongest first.
   *
   * @maxItems 3
   */
  actions?: Action[]
  /**
   * A picture beside the text on wide screens.
   */
  picture?: Picture
  /**
   * A block beside the text on wide screens, instead of a picture.
   */
  aside?: Block
}
/**
 * A diagram of parts around a centre. Parts that name audiences are highlighted when a reader chooses one of them.
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
   * A description of the diagram, for readers who cannot see it.
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
   * The text about the highlighted parts, below the diagram: `{audience}` is the reader chosen, `{parts}` are the parts.
   */
  note: string
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
   * An icon beside the name, from tabler.io/icons.
   */
  icon?: IconName
  /**
   * The page about the part.
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
   * A description of the diagram, for readers who cannot see it.
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
   * The text about the highlighted parts, below the diagram: `{audience}` is the reader chosen, `{parts}` are the parts.
   */
  note?: string
}
/**
 * Openings, such as jobs or courses, in one list that a row of tabs filters by department.
 */
export interface ListingsBlock {
  /**
   * The block type.
   */
  type: 'listings'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
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
   * The name of the row of tabs, for assistive technology; unique on the page.
   */
  label: string
  /**
   * The tabs, in order; without scripts, the whole list is shown.
   *
   * @minItems 2
   */
  filters: ListingFilter[]
  /**
   * Whether the entries are jobs; if so, they are described to search engines.
   */
  jobs: boolean
  /**
   * The entries, in order.
   *
   * @minItems 1
   */
  items: Listing[]
  /**
   * The label of each entry's button. The button is a placeholder: it does nothing, and a note beside it says so.
   */
  action?: string
  /**
   * The text of a tab without entries.
   */
  empty: string
  /**
   * The label of an entry's location.
   */
  locationLabel: string
  /**
   * The label of the kind of contract.
   */
  typeLabel: string
  /**
   * The label of the duration.
   */
  durationLabel: string
  /**
   * The label of an entry's department.
   */
  departmentLabel: string
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: ListingsBlockVariant
  }
}
/**
 * One tab of the list.
 */
export interface ListingFilter {
  /**
   * The text of the tab.
   */
  label: Text
  /**
   * The department whose entries the tab shows, in upper or lower case; left out, the tab shows all entries.
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
   * Where it is.
   */
  location: Text
  /**
   * How to apply, shown beside the button of the card, which does nothing yet.
   */
  apply?: string
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
   * The department of the opening.
   */
  department?: string
  /**
   * The departments of the opening, if there are several.
   *
   * @minItems 1
   */
  departments?: string[]
  /**
   * The day on which it was published, for search engines: `2026-11-21`.
   */
  posted?: string
  /**
   * What it is about.
   */
  description: RichText
}
/**
 * One or more properties that replace the block’s own.
 */
export interface ListingsBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
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
   * The name of the row of tabs, for assistive technology; unique on the page.
   */
  label?: string
  /**
   * The tabs, in order; without scripts, the whole list is shown.
   *
   * @minItems 2
   */
  filters?: ListingFilter[]
  /**
   * Whether the entries are jobs; if so, they are described to search engines.
   */
  jobs?: boolean
  /**
   * The entries, in order.
   *
   * @minItems 1
   */
  items?: Listing[]
  /**
   * The label of each entry's button. The button is a placeholder: it does nothing, and a note beside it says so.
   */
  action?: string
  /**
   * The text of a tab without entries.
   */
  empty?: string
  /**
   * The label of an entry's location.
   */
  locationLabel?: string
  /**
   * The label of the kind of contract.
   */
  typeLabel?: string
  /**
   * The label of the duration.
   */
  durationLabel?: string
  /**
   * The label of an entry's department.
   */
  departmentLabel?: string
}
/**
 * For the 404 page: links to pages with an address similar to the requested one, or nothing if there are none.
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
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
 * An organisation's offices: as a list and, optionally, on a map with real coastlines.
 */
export interface OfficesBlock {
  /**
   * The block type.
   */
  type: 'offices'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
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
   * The label of the main office: `Headquarters`.
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
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
   * A description of the map, for readers who cannot see it.
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
   * A text about the office, below the town.
   */
  name?: string
  /**
   * The street address; shown for the main office only.
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
   * Where the office is on the map: degrees of longitude (east is positive), then of latitude (north is positive); a place beyond the map is not drawn.
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
   * A short line above the title, such as the section's subject.
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
   * The label of the main office: `Headquarters`.
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
  /**
   * A short line above the title, such as the section's subject.
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
   * Whether a list of links to the sections is shown beside the text.
   */
  contents: boolean
  /**
   * The sections, in order.
   *
   * @minItems 1
   */
  sections: ProseSection[]
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
  title?: Text
  /**
   * The text of the section: each entry is one paragraph (`text`), one heading (`heading`) or one list (`list`).
   */
  content: Content
}
/**
 * Exactly one of `text`, `heading` and `list`.
 */
export interface ContentItem {
  /**
   * A paragraph.
   */
  text?: RichText
  /**
   * A heading above what follows.
   */
  heading?: Text
  /**
   * The items of a list.
   *
   * @minItems 1
   */
  list?: RichText[]
}
/**
 * One or more properties that replace the block’s own.
 */
export interface ProseBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
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
   * Whether a list of links to the sections is shown beside the text.
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
 * Roles and what each of them sees first, drawn as a small screen.
 */
export interface RolesBlock {
  /**
   * The block type.
   */
  type: 'roles'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
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
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
   * What the role does or gains.
   */
  text: RichText
  /**
   * The page about the role.
   */
  href?: Href
  /**
   * The label of the link; without it, the name of the role is the link.
   */
  linkLabel?: string
  screen?: RoleScreen
}
/**
 * What the role sees first.
 */
export interface RoleScreen {
  /**
   * What the screen shows.
   */
  label: string
  /**
   * The lines of the screen, in order.
   *
   * @minItems 1
   * @maxItems 4
   */
  rows: RoleScreenRow[]
}
/**
 * One line of the screen.
 */
export interface RoleScreenRow {
  /**
   * What the line is about.
   */
  label: Text
  /**
   * What is said of it, such as a state or a date.
   */
  value?: string
  /**
   * How it is marked: `done`, `open` (it needs attention) or not at all (`plain`).
   */
  state: 'plain' | 'done' | 'open'
  /**
   * A bar below the line, in per cent of its width. Without a number beside it, it is only a picture.
   */
  bar?: number
}
/**
 * One or more properties that replace the block’s own.
 */
export interface RolesBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
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
   * The placeholder text of the box, in one line.
   */
  placeholder: string
  /**
   * The button beside the box.
   */
  submit: string
  /**
   * The text while the search runs.
   */
  searching: string
  /**
   * The text above the results; `{n}` is their number and `{q}` the query.
   */
  found: string
  /**
   * The label of each result's link.
   */
  linkLabel: string
  /**
   * The button below the first 50 results, if there are more.
   */
  more: string
  prompt: SearchPrompt
  none: SearchNone
  failed: SearchFailed
  unscripted: SearchUnscripted
  /**
   * The link to a suggested search when nothing was found; `{term}` is the suggestion.
   */
  suggestion: string
  /**
   * Links for when nothing was found or the search does not work.
   */
  links: LinkItem[]
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: SearchResultsBlockVariant
  }
}
/**
 * The text before a search.
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
 * The text when nothing was found; `{q}` is the query.
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
 * The text when the search could not be loaded.
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
 * The text where scripts do not run, so that the search does not work.
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
 * One or more properties that replace the block’s own.
 */
export interface SearchResultsBlockVariant {
  /**
   * The name of the search box.
   */
  label?: string
  /**
   * The placeholder text of the box, in one line.
   */
  placeholder?: string
  /**
   * The button beside the box.
   */
  submit?: string
  /**
   * The text while the search runs.
   */
  searching?: string
  /**
   * The text above the results; `{n}` is their number and `{q}` the query.
   */
  found?: string
  /**
   * The label of each result's link.
   */
  linkLabel?: string
  /**
   * The button below the first 50 results, if there are more.
   */
  more?: string
  /**
   * The text before a search.
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
   * The text when nothing was found; `{q}` is the query.
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
   * The text when the search could not be loaded.
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
   * The text where scripts do not run, so that the search does not work.
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
   * The link to a suggested search when nothing was found; `{term}` is the suggestion.
   */
  suggestion?: string
  /**
   * Links for when nothing was found or the search does not work.
   */
  links?: LinkItem[]
}
/**
 * Text beside a picture or, without one, beside a list of points.
 */
export interface SplitBlock {
  /**
   * The block type.
   */
  type: 'split'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
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
   * The text: each entry is one paragraph (`text`), one heading (`heading`) or one list (`list`).
   */
  content?: Content
  /**
   * Short facts with a heading each, shown beside the text.
   */
  points: Point[]
  /**
   * A picture beside the text.
   */
  picture?: Picture
  /**
   * The side of the picture or the points on a wide screen.
   */
  side: 'left' | 'right'
  actions: Actions
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: SplitBlockVariant
  }
}
/**
 * A heading and what it says.
 */
export interface Point {
  /**
   * The fact in a few words.
   */
  title: Text
  /**
   * What it means, in a sentence or two.
   */
  text: RichText
}
/**
 * One or more properties that replace the block’s own.
 */
export interface SplitBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
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
   * The text: each entry is one paragraph (`text`), one heading (`heading`) or one list (`list`).
   */
  content?: Content
  /**
   * Short facts with a heading each, shown beside the text.
   */
  points?: Point[]
  /**
   * A picture beside the text.
   */
  picture?: Picture
  /**
   * The side of the picture or the points on a wide screen.
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
  /**
   * A short line above the title, such as the section's subject.
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
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
   * The figure with its unit, drawn large: `98 %`.
   */
  value: Text
  /**
   * What the figure measures.
   */
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
   * The unit after the numbers at both ends of the scale, such as `%`.
   */
  unit: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface StatsBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
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
  /**
   * A short line above the title, such as the section's subject.
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
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: StepsBlockVariant
  }
}
/**
 * One step of a sequence.
 */
export interface Step {
  /**
   * The name of the step.
   */
  title: Text
  /**
   * What happens in the step.
   */
  text: RichText
  /**
   * A short mark beside the step, such as how long it takes.
   */
  note?: string
}
/**
 * One or more properties that replace the block’s own.
 */
export interface StepsBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
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
  /**
   * A short line above the title, such as the section's subject.
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
   * The name of the row of tabs, for assistive technology; left out, the title.
   */
  label?: string
  /**
   * The tabs, in order.
   *
   * @minItems 2
   */
  items: TabItem[]
  /**
   * Whether each panel is 500px tall and scrolls; in print, it shows everything.
   */
  scroll: boolean
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
  /**
   * The text of the tab.
   */
  label: Text
  /**
   * The blocks of the panel.
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
   * A short line above the title, such as the section's subject.
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
   * The name of the row of tabs, for assistive technology; left out, the title.
   */
  label?: string
  /**
   * The tabs, in order.
   *
   * @minItems 2
   */
  items?: TabItem[]
  /**
   * Whether each panel is 500px tall and scrolls; in print, it shows everything.
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
  /**
   * A short line above the title, such as the section's subject.
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
   * The phases, from first to last.
   *
   * @minItems 2
   */
  items: TimelineItem[]
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
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
  /**
   * The name of the phase.
   */
  title: Text
  /**
   * What happens in the phase.
   */
  text: RichText
}
/**
 * One or more properties that replace the block’s own.
 */
export interface TimelineBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
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
   * The phases, from first to last.
   *
   * @minItems 2
   */
  items?: TimelineItem[]
}
/**
 * A figure followed back to where it comes from, step by step.
 */
export interface TraceBlock {
  /**
   * The block type.
   */
  type: 'trace'
  id?: Id
  tone: Tone
  lazy: Lazy
  /**
   * A short line above the title, such as the section's subject.
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
   * A line below the steps. Say there if the figures are only an example.
   */
  note?: string
  /**
   * What differs for each audience, by its id in `audiences.json`; properties that are left out stay as they are.
   */
  byAudience?: {
    [k: string]: TraceBlockVariant
  }
}
/**
 * One step: a place at which the figure appears, and what else is there.
 */
export interface TraceStep {
  /**
   * What kind of step it is, such as `Report line`.
   */
  label: string
  /**
   * What is found there.
   */
  title: string
  /**
   * The figure there, drawn large.
   */
  value?: string
  /**
   * What is shown beside it, each with its value.
   *
   * @maxItems 5
   */
  rows: TraceRow[]
  /**
   * How the step leads to the next one.
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
   * The figure of the line.
   */
  value: Text
  /**
   * Whether the next step follows this line.
   */
  followed: boolean
}
/**
 * One or more properties that replace the block’s own.
 */
export interface TraceBlockVariant {
  /**
   * A short line above the title, such as the section's subject.
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
   * A line below the steps. Say there if the figures are only an example.
   */
  note?: string
}
/**
 * The blocks around every page.
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
 * The texts of the engine itself; those that a site leaves out are in English.
 */
export interface Messages {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string
  /**
   * The name of the spinner while a page loads.
   */
  loading: string
  /**
   * The first link of every page, for keyboards.
   */
  skipToContent: string
  /**
   * The name of the breadcrumbs.
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
   * The note beside a placeholder.
   */
  placeholder: string
  /**
   * What assistive technology says about a link that opens a new tab.
   */
  newTab: string
  /**
   * The heading when a block could not be shown.
   */
  blockFailedTitle: string
  /**
   * The text when a block could not be shown.
   */
  blockFailedText: string
  /**
   * The button when a block could not be shown.
   */
  refreshPage: string
  /**
   * The text when a page could not be loaded.
   */
  routeFailed: string
  /**
   * The button that reloads the page.
   */
  tryAgain: string
  /**
   * The button that leads to the home page.
   */
  goHome: string
  /**
   * The text of a page that redirects the browser.
   */
  redirecting: string
  /**
   * The name of the button that closes a toast.
   */
  closeNotice: string
  notices: Toasts
  /**
   * The message for a missing text.
   */
  inputRequired: string
  /**
   * The message for a text that could be a script.
   */
  invalidCharacters: string
  /**
   * The message for an invalid address.
   */
  invalidUrl: string
  /**
   * The message for an e-mail address that turns out to be invalid when the form is sent.
   */
  invalidEmail: string
  /**
   * The message when the security token is missing.
   */
  tokenRequired: string
  /**
   * The text beside the label of a field that can be left empty.
   */
  optional: string
  /**
   * Shown at a file field whose file is not sent: that it is not sent, and where to send it instead.
   */
  fileNotSent: string
  /**
   * Why a file is refused: no file was given.
   */
  fileMissing: string
  /**
   * Why a file is refused: it is larger than `{limit}`.
   */
  fileTooBig: string
  /**
   * Why a file is refused: it is empty.
   */
  fileEmpty: string
  /**
   * Why a file is refused: its extension is that of a program.
   */
  fileDangerous: string
  /**
   * Why a file is refused: `{type}` is the type that the browser reports.
   */
  fileTypeNotAllowed: string
  /**
   * Why a file is refused: its name has characters that are not allowed.
   */
  fileNameInvalid: string
  /**
   * Why a file is refused: its name is too long.
   */
  fileNameTooLong: string
  /**
   * A finding in a file: it is a program.
   */
  fileExecutable: string
  /**
   * A finding in a text file: it contains a script.
   */
  fileScript: string
  /**
   * A finding in a file: it cannot be read.
   */
  fileUnreadable: string
  /**
   * A warning about an accepted file: its name has more than one dot.
   */
  fileManyDots: string
  /**
   * A warning about an accepted file: its type and its extension do not match.
   */
  fileOtherType: string
}
/**
 * The toasts that the engine and the site's blocks show, by name. A site can add its own.
 */
export interface Toasts {
  /**
   * A form has been sent.
   */
  formSubmitted: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What it means, or what to do.
     */
    description: string
    /**
     * The kind of message.
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
     * What it means, or what to do.
     */
    description: string
    /**
     * The kind of message.
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
     * What it means, or what to do.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * The security token of a form is not the one that was issued.
   */
  securityFailed: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What it means, or what to do.
     */
    description: string
    /**
     * The kind of message.
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
     * What it means, or what to do.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * A file has been accepted: `{name}` is its name, `{warnings}` are the warnings about it.
   */
  fileUploaded: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What it means, or what to do.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * A file has been refused: `{reason}` is the reason.
   */
  fileRejected: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What it means, or what to do.
     */
    description: string
    /**
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  /**
   * A file has been refused because of its content: `{findings}` is the reason.
   */
  fileUnsafe: {
    /**
     * What happened, in a few words.
     */
    title: string
    /**
     * What it means, or what to do.
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
     * What happened.
     */
    title: string
    /**
     * What to do.
     */
    description: string
    /**
     * The kind of message.
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
     * The kind of message.
     */
    variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
  }
  [k: string]:
    | ToastMessage
    | {
        /**
         * What happened, in a few words.
         */
        title: string
        /**
         * What it means, or what to do.
         */
        description: string
        /**
         * The kind of message.
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
         * The kind of message.
         */
        variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
      }
    | {
        /**
         * What happened.
         */
        title: string
        /**
         * The kind of message.
         */
        variant: 'default' | 'success' | 'error' | 'warning' | 'info' | 'cta'
      }
}
/**
 * A toast: a short message over the page, one at a time.
 */
export interface ToastMessage {
  /**
   * What happened, in a few words.
   */
  title: string
  /**
   * What it means, or what to do.
   */
  description?: string
  /**
   * The kind of message: `default`, `success`, `error`, `warning`, `info` or `cta`.
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
   * An address on another site to which the page redirects at once; the page itself is the fallback.
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
  /**
   * The title of the result.
   */
  title: Text
  /**
   * The text below the title.
   */
  description: Text
  /**
   * The kind of page, shown as a badge.
   */
  type: string
  /**
   * Words that the search finds the page by.
   *
   * @minItems 1
   */
  keywords: string[]
  /**
   * The position of the entry in the index; unique among all pages.
   */
  order: number
  /**
   * Searches that must find this page; it is an error if one does not.
   */
  expect: SearchExpectation[]
}
/**
 * A query, and how high in its results the page must be.
 */
export interface SearchExpectation {
  /**
   * The words that a reader may type.
   */
  query: string
  /**
   * The page must be among this many first results.
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
   * Whether this is a second name for a page rather than an old address.
   */
  alias: boolean
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
   * The version of Quire that the site is written for, such as `0.2`; `quire upgrade` writes it.
   */
  quire?: string
  /**
   * The site's name, added to every page title and used for `{brand}`; one line.
   */
  brand: string
  /**
   * The address at which the site is published: `https://example.com`, or `https://example.com/docs` if it shares the host; links within the site leave out that path. The host has lower-case letters from a to z, digits, hyphens and dots, and may have a port; a name with other letters is written as `xn--…`. The path has letters, digits and `-._~`.
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
  linkPictures?: SocialImages
  /**
   * Whether each page is also written as Markdown for programs, at its address with `.md` added (`/about.md`; the home page is `/index.md`); `/llms.txt` lists them.
   */
  markdown: boolean
  /**
   * Whether a build writes compressed files (`.br` and `.gz`) beside text files over 1 kB, for servers that send them as they are. Hosts that compress by themselves do not need them.
   */
  precompress: boolean
  /**
   * The site's own tokens and their values, one line each: `"email": "sales@example.com"` replaces `{email}`. A name has letters and digits and begins with a lower-case letter.
   */
  tokens: {
    /**
     * The value of the token: one line, without control characters.
     */
    [k: string]: string
  }
  /**
   * Whether Back restores the scroll position; otherwise every page opens at its top.
   */
  restoreScroll: boolean
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
 * What search engines are told about the organisation behind the site, besides its name and address.
 */
export interface OrganizationSettings {
  /**
   * The registered name.
   */
  legalName?: Text
  /**
   * The address for enquiries.
   */
  email?: Text
  /**
   * The number for enquiries, with the country code.
   */
  telephone?: Text
  /**
   * The logo, from the site's `assets` folder; at least 112 pixels wide and high.
   */
  logo?: string
  /**
   * The addresses of its profiles on other sites: `https://www.linkedin.com/company/example`.
   */
  profiles: string[]
}
/**
 * Draws a social image with each page's title (1200 × 630 pixels), which other sites show with a link to the page; left out, there is none. The theme's body font needs a file for it.
 */
export interface SocialImages {
  /**
   * The logo for a dark ground, from the site's `assets` folder.
   */
  logo?: string
}
/**
 * The allowed values of certain properties; without a list, every value is allowed.
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
   * Text, and the background of dark sections.
   */
  ink: string
  /**
   * The page.
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
   * Small marks and hairlines; never text.
   */
  accent: string
  /**
   * Secondary text on light sections; left out, a lighter ink.
   */
  muted?: string
  /**
   * Hairlines on light sections; left out, a faint ink.
   */
  line?: string
  /**
   * Secondary text on dark sections; left out, a paper tinted with ink.
   */
  inkText?: string
  /**
   * Hairlines on dark sections; left out, a lighter ink.
   */
  inkLine?: string
  /**
   * Links and small marks on dark sections; left out, a light form of the action colour.
   */
  actionOnInk?: string
  /**
   * The background of the darkest section, such as the footer; left out, a darker ink.
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
 * The site's two type families.
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
 * A font family. Without files, a font of the visitor's system is used.
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
   * The weight that the site uses, or the range of weights, from 1 to 1000, such as `600` or `400 700`; other weights of the file are not sent.
   */
  weight: string
  /**
   * The kind of system font to show if the file does not arrive in time; its metrics are adjusted to match.
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
 * What browsers allow the site to do. The meta tags, the headers of dev and preview, and the files for hosts are all generated from it.
 */
export interface Security {
  hosts: ThirdParties
  /**
   * Which files of other hosts can be embedded: only those that allow it by CORP or CORS (`require-corp`), or all, requested without cookies (`credentialless`).
   */
  embedder: 'require-corp' | 'credentialless'
  /**
   * The hosts that are known to send CORP or CORS headers; the check warns about every other host.
   *
   * Items: A host with its scheme and no path: `https://api.example.com`. It has lower-case letters, digits, hyphens and dots, may begin with `*.` and end with a port.
   */
  embeddable: string[]
  /**
   * What other sites are told about the page that a visitor comes from.
   */
  referrer: 'no-referrer' | 'same-origin' | 'strict-origin' | 'strict-origin-when-cross-origin'
  /**
   * Browser features that no page may use.
   *
   * Items: The name of a feature: lower-case letters, and hyphens between words.
   */
  deniedFeatures: string[]
  contact?: SecurityContact
  strictTransport: StrictTransport
  /**
   * Whether pages also have meta tags for policies that browsers honour only as headers. The tags have no effect, and browsers log warnings about some of them.
   */
  literalMeta: boolean
}
/**
 * The other hosts that the site uses, by purpose; browsers block every other host. The addresses that forms and reports are sent to are allowed automatically.
 */
export interface ThirdParties {
  /**
   * The marketing and CRM provider: its scripts, pictures and API.
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
   * The chat: its scripts, its pictures and the hosts that it connects to.
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
 * Where to report a security problem of the site. It is written to `/.well-known/security.txt` (RFC 9116); left out, there is no such file.
 */
export interface SecurityContact {
  /**
   * The addresses, the preferred one first: `mailto:security@example.com`, `https://example.com/report` or `tel:+61-8-5550-0100`.
   *
   * @minItems 1
   *
   * Items: An address that begins with `mailto:`, `https://` or `tel:+`.
   */
  addresses: string[]
  /**
   * The day after which the addresses must be checked again, less than a year ahead: `2027-06-30`. The check warns 30 days before.
   */
  expires: string
  /**
   * The languages in which reports are read, as BCP 47 tags; the site's language where this is left out.
   *
   * @minItems 1
   */
  languages?: string[]
  /**
   * The page that says how reports are handled: `https://example.com/security-policy`.
   */
  policy?: string
}
/**
 * How long browsers use only https for the site. The last value that a browser received holds until it expires; docs/operating/security.md explains how to raise it step by step.
 */
export interface StrictTransport {
  /**
   * The time in seconds, counted from each visit; 0 makes browsers forget an earlier value.
   */
  maxAge: number
  /**
   * Whether subdomains are included.
   */
  includeSubDomains: boolean
  /**
   * Whether browsers may know this before the first visit. Taking it back takes months.
   */
  preload: boolean
}
/**
 * Settings of the check of this site.
 */
export interface CheckSettings {
  /**
   * Warnings that do not apply to this site; errors cannot be ignored.
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
   * The file with the warning, within the site's folder: `pages/about.json`.
   */
  file: string
  /**
   * Why the warning does not apply here, for whoever reads this next.
   */
  reason: string
}
/**
 * How toasts behave.
 */
export interface ToastSettings {
  /**
   * After how many milliseconds a toast closes by itself; with 0 it stays until it is closed, as errors and warnings always do.
   */
  duration: number
}
/**
 * What the site reports to its owners from visitors' browsers.
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
   * The address that takes each report as JSON, by POST: `https://errors.example.com/report` or `/report`; without it, nothing is reported. It has letters from a to z, digits and `- . _ ~ ! $ & ' ( ) * + , ; = : @ % ? /`.
   */
  url?: string
}
/**
 * Where performance figures of visits are reported (the web vitals LCP, CLS, INP, FCP and TTFB), observed from one second after the page has loaded; at most 10 times a session.
 */
export interface PerformanceMonitoring {
  /**
   * The address that takes each report as JSON, by POST: `https://stats.example.com/vitals` or `/vitals`; without it, nothing is sent, and other scripts can still read the figures from the event `quire:vitals`. It has letters from a to z, digits and `- . _ ~ ! $ & ' ( ) * + , ; = : @ % ? /`.
   */
  url?: string
}
/**
 * A third-party script, such as a chat. It is fetched two seconds after the page has loaded; the page does not depend on it.
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
 * Removes badges that a site builder or host adds to pages: elements that match the selectors, and comments that are not the engine's. The site's own content stays, whatever the selectors match.
 */
export interface BadgeRemover {
  /**
   * The elements, each by its tag, ids, classes and attributes: `a.builder-badge`, `#builder-badge`, `[data-builder="badge"]`.
   */
  selectors: string[]
}

import type { Block, Settings } from '../../../../schemas/generated/types'
import type { PageData, SiteData } from '../../../core/page/data'
import type { DescribeBlock } from '../../../core/page/structured-data'
import type { FormDefinition } from '../../../core/receive/received-form'
import type { MeasureText } from '../../../core/text/text-measure'
import type { RuleIssue } from '../../lib/problems/problem'

/** A block's issue. Its pointer starts at the block. */
export type BlockIssue = Omit<RuleIssue, 'file'>

/** Any block. Quire's own types do not include a project's custom blocks. */
interface AnyBlock {
  type: string
}

/** A rule about blocks of one type, beyond their schema. */
export interface BlockRule<B extends AnyBlock = Block> {
  /** The rule's name. It is permanent: authors and tests refer to it. */
  name: string
  /** The severity of the rule's issues. Default: error. */
  severity?: 'warning'
  /**
   * Checks a valid block, with all defaults filled in. `settings` is the content of
   * `settings.json`, which may contain errors.
   */
  check: (block: B, settings: Partial<Settings>) => BlockIssue[]
}

/** A block's build module. The check and the build use it; browsers never load it. */
export interface BlockBuild<B extends AnyBlock = Block> {
  /** The block's structured data for search engines. */
  describe?: DescribeBlock<B>
  /** The block's rules in addition to its schema. */
  rules?: BlockRule<B>[]
  /** Notices for the site's owner before the site is published. `file` is the page's file. */
  warnings?: (block: B, file: string) => string[]
  /** The URLs to which the block sends visitors' input. The security policy allows them. */
  sendsTo?: (block: B) => string[]
  /** The forms of the block whose values the receiver can save: see `servers/receive`. */
  receives?: (block: B) => FormDefinition[]
  /**
   * For a block in the layout, a key for everything on a page that the block's HTML depends on:
   * pages with the same key share one rendering. If the function is missing or returns undefined,
   * the block is rendered for each page.
   */
  layoutKey?: (block: B, page: PageData, site: SiteData) => string | undefined
  /**
   * Returns CSS for a block in the layout that depends on measured text widths, such as media
   * queries. Every document in that language contains the CSS. Class names are not available here.
   */
  layoutCss?: (block: B, site: SiteData, measure: MeasureText) => string
  /**
   * If `true`, the block has an element with `data-dismissible`, which a button with `data-dismiss`
   * hides. Documents then contain the script for it.
   */
  isDismissible?: boolean
}

/** Block type → build module. Most blocks have none. */
export type BlockBuilds = {
  [Type in Block['type']]?: BlockBuild<Extract<Block, { type: Type }>>
}

/** The build modules of a project's custom blocks, by type. */
export type OwnBuilds = Record<string, BlockBuild>

import type { Block } from '../../../../schemas/generated/types'
import type { PageData, SiteData } from '../../../core/page/data'
import type { DescribeBlock } from '../../../core/page/structured-data'
import type { MeasureText } from '../../../core/text/text-measure'
import type { RuleIssue } from '../../lib/problems/problem'

/** An issue on a block; its pointer begins at the block. */
export type BlockIssue = Omit<RuleIssue, 'file'>

/** Any block: a project's own are not among Quire's. */
interface AnyBlock {
  type: string
}

/** A rule about blocks of one type, beyond their schema. */
export interface BlockRule<B extends AnyBlock = Block> {
  /** Permanent: authors and tests know it by this. */
  name: string
  /** What its issues are; errors by default. */
  severity?: 'warning'
  /** Looks at a block that keeps its schema, with all defaults filled in. */
  check: (block: B) => BlockIssue[]
}

/** The half of a block that is there while a site is checked and built, and never in browsers. */
export interface BlockBuild<B extends AnyBlock = Block> {
  /** The block's structured data for search engines. */
  describe?: DescribeBlock<B>
  /** What is wrong with the block beyond its schema. */
  rules?: BlockRule<B>[]
  /** What the owner of the site should know before it is published; `file` is the page's. */
  warnings?: (block: B, file: string) => string[]
  /** The addresses to which the block sends what visitors enter; the security policy allows them. */
  sendsTo?: (block: B) => string[]
  /**
   * Names all that the HTML of the block depends on of a page, where it stands in the layout: for
   * pages of which this is the same, it is rendered once. Without it, or where it is undefined, the
   * block is rendered for each page.
   */
  layoutKey?: (block: B, page: PageData, site: SiteData) => string | undefined
  /**
   * Returns CSS for a block of the layout that depends on how wide its words are, such as media
   * queries. Each document of the language has it; names of classes are not known here.
   */
  layoutCss?: (block: B, site: SiteData, measure: MeasureText) => string
}

/** The build halves by type; most blocks have none. */
export type BlockBuilds = {
  [Type in Block['type']]?: BlockBuild<Extract<Block, { type: Type }>>
}

/** The build halves of the blocks of a project, by type. */
export type OwnBuilds = Record<string, BlockBuild>

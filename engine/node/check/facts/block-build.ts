import type { Block, Settings } from '../../../../schemas/generated/types'
import type { PageData, SiteData } from '../../../core/page/data'
import type { DescribeBlock } from '../../../core/page/structured-data'
import type { MeasureText } from '../../../core/text/text-measure'
import type { RuleIssue } from '../../lib/problems/problem'

/** An issue of a block. Its pointer starts at the block. */
export type BlockIssue = Omit<RuleIssue, 'file'>

/** Any block: Quire's types do not include a project's own. */
interface AnyBlock {
  type: string
}

/** A rule about blocks of one type, beyond their schema. */
export interface BlockRule<B extends AnyBlock = Block> {
  /** Permanent: authors and tests refer to it. */
  name: string
  /** The severity of its issues. Default: error. */
  severity?: 'warning'
  /**
   * Checks a valid block, with all defaults filled in. `settings` are those of `settings.json`,
   * which may have errors of their own.
   */
  check: (block: B, settings: Partial<Settings>) => BlockIssue[]
}

/** The build module of a block: used by the check and the build, and never loaded by browsers. */
export interface BlockBuild<B extends AnyBlock = Block> {
  /** The block's structured data for search engines. */
  describe?: DescribeBlock<B>
  /** The rules of the block beyond its schema. */
  rules?: BlockRule<B>[]
  /** Notices for the owner of the site before it is published. `file` is that of the page. */
  warnings?: (block: B, file: string) => string[]
  /** The URLs that the block sends visitors' input to. The security policy allows them. */
  sendsTo?: (block: B) => string[]
  /**
   * A key of everything in a page that the HTML of the block depends on, for a block in the layout:
   * pages with the same key share one rendering. Without it, or if it is undefined, the block is
   * rendered for each page.
   */
  layoutKey?: (block: B, page: PageData, site: SiteData) => string | undefined
  /**
   * Returns CSS for a block of the layout that depends on measured text widths, such as media
   * queries. Each document of the language contains it. Class names are not known here.
   */
  layoutCss?: (block: B, site: SiteData, measure: MeasureText) => string
}

/** The build modules by type. Most blocks have none. */
export type BlockBuilds = {
  [Type in Block['type']]?: BlockBuild<Extract<Block, { type: Type }>>
}

/** The build modules of a project's own blocks, by type. */
export type OwnBuilds = Record<string, BlockBuild>

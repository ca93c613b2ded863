import type { Block, Person, Theme } from '../../../schemas/generated/types'
import type { PageData, SiteData } from '../../core/page/data'
import type { Thing } from '../../core/page/structured-data'

/** The exports of the compiled `entry-server.tsx`, which the build knows only by this contract. */
export interface ServerModule extends ThemeModule {
  /** Returns a function that renders a page from its data. */
  createRenderer: (site: SiteData, base: string) => (page: PageData) => RenderedPage
  /**
   * The structured data of blocks for search engines. `publisher` runs the site, and `persons` are
   * shown by id.
   */
  describeBlocks: (blocks: Block[], publisher: Thing, persons?: Record<string, Person>) => Thing[]
}

export interface RenderedPage {
  /** The HTML of the root element. */
  html: string
  /**
   * For each block of the page and the layout, the reasons to hydrate it. A block with an empty
   * list is static: its HTML is all that it needs.
   */
  liveness: ReadonlyMap<Block, readonly string[]>
  /** The rare parts of running text in the HTML, by their kind. */
  contentParts: readonly string[]
  /** The error of a block, with its type. The HTML contains nothing for it. */
  error?: Error
}

/** The exports of the compiled `ui/theme.ts`. */
export interface ThemeModule {
  buildThemeVariables: (theme: Theme) => ThemeVariables
}

/** The custom properties of a theme, and their values in dark mode: see `ui/theme.ts`. */
export interface ThemeVariables {
  root: Record<string, string>
  sections: Record<string, string>
  dark?: { root: Record<string, string>; bands: Record<string, string> }
}

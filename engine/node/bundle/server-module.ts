import type { Block, Person, Theme } from '../../../schemas/generated/types'
import type { PageData, SiteData } from '../../core/page/data'
import type { Thing } from '../../core/page/structured-data'

/** What the built `entry-server.tsx` exports; the build knows it by this contract alone. */
export interface ServerModule extends ThemeModule {
  /** Returns a function that renders a page from its data. */
  createRenderer: (site: SiteData, base: string) => (page: PageData) => RenderedPage
  /** What blocks hold, for search engines; `publisher` runs the site, and `persons` are shown by id. */
  describeBlocks: (blocks: Block[], publisher: Thing, persons?: Record<string, Person>) => Thing[]
}

export interface RenderedPage {
  /** The HTML of the root element. */
  html: string
  /**
   * Why the blocks of the page, and those around it, have to be alive in the browser; an empty list
   * is that of a static block, of which the HTML is all that is needed.
   */
  liveness: ReadonlyMap<Block, readonly string[]>
  /** The rare parts of running text in the HTML, by their kind. */
  contentParts: readonly string[]
  /** What a block threw, with its type: the HTML has nothing in its place. */
  failure?: Error
}

/** What the built `ui/theme.ts` exports. */
export interface ThemeModule {
  buildThemeVariables: (theme: Theme) => ThemeVariables
}

/** The custom properties of a theme, and what is different in the dark: see `ui/theme.ts`. */
export interface ThemeVariables {
  root: Record<string, string>
  dark?: { root: Record<string, string>; bands: Record<string, string> }
}

import type { LiveCheck } from '../../check/live/live-check'
import type { Problem } from '../../lib/problems/problem'

/** What the studio needs of the site that the development server shows. */
export interface StudioSite {
  readonly dir: string
  readonly check: LiveCheck
  /** The known problems. */
  problems: () => Problem[]
  /** The site's settings. Undefined until the site has been valid. */
  loadState: () => Promise<{ site: { settings: { brand: string; url: string } } } | undefined>
}

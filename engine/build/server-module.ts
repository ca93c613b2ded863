import type { Theme } from '../../schemas/generated/types'
import type { PageData, SiteData } from '../core/data'

/** What the built `entry-server.tsx` exports; the build knows it by this contract alone. */
export interface ServerModule extends ThemeModule {
  createRenderer: (site: SiteData) => (page: PageData) => string
}

/** What the built `ui/theme.ts` exports. */
export interface ThemeModule {
  buildThemeVariables: (theme: Theme) => Record<string, string>
}

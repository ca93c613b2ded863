import { basePathOf } from '../../../core/addresses/base'
import type { OverlayText } from '../../../core/dev-protocol'
import type { PageData } from '../../../core/page/data'
import { buildFontFaces } from '../../build/assets/fonts/fonts'
import { buildThemeParts } from '../../build/assets/theme-css'
import { createDocuments } from '../../build/pages/document'
import { buildLayoutCss } from '../../build/pages/layout-css'
import { listThirdPartyScripts } from '../../build/pages/site-data'
import type { KnownTexts } from '../../lib/store/known-texts'
import type { DevCode } from './code'
import { reportRenderError } from './render-error'
import type { SiteState } from './site-state'
import { localeOf } from './site-state'

export interface DevPage {
  html: string
  /** A block's error, for the overlay. */
  error?: OverlayText
}

/** The paths of the site data: in the default language, and in a language with a base path. */
export const SITE_URL = /^\/_data\/site(?:\.([a-z0-9-]+))?\.json$/

export interface RenderOptions {
  code: DevCode
  /** If `true`, third-party scripts are omitted: they would measure visits, and open chats. */
  isInStudio: boolean
  /** With the site data of the documents that were sent. */
  site: { sentSites: KnownTexts }
}

/** Renders a page's document in its current state. */
export async function renderPage(
  { code: { bundle, server }, isInStudio, site: { sentSites } }: RenderOptions,
  state: SiteState,
  page: PageData,
): Promise<DevPage> {
  const { assets, site } = state
  const { path, settings, siteData } = localeOf(state, page.path)
  const { theme, url, icon } = settings
  const base = basePathOf(url)
  const fonts = await buildFontFaces({ fonts: theme.fonts, assets })
  const { buildThemeVariables } = server
  const { builds } = site
  const layoutCss = await buildLayoutCss({ builds, siteData, fonts: theme.fonts, assets })
  const { css, tags } = buildThemeParts({ theme, assets, buildThemeVariables })
  // A document loads the site data that it was rendered with, even if a file changes in between.
  const version = sentSites.remember(JSON.stringify(siteData))
  const renderDocument = createDocuments({
    bundle,
    site: siteData,
    thirdParty: isInStudio ? {} : listThirdPartyScripts(settings, assets),
    base,
    // The headers of the response carry the policy.
    policy: '',
    schemeTags: tags,
    themeCss: css + fonts.fallbacks + layoutCss,
    fontsCss: fonts.css,
    restFontsCss: fonts.rest,
    fontFiles: fonts.preloads,
    siteUrl: `/_data/site${path && '.'}${path}.json?version=${version}`,
    icon: assets.get(icon ?? '')?.href,
  })
  const rendered = server.createRenderer(siteData, base)(page)
  return {
    html: renderDocument({ page, rendered }),
    error: rendered.error && reportRenderError(page.path, rendered.error),
  }
}

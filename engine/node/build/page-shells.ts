/** The document shell of each language: scripts, styles, fonts and security policy. */
import { pathToFileURL } from 'node:url'
import { basePathOf } from '../../core/addresses/base'
import type { SiteData } from '../../core/page/data'
import type { SecurityPolicy } from '../../core/page/security-policy'
import type { Bundle } from '../bundle/bundle'
import type { ThemeModule } from '../bundle/server-module'
import type { Site } from '../check/run/site'
import type { FontFaces } from './assets/fonts/fonts'
import { buildThemeParts } from './assets/theme-css'
import { renderPolicyTags } from './hosting/site-policy'
import type { Assembly, LocaleAssembly } from './pages/assembly'
import type { ShellOptions } from './pages/document'
import { buildLayoutCss } from './pages/layout-css'
import { listThirdPartyScripts } from './pages/site-data'
import type { WritePagesOptions } from './pages/write-pages'

/** The data of one language. */
export interface LocaleWork extends LocaleAssembly {
  siteData: SiteData
}

export interface PageShellOptions extends Pick<WritePagesOptions, 'sources'> {
  site: Pick<Site, 'builds'>
  bundle: Bundle
  assembly: Assembly
  /**
   * The data of each language, the default language first. The two lists below have the same order.
   */
  locales: LocaleWork[]
  fonts: FontFaces[]
  /** The URLs of the site data. */
  siteUrls: string[]
  policy: SecurityPolicy
}

/** Builds what the pages of each language are rendered with. */
export async function buildShells(
  options: PageShellOptions,
): Promise<Pick<WritePagesOptions, 'locales' | 'shellOf'>> {
  const { assembly, bundle, locales, sources } = options
  const { builds } = options.site
  const { assets } = assembly
  const { buildThemeVariables }: ThemeModule = await import(pathToFileURL(bundle.theme).href)
  const shells = locales.map(async ({ site: { path, settings }, siteData, context }, index) => {
    const { fonts } = settings.theme
    const layoutCss = await buildLayoutCss({ builds, siteData, fonts, assets, sources })
    const theme = { theme: settings.theme, assets, buildThemeVariables, styles: bundle.allStyles }
    const shell = buildShell(options, { index, layoutCss, parts: buildThemeParts(theme) })
    return { path, shell: shell, context }
  })
  const [own, ...others] = await Promise.all(shells)
  if (!own) throw new Error('Internal error: no default locale.')
  const byPath = new Map([own, ...others].map((shell) => [shell.path, shell]))
  const shellOf = (route: string) => byPath.get(assembly.localeOf(route).site.path) ?? own
  return { locales: [own, ...others], shellOf }
}

function buildShell(
  { assembly: { assets }, bundle, locales, policy, fonts, siteUrls }: PageShellOptions,
  { index, layoutCss, parts }: LocaleStyles,
): ShellOptions {
  const { site, siteData } = locales[index] as LocaleWork
  const { settings } = site
  const { entry, thirdParty, blocks, own, contentParts, inlineScripts } = bundle
  const faces = fonts[index]
  return {
    bundle: { entry, thirdParty, blocks, own, contentParts, inlineScripts },
    site: siteData,
    thirdParty: listThirdPartyScripts(settings, assets),
    base: basePathOf(settings.url),
    policy: renderPolicyTags(policy),
    schemeTags: parts.tags,
    themeCss: parts.css + (faces?.fallbacks ?? '') + layoutCss,
    fontsCss: faces?.css ?? '',
    restFontsCss: faces?.rest ?? '',
    fontFiles: faces?.preloads ?? [],
    siteUrl: siteUrls[index] ?? '',
    icon: assets.get(settings.icon ?? '')?.href,
  }
}

interface LocaleStyles {
  /** The index of the language. */
  index: number
  layoutCss: string
  parts: ReturnType<typeof buildThemeParts>
}

/** The data that all pages of one language share. */
import type { RedirectRule, Settings, Theme } from '../../../../schemas/generated/types'
import { listPatternRules } from '../../../core/addresses/find-redirect'
import { homeOfLocale } from '../../../core/addresses/locales'
import type {
  SiteData,
  SiteLanguage,
  SiteLanguages,
  ThirdPartyScripts,
} from '../../../core/page/data'
import { directionOf } from '../../../core/text/direction'
import { collectTokens, resolveTokens } from '../../../core/text/tokens'
import { LAYOUT_FILE, MESSAGES_FILE } from '../../check/facts/context'
import type { FileUrls } from '../../check/facts/linked-files'
import { resolveFileLinks } from '../../check/facts/linked-files'
import type { ResourceNames } from '../../check/facts/resource-names'
import { listResourceNames } from '../../check/facts/resource-names'
import type { Site } from '../../check/run/site'
import { getLanguageNames, listLocales } from '../../sources/files/locale-settings'
import type { FilesOfSite } from '../assets/files'
import type { ServedAsset } from '../assets/resources'
import { resolveResources } from '../assets/resources'
import { drawParts } from './draw-parts'
import { isolatePhonesAt } from './isolate-phones-at'
import type { LocaleSite } from './locale-sites'
import type { PageLists } from './page-lists'

/** A site in one of its languages, before any of its files is read. */
export interface PreparedLocale {
  site: LocaleSite
  lists: PageLists
  /** The resources of pages by name. */
  names: ResourceNames
  languages: SiteLanguages | undefined
}

export interface Assembled extends PreparedLocale {
  /** The id of the bundle. */
  build: string
  /** The year that pages show until the visitor's clock is read. */
  year: number
  assets: Map<string, ServedAsset>
  /** A hash of the design of social images. */
  look?: string
  files: FileUrls
  /** Those of the whole site, with the URLs of linked files. */
  redirects: RedirectRule[]
  known: FilesOfSite
}

/** The data that all pages share. */
export function buildSiteData({
  site,
  assets,
  year,
  files,
  redirects,
  known,
  languages,
  lists: pageLists,
}: Assembled): SiteData {
  const { settings, layout, messages, audiences } = resolveTokens(
    {
      settings: site.settings,
      layout: site.layout,
      messages: site.messages,
      audiences: site.audiences,
    },
    collectTokens(site.settings),
  )
  const { before, after } = layout
  const { languages: _, blocks: __, ...words } = messages
  const { lists, persons, assets: listed } = pageLists.listsOf(site.shared, {})
  const names = listResourceNames(site.shared)
  const patterns = listPatternRules(redirects)
  return {
    brand: settings.brand,
    language: settings.language,
    restoreScroll: settings.restoreScroll,
    searchesPerMinute: settings.search.perMinute,
    toastDuration: settings.notices.duration,
    errorsUrl: settings.monitoring.errors.url,
    ...(settings.security.embedder === 'unsafe-none' && { iframesWithCookies: true }),
    timeZone: settings.timeZone,
    openingHours: settings.organization.openingHours,
    specialHours: settings.organization.specialHours,
    year,
    messages: resolveShared(site, files, { file: MESSAGES_FILE, data: words }),
    audiences,
    ...buildSiteLook(settings.theme),
    ...resolveShared(site, files, { file: LAYOUT_FILE, data: { before, after } }),
    ...resolveResources({ ...names, assets: [...names.assets, ...listed] }, assets, known),
    ...(lists && { lists }),
    ...(persons && { persons }),
    ...(patterns && { redirects: patterns }),
    ...(languages && { languages }),
  }
}

const HEADER_TONES = { section: undefined, light: 'paper', dark: 'ink' } as const

function buildSiteLook({ headerTone, dark, ranges }: Theme): Pick<SiteData, 'look'> {
  const tone = HEADER_TONES[headerTone]
  const look: SiteData['look'] = {
    ...(tone && { header: tone }),
    ...(dark && { dark: true }),
    ...(ranges === 'dash' && { ranges }),
  }
  return Object.keys(look).length > 0 ? { look } : {}
}

type SharedParts = Pick<Site, 'drawn' | 'fileLinks' | 'names' | 'phones' | 'settings'>

/**
 * The content of a file that is not a page, with its drawings, the URLs of linked files and, in a
 * right-to-left language, isolated phone numbers.
 */
export function resolveShared<T>(
  { drawn, fileLinks, names, phones, settings }: SharedParts,
  files: FileUrls,
  { file, data }: { file: string; data: T },
): T {
  const name = names.get(file) ?? file
  const pointers = (fileLinks.get(name) ?? []).map(({ pointer }) => pointer)
  const resolved = resolveFileLinks(data, pointers, files)
  const parts = drawn.get(name) ?? []
  const isRtl = directionOf(settings.language) === 'rtl'
  if (parts.length === 0 && !isRtl) return resolved
  const copy = structuredClone(resolved)
  drawParts(copy, parts, settings.language)
  return isRtl ? isolatePhonesAt(copy, phones.get(name) ?? []) : copy
}

/** The third-party scripts of a site, with the URLs of its files. */
export function listThirdPartyScripts(
  { chat, badgeRemover, monitoring }: Settings,
  assets: Assembled['assets'],
): ThirdPartyScripts {
  return {
    chat: chat && { ...chat, src: assets.get(chat.src)?.url ?? chat.src },
    badgeRemover,
    vitalsUrl: monitoring.performance.url,
  }
}

/** The languages of a site, each by its own name. */
export function listLanguages(sites: LocaleSite[]): SiteLanguage[] {
  const names = getLanguageNames(sites.map(({ settings }) => settings.language))
  const written = listLocales(sites[0]?.settings)
  return sites.map(({ path, settings: { language }, messages }, index) => ({
    path,
    language,
    name: written.find((one) => one.path === path)?.name ?? names[index] ?? language,
    route: homeOfLocale(path),
    home: messages.languages.home,
  }))
}

import type { CtaRule, Page, Settings } from '../../../../schemas/generated/types'
import { listIframeHosts } from '../../../core/addresses/iframes'
import { validateUrl } from '../../../core/addresses/urls'
import { resolveCta } from '../../../core/page/cta'
import type { PageData, Resources } from '../../../core/page/data'
import { buildDocumentTitle, buildHead } from '../../../core/page/head'
import type { Thing } from '../../../core/page/structured-data'
import { isolatePhonesIn } from '../../../core/text/isolate-phones'
import { resolveTokens } from '../../../core/text/tokens'
import type { FileUrls } from '../../check/facts/linked-files'
import { resolveFileLinks } from '../../check/facts/linked-files'
import type { DrawnPart } from '../../check/facts/page-summary'
import type { ResourceNames } from '../../check/facts/resource-names'
import type { TextPlace } from '../../lib/store/store'
import { readText } from '../../lib/store/store'
import { createSocialImage } from '../assets/social-images/create-social-image'
import { drawParts } from './draw-parts'
import { prioritizePictures } from './first-view'
import { isolatePhonesAt } from './isolate-phones-at'
import type { PageShows } from './page-lists'

/** The context for building page data. It is sent to worker threads. */
export interface PageContext {
  settings: Settings
  /** The base path of the language. Empty for the default language. */
  locale: string
  ctas: CtaRule[]
  tokens: Record<string, string>
  /** The resources that all pages refer to by name. */
  resources: Resources
  /** The URLs of iframes in content that all pages share. */
  sharedIframes: string[]
  /** The site's publisher, for search engines. */
  publisher: Thing
  /** A hash of the design for social images. Undefined if the site has none. */
  look?: string
  /** The published URLs of linked files. */
  files: FileUrls
  build: string
  year: number
}

/** A page with the names of the resources that it uses. It is sent to worker threads. */
export interface PageSource extends Omit<ResourceNames, 'pictures'> {
  route: string
  hasTokens: boolean
  /** The pointers of the page's links to files in `assets`. */
  fileLinks: string[]
  /** The parts of the page to draw. */
  drawn?: DrawnPart[]
  /** In a right-to-left language, the pointers of texts that may contain phone numbers. */
  phones?: string[]
  lists?: PageShows['lists']
  persons?: PageShows['persons']
  article?: PageShows['article']
  trail?: PageShows['trail']
  /** The page's machine-readable dates, if they include a time. */
  stamps?: Partial<Pick<Page, 'date' | 'updated'>>
  links?: PageShows['links']
  versions?: PageShows['versions']
  /** The page as JSON with all defaults, or the JSON's location in the store. */
  source: string | TextPlace
}

/** Returns a function that builds a page's data. */
export function createPageDataBuilder(context: PageContext): (source: PageSource) => PageData {
  const { settings, locale, ctas, tokens, resources, sharedIframes, build, year, look, files } =
    context
  const embeds = settings.security.hosts.frames.length > 0
  return ({ route, hasTokens, fileLinks, drawn = [], phones = [], source, ...rest }) => {
    const { lists, persons, article, trail, links = [], versions, stamps, ...names } = rest
    const written: Page = JSON.parse(typeof source === 'string' ? source : readText(source))
    const resolved = hasTokens ? resolveTokens(written, tokens) : written
    const linked = resolveFileLinks(resolved, fileLinks, files)
    drawParts(linked, drawn, settings.language)
    const page = isolatePhonesAt(linked, phones)
    const closing = page.cta ? resolveCta(ctas, route) : undefined
    const blocks = closing ? [...page.blocks, closing.block] : page.blocks
    const { title, description } = page
    const texts = resolveTokens({ title, description }, { year: String(year) })
    const dated = { ...page, ...stamps, ...texts }
    const isolate = (text: string) => isolatePhonesIn(settings.language, text)
    const picture = look && createSocialImage(written, { look, tokens, year }).url
    return {
      build,
      path: route,
      title: isolate(dated.title),
      documentTitle: buildDocumentTitle(dated, settings.brand),
      head: [...buildHead({ page: dated, settings, route, locale, picture }), ...links],
      breadcrumbs: (trail ?? page.breadcrumbs)?.map((item) => ({
        ...item,
        label: isolate(item.label),
      })),
      blocks,
      redirectTo: keepSafe(page.redirectTo),
      icons: pick(resources.icons, names.icons),
      assets: prioritizePictures({
        ...{ blocks, lists },
        assets: pick(resources.assets, names.assets),
      }),
      maps: pick(resources.maps, names.maps),
      files: names.files.length > 0 ? pick(resources.files ?? {}, names.files) : undefined,
      lists,
      persons,
      article,
      frames: embeds ? listIframeHosts([...names.frames, ...sharedIframes]) : undefined,
      ...(locale && { locale }),
      versions,
    }
  }
}

/**
 * The check reports an invalid URL as an error. If the page is rendered anyway, it sends nothing
 * there.
 */
function keepSafe(href: string | undefined): string | undefined {
  return href === undefined || validateUrl(href) ? undefined : href
}

function pick<T>(table: Record<string, T>, names: string[]): Record<string, T> {
  const picked: Record<string, T> = {}
  for (const name of names) {
    const value = table[name]
    if (value !== undefined) picked[name] = value
  }
  return picked
}

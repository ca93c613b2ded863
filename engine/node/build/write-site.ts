import type { Settings } from '../../../schemas/generated/types'
import { homeOfLocale } from '../../core/addresses/locales'
import { dataPathOf, htmlPathOf, markdownPathOf } from '../../core/addresses/paths'
import { isPattern } from '../../core/addresses/redirect-pattern'
import type { SecurityPolicy } from '../../core/page/security-policy'
import { renderDate } from '../../core/text/dates'
import { listSpecialCharacters } from '../check/facts/page-summary'
import type { Site, SitePage } from '../check/run/site'
import { hashFile } from '../lib/files/hash-content'
import type { Progress } from '../lib/files/progress'
import { writeWithin } from '../lib/files/resolve-within'
import { BASIC_CHARACTERS } from './assets/fonts/font-subset'
import type { FontFaces } from './assets/fonts/fonts'
import { buildFontFaces } from './assets/fonts/fonts'
import { buildLicences, LICENCES_PATH } from './assets/licences/third-party'
import { describeUnmade } from './assets/pictures/unmade'
import { writePictures } from './assets/pictures/write-pictures'
import type { SocialImage } from './assets/social-images/create-social-image'
import { createSocialImage } from './assets/social-images/create-social-image'
import { writeSocialImages } from './assets/social-images/write-social-images'
import { createFeeds, listFeeds } from './discovery/feeds'
import { writeDiscovery } from './discovery/write-discovery'
import { buildSitePolicy } from './hosting/site-policy'
import { writeHosting } from './hosting/write-hosting'
import { selectInlineScripts } from './inline-scripts'
import { listForms } from './output/compressed-forms'
import { REDIRECTS_FILE } from './output/side-folder'
import { writeFiles } from './output/write-files'
import type { LocaleWork } from './page-shells'
import { buildShells } from './page-shells'
import type { Assembly } from './pages/assembly'
import { loadAssembly } from './pages/assembly'
import type { PageContext } from './pages/page-data'
import { renderRedirectStub } from './pages/redirect-stub'
import type { WritePagesOptions, WrittenPages } from './pages/write-pages'
import { writePages } from './pages/write-pages'
import type { RunStage } from './stages'
import { writeReceiver } from './write-receiver'
import { writeSchedule } from './write-schedule'
import { writeSearch } from './write-search'

export interface WriteOptions
  extends Pick<WritePagesOptions, 'bundle' | 'sources' | 'folder' | 'kept' | 'previous'> {
  site: Site
  pages: SitePage[]
  year: number
  stage: RunStage
}

export interface WrittenSite extends WrittenPages {
  warnings: string[]
  /** The URLs of the site's own files. */
  named: string[]
  /** The files that the builds of the other parts write, as paths within the output. */
  ofOtherParts: string[]
  /** The files of single pages, in all parts. */
  ofPages: string[]
}

/** The context of the stages. */
interface Work extends WriteOptions {
  assembly: Assembly
  /** The data of each language, the default language first. */
  locales: LocaleWork[]
  policy: SecurityPolicy
}

/** Writes a checked site to a folder, stage by stage. */
export async function writeSite(options: WriteOptions): Promise<WrittenSite> {
  const { site, sources, year, stage } = options
  const inlineScripts = selectInlineScripts(options.bundle.inlineScripts, site)
  const bundle = { ...options.bundle, inlineScripts }
  const assembly = await stage('reading pictures and files', async (progress) => {
    const read = await loadAssembly({ site, build: bundle.id, year, sources })
    const count = read.assets.size + read.linked.size
    progress(count, count)
    return read
  })
  const locales = assembly.locales.map((one) => ({ ...one, siteData: one.buildSiteData() }))
  const work = {
    ...options,
    bundle,
    assembly,
    locales,
    policy: buildSitePolicy(site, inlineScripts),
  }
  const fonts = await stage('subsetting fonts', () => subsetFonts(work))
  const copied = await stage('copying files', async () => copyFiles(work, fonts))
  const shared = await stage('writing what pages share', () => writeShared(work))
  await stage('writing redirects', async (progress) => writeRedirects(work, progress))
  const ofServers = await stage('writing server settings', async () => {
    await writeSchedule(work.folder, site)
    await writeReceiver(work.folder, { ...work, ...assembly, pages: site.pages })
    return writeServerSettings(work)
  })
  const { warnings: ofPrograms, feeds } = await stage('writing the sitemap', () =>
    writeForPrograms(work),
  )
  const made = await stage('encoding pictures', (progress) => encodePictures(work, progress))
  const images = await stage('drawing social images', (progress) =>
    writeLinkPictures(work, progress),
  )
  const written = await stage('rendering pages', async (progress) => {
    const { showsOf } = assembly
    const shells = await buildShells({ ...work, fonts, siteUrls: shared.siteUrls })
    return writePages({ ...options, ...shells, showsOf, progress })
  })
  const named = [...shared.paths, ...copied, ...feeds, ...made, ...images.map(({ url }) => url)]
  const warnings = [
    ...ofServers,
    ...ofPrograms,
    ...(await describeUnmade(assembly.assets.values())),
  ]
  return { ...written, warnings, named, ...listFilesOfPages(work) }
}

/** The characters that components add to text. */
const TYPOGRAPHY = '\u00A0©·×–—‘’“”•…←↑→↓'

/** The characters that can be typed on any keyboard, and all others in the site's text. */
function listCharacters(pages: SitePage[], shared: string): string {
  const special = [TYPOGRAPHY, listSpecialCharacters(shared)]
  const all = special.concat(pages.map(({ summary }) => summary.characters)).join('')
  return BASIC_CHARACTERS + [...new Set(all)].sort().join('')
}

/** The dates of all pages as they are displayed. */
function listDates({ settings, pages }: Site): string[] {
  return pages.flatMap(({ head: { date, updated } }) =>
    [date, updated].flatMap((day) => (day ? renderDate(day, settings.language) : [])),
  )
}

/** For each language, the ones that its own text uses. */
function subsetFonts({ bundle, assembly, locales }: Work): Promise<FontFaces[]> {
  const subset = ({ site, context, siteData }: LocaleWork) => {
    const { settings, pages, people } = site
    const { files } = context.resources
    const shared = JSON.stringify([siteData, people, listDates(site), files]) + bundle.allStyles
    const characters = listCharacters(pages, shared)
    return buildFontFaces({ fonts: settings.theme.fonts, assets: assembly.assets, characters })
  }
  return Promise.all(locales.map(subset))
}

/** Returns the URLs of the site's own files. */
function copyFiles({ kept, ...work }: Work, fonts: FontFaces[]): string[] {
  const { site, bundle, assembly } = work
  const { assets, linked } = assembly
  writeFiles(kept, { bundle, assets, files: linked, publicFiles: site.publicFiles })
  const made = new Map(fonts.flatMap(({ files }) => [...files]))
  for (const [url, bytes] of made) kept.write(url, bytes)
  const paths = [...linked.values()].map(({ path }) => path)
  const urls = [...assets.values()].flatMap(({ url, picture }) => (picture ? [] : url))
  return [...paths, ...urls, ...made.keys()]
}

interface WrittenShared {
  /** The URLs of the site data in each language. */
  siteUrls: string[]
  paths: string[]
}

/** Writes the site data, the search index and the licences. */
async function writeShared(work: Work): Promise<WrittenShared> {
  const { folder, kept, site, bundle, assembly, locales, year } = work
  const siteUrls: string[] = []
  for (const { siteData } of locales) {
    const json = JSON.stringify(siteData)
    const siteUrl = `/assets/site-${hashFile(json).slice(0, 8)}.json`
    kept.write(siteUrl, json)
    siteUrls.push(siteUrl)
  }
  const { assets } = assembly
  const licences = await buildLicences({ site, assets, libraries: bundle.libraries })
  kept.write(LICENCES_PATH, licences)
  const paths = [...siteUrls, LICENCES_PATH]
  for (const own of locales) {
    paths.push(...(await writeSearch({ folder, kept, year, site: own.site })))
  }
  return { siteUrls, paths }
}

/**
 * The redirects in three forms: for servers, for the app, and as documents for plain hosts. For
 * patterns, the last two use the site data, with which the 404 page redirects.
 */
function writeRedirects(work: Work, progress: Progress): void {
  const { kept, site, bundle, assembly } = work
  const { redirects } = assembly
  kept.write(REDIRECTS_FILE, JSON.stringify(redirects))
  const plain = redirects.filter(({ from }) => !isPattern(from))
  for (const [index, rule] of plain.entries()) {
    const data = JSON.stringify({ build: bundle.id, redirect: rule.to })
    kept.write(htmlPathOf(rule.from), renderRedirectStub(rule, site.settings))
    kept.write(dataPathOf(rule.from), data)
    progress(index + 1, plain.length)
  }
}

function writeServerSettings({ folder, site, assembly, policy }: Work): Promise<string[]> {
  const { redirects, outside } = assembly
  return writeHosting(folder, { ...site, redirects, outside }, policy)
}

/** Writes the files for search engines, feed readers and other programs. */
async function writeForPrograms(work: Work): Promise<{ warnings: string[]; feeds: string[] }> {
  const { folder, site, year, assembly, locales } = work
  const languages = locales.map((one) => one.site)
  const warnings = await writeDiscovery(folder, { site, languages, year: String(year) })
  const routes = new Set(site.pages.map(({ route }) => route))
  const { assets } = assembly
  const written: string[] = []
  for (const { site: own, context, list } of locales) {
    const tokens = { ...context.tokens, year: String(year) }
    const home = homeOfLocale(own.path)
    const hasPage = (path: string) => routes.has(path)
    const render = createFeeds({ ...own, tokens, list, assets, home, hasPage })
    for (const feed of listFeeds(own.collections)) {
      await writeWithin(folder, feed.path, await render(feed))
      written.push(feed.path)
    }
  }
  return { warnings, feeds: written }
}

/** Returns the URLs of the pictures' files. */
function encodePictures({ kept, assembly }: Work, progress: Progress): Promise<string[]> {
  const made = [...assembly.assets.values()].flatMap(({ url, picture }) =>
    picture ? [[url, picture] as const] : [],
  )
  return writePictures(kept, { pictures: new Map(made), progress })
}

/** Writes the social images of the pages. */
async function writeLinkPictures(work: Work, progress: Progress): Promise<SocialImage[]> {
  const { kept, pages, assembly, locales } = work
  const written: SocialImage[] = []
  for (const own of locales) {
    const { look, context } = own
    if (!look) continue
    const mine = pages.filter(({ route }) => assembly.localeOf(route).site.path === own.site.path)
    const pictures = mine.map(({ head }) => createSocialImage(head, { ...context, look: look.id }))
    await writeSocialImages(kept, look, { pictures, progress })
    written.push(...pictures)
  }
  return written
}

function listFilesOfPages({
  site,
  pages,
  assembly,
}: Work): Pick<WrittenSite, 'ofOtherParts' | 'ofPages'> {
  const mine = new Set(pages)
  const others = site.pages.filter((page) => !mine.has(page))
  const list = (page: SitePage) =>
    listPageFiles(page, site.settings, assembly.localeOf(page.route).context)
  const ofOtherParts = others.flatMap(list)
  return { ofOtherParts, ofPages: [...pages.flatMap(list), ...ofOtherParts] }
}

/** The files that belong to a single page, as paths within the output. */
function listPageFiles(
  { route, head }: SitePage,
  settings: Pick<Settings, 'markdown' | 'precompress'>,
  context: PageContext,
): string[] {
  const { look } = context
  const paths = [
    dataPathOf(route),
    ...(settings.markdown ? [markdownPathOf(route)] : []),
    ...(look === undefined ? [] : [createSocialImage(head, { ...context, look }).url]),
  ]
  const files = [htmlPathOf(route), ...paths.map((path) => path.slice(1))]
  return settings.precompress ? files.flatMap((file) => [file, ...listForms(file)]) : files
}

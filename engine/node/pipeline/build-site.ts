import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataPathOf, htmlPathOf, markdownPathOf } from '../../core/addresses/paths'
import { buildSearchIndex, SEARCH_INDEX_PATH } from '../../core/search/search-index'
import { collectTokens } from '../../core/text/tokens'
import type { Engine } from '../bundle/bundle-cache'
import { loadEngine } from '../bundle/bundle-cache'
import type { ThemeModule } from '../bundle/server-module'
import { listSpecialCharacters } from '../check/facts/page-digest'
import type { Site, SitePage } from '../check/run/check-site'
import { checkSite } from '../check/run/check-site'
import { writeDiscovery } from '../discovery/write-discovery'
import { BASIC_CHARACTERS } from '../fonts/font-subset'
import { buildFontFaces } from '../fonts/fonts'
import { buildSitePolicy, renderPolicyTags } from '../hosting/site-policy'
import { writeHosting } from '../hosting/write-hosting'
import { buildLicences, LICENCES_PATH } from '../licences/third-party'
import { listForms } from '../output/compressed-forms'
import { precompress } from '../output/precompress'
import { REDIRECTS_FILE } from '../output/side-folder'
import type { Output } from '../output/swap'
import { withOutput } from '../output/swap'
import { verifyOutput } from '../output/verify-output'
import { loadSiteFiles, writeFiles } from '../output/write-files'
import { loadBuildCache, saveBuildCache } from '../pages/build-cache'
import type { PageContext } from '../pages/page-data'
import { buildPageContext, buildSiteData, placeShared } from '../pages/page-data'
import { renderRedirectStub } from '../pages/redirect-stub'
import type { WritePagesOptions, WrittenPages } from '../pages/write-pages'
import { writePages } from '../pages/write-pages'
import type { Problem } from '../problems/problem'
import { loadAssets } from '../resources/resources'
import { renderRootRule } from '../resources/theme-css'
import type { LinkPictureLook } from '../social-images/look'
import { buildLook } from '../social-images/look'
import type { LinkPicture } from '../social-images/name-link-picture'
import { nameLinkPicture } from '../social-images/name-link-picture'
import { writeLinkPictures } from '../social-images/write-link-pictures'
import { placeWithin } from '../util/place-within'

export interface BuildOptions {
  siteDir: string
  outDir: string
  /** The year that pages show until the visitor's clock is known; the present one by default. */
  year?: number
  /** Which part of the pages to write; all by default. */
  shard?: Shard
  /** Whether to write compressed forms of text files; what the settings say by default. */
  precompress?: boolean
  /** The bundle where it is in the making already. */
  engine?: Engine
}

/** One of several builds that together write all pages. */
export interface Shard {
  /** From 1 on. */
  index: number
  count: number
}

export interface BuildResult {
  problems: Problem[]
  /** How many pages were written; 0 when a problem prevented it. */
  pages: number
  /** How many of them were rendered; the others are those of the build before. */
  rendered: number
  /** What its owner should know before it is published. */
  warnings: string[]
}

/**
 * Checks a site and writes it as static files. With an error among the problems nothing is
 * written.
 * @throws when a block throws while it is rendered, another build is writing to the same folder,
 *   or something is there that Quire did not write; the output stays as it was.
 */
export function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { outDir, siteDir } = options
  return withOutput(outDir, { kind: 'site', siteDir }, (output) => buildLocked(options, output))
}

async function buildLocked(options: BuildOptions, output: Output): Promise<BuildResult> {
  const { siteDir, outDir, shard } = options
  const { sources, bundle: bundling } = options.engine ?? loadEngine()
  const key = { siteDir, outDir, sources }
  const cache = loadBuildCache(key)
  const [{ site: checked, problems }, bundle] = await Promise.all([
    checkSite(siteDir, { recall: cache.recall, keepsSources: true }),
    bundling,
  ])
  if (!checked) return { problems, pages: 0, rendered: 0, warnings: [] }
  const { precompress: wanted = checked.settings.precompress } = options
  const site = { ...checked, settings: { ...checked.settings, precompress: wanted } }
  const pages = shard ? pickShard(site.pages, shard) : site.pages
  const year = options.year ?? new Date().getFullYear()
  const previous = { outDir: output.path, rendered: cache.rendered }
  const { rendered, renderedAnew, ...hosting } = await output.write(async (folder) => {
    const written = await writeSite({ site, pages, bundle, sources, folder, previous, year })
    const { compressWorker: worker } = bundle
    if (wanted) await precompress({ folder, previous: output.path, worker })
    verifyOutput(folder, { bundle, site, pages, named: written.named })
    return { result: written, further: written.ofOtherParts }
  })
  await saveBuildCache(key, site, rendered)
  const warnings = [...site.pages.flatMap(({ digest }) => digest.warnings), ...hosting.warnings]
  return { problems, pages: pages.length, rendered: renderedAnew, warnings }
}

/** The pages of a shard: neighbours by address, so that a shard is a few folders. */
function pickShard(pages: SitePage[], { index, count }: Shard): SitePage[] {
  const edge = (part: number) => Math.floor((pages.length * part) / count)
  return pages.slice(edge(index - 1), edge(index))
}

interface WriteOptions
  extends Pick<WritePagesOptions, 'bundle' | 'sources' | 'folder' | 'previous'> {
  site: Site
  pages: SitePage[]
  year: number
}

interface WrittenSite extends WrittenPages {
  warnings: string[]
  /** The addresses of the site's own files. */
  named: string[]
  /** What the builds of the other parts write, as paths within the output. */
  ofOtherParts: string[]
}

async function writeSite(options: WriteOptions): Promise<WrittenSite> {
  const { site, bundle, folder, year } = options
  const assets = await loadAssets(site)
  const look = buildLook({ settings: site.settings, assets, sources: options.sources })
  const linked = await loadSiteFiles(site, collectTokens(site.settings))
  const files = Object.fromEntries([...linked].map(([path, { url }]) => [path, url]))
  const context = { site, assets, build: bundle.id, year, look: look?.id, files }
  const siteData = buildSiteData(context)
  const siteUrl = await writeSiteData(folder, JSON.stringify(siteData))
  const { buildThemeVariables }: ThemeModule = await import(pathToFileURL(bundle.theme).href)
  const characters = listCharacters(site.pages, JSON.stringify(siteData) + bundle.allStyles)
  const fonts = await buildFontFaces({ fonts: site.settings.theme.fonts, assets, characters })
  const rootRule = renderRootRule(buildThemeVariables(site.settings.theme), bundle.allStyles)
  const policy = buildSitePolicy(site)
  const frame = {
    bundle: { entry: bundle.entry, blocks: bundle.blocks },
    site: siteData,
    policy: renderPolicyTags(policy),
    themeCss: rootRule + fonts.early,
    fontCss: fonts.web,
    siteUrl,
    icon: assets.get(site.settings.icon ?? '')?.href,
  }
  await writeFiles(folder, { bundle, assets, files: linked, publicFiles: site.publicFiles })
  for (const [url, bytes] of fonts.files) await writeFile(placeWithin(folder, url), bytes)
  const data = { rules: site.redirects }
  const { rules: redirects } = placeShared(site, files, { file: 'redirects.json', data })
  await writeRedirects(folder, { ...site, redirects }, bundle.id)
  const licences = await buildLicences({ site, assets, libraries: bundle.libraries })
  await writeText(placeWithin(folder, LICENCES_PATH), licences)
  const warnings = await writeHosting(folder, { ...site, redirects }, policy)
  const index = JSON.stringify(buildSearchIndex(site.pages))
  await writeText(placeWithin(folder, SEARCH_INDEX_PATH), index)
  const pageContext = buildPageContext(context)
  await writeDiscovery(folder, site, { ...pageContext.tokens, year: String(year) })
  const pictures = await writePictures(options, look, pageContext)
  const written = await writePages({ ...options, frame, context: pageContext })
  const copied = [...linked.values()].map(({ path }) => path)
  const urls = [...assets.values(), ...pictures].map(({ url }) => url)
  const named = [siteUrl, LICENCES_PATH, ...copied, ...urls, ...fonts.files.keys()]
  return { ...written, warnings, named, ofOtherParts: listOtherFiles(options, pageContext) }
}

function listOtherFiles({ site, pages }: WriteOptions, context: PageContext): string[] {
  const mine = new Set(pages)
  const others = site.pages.filter((page) => !mine.has(page))
  return others.flatMap((page) => listPageFiles(page, context))
}

/** The files that belong to a page alone, as paths within the output. */
function listPageFiles({ route, head }: SitePage, context: PageContext): string[] {
  const { look, settings } = context
  const paths = [
    dataPathOf(route),
    ...(settings.markdown ? [markdownPathOf(route)] : []),
    ...(look === undefined ? [] : [nameLinkPicture(head, { ...context, look }).url]),
  ]
  const files = [htmlPathOf(route), ...paths.map((path) => path.slice(1))]
  return settings.precompress ? files.flatMap((file) => [file, ...listForms(file)]) : files
}

/** The pictures that are shown where the pages are linked to. */
async function writePictures(
  { folder, pages }: WriteOptions,
  look: LinkPictureLook | undefined,
  context: PageContext,
): Promise<LinkPicture[]> {
  if (!look) return []
  const pictures = pages.map(({ head }) => nameLinkPicture(head, { ...context, look: look.id }))
  await writeLinkPictures(folder, look, pictures)
  return pictures
}

/** What components may set beside the texts. */
const TYPOGRAPHY = '\u00A0©·×–—‘’“”•…←↑→↓'

/** What can be typed on any keyboard, and what the site's texts have beyond. */
function listCharacters(pages: SitePage[], shared: string): string {
  const special = [TYPOGRAPHY, listSpecialCharacters(shared)]
  const all = special.concat(pages.map(({ digest }) => digest.characters)).join('')
  return BASIC_CHARACTERS + [...new Set(all)].sort().join('')
}

async function writeSiteData(folder: string, json: string): Promise<string> {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
  const url = `/assets/site-${hash}.json`
  await writeText(placeWithin(folder, url), json)
  return url
}

/** One table, three carriers: for servers, for the app, and as documents for plain hosts. */
async function writeRedirects(folder: string, site: Site, build: string): Promise<void> {
  await writeText(placeWithin(folder, REDIRECTS_FILE), JSON.stringify(site.redirects))
  for (const rule of site.redirects) {
    const stub = renderRedirectStub(rule, site.settings)
    await writeText(placeWithin(folder, htmlPathOf(rule.from)), stub)
    await writeText(
      placeWithin(folder, dataPathOf(rule.from)),
      JSON.stringify({ build, redirect: rule.to }),
    )
  }
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

import { createHash } from 'node:crypto'
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataPathOf, htmlPathOf } from '../core/paths'
import { buildSearchIndex, SEARCH_INDEX_PATH } from '../core/search-index'
import type { Bundle } from './bundle'
import { loadCachedBundle } from './bundle-cache'
import type { Problem } from './check/problem'
import { buildFontFaces } from './fonts'
import { REDIRECTS_FILE, writeOutput } from './output'
import { buildPageContext, buildSiteData } from './page-data'
import { prerender } from './prerender'
import { renderRedirectStub } from './redirect-stub'
import type { ServedAsset } from './resources'
import { loadAssets } from './resources'
import type { ThemeModule } from './server-module'
import type { Site } from './site'
import { checkSite } from './site'
import { renderRootRule } from './theme-css'

export interface BuildOptions {
  siteDir: string
  outDir: string
  /** The year that pages show until the visitor's clock is known; the present one by default. */
  year?: number
}

export interface BuildResult {
  problems: Problem[]
  /** How many pages were written; 0 when a problem prevented it. */
  pages: number
  /** What its owner should know before it is published. */
  warnings: string[]
}

/**
 * Checks a site and writes it as static files. With an error among the problems nothing is
 * written.
 * @throws when a block throws while it is rendered; the output stays as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const [{ site, problems }, bundle] = await Promise.all([
    checkSite(options.siteDir),
    loadCachedBundle(),
  ])
  if (!site) return { problems, pages: 0, warnings: [] }
  const year = options.year ?? new Date().getFullYear()
  await writeOutput(resolve(options.outDir), (folder) => writeSite({ site, bundle, folder, year }))
  const warnings = site.pages.flatMap((page) => page.warnings)
  return { problems, pages: site.pages.length, warnings }
}

interface WriteOptions {
  site: Site
  bundle: Bundle
  folder: string
  year: number
}

async function writeSite({ site, bundle, folder, year }: WriteOptions): Promise<void> {
  const assets = await loadAssets(site)
  const context = { site, assets, build: bundle.id, year }
  const siteData = buildSiteData(context)
  const siteUrl = await writeSiteData(folder, JSON.stringify(siteData))
  const { buildThemeVariables }: ThemeModule = await import(pathToFileURL(bundle.theme).href)
  const fonts = await buildFontFaces(site.settings.theme, assets)
  const rootRule = renderRootRule(buildThemeVariables(site.settings.theme), bundle.allStyles)
  const frame = {
    bundle: { entry: bundle.entry, blocks: bundle.blocks },
    site: siteData,
    themeCss: rootRule + fonts.css,
    fonts: fonts.preloads,
    siteUrl,
    icon: assets.get(site.settings.icon ?? '')?.url,
  }
  await writeAssets(folder, bundle, assets)
  await writeRedirects(folder, site, bundle.id)
  await writeText(join(folder, SEARCH_INDEX_PATH), JSON.stringify(buildSearchIndex(site.pages)))
  await prerender({
    bundle,
    frame,
    context: buildPageContext(context),
    pages: site.pages,
    outDir: folder,
  })
}

async function writeSiteData(folder: string, json: string): Promise<string> {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
  const url = `/assets/site-${hash}.json`
  await writeText(join(folder, url), json)
  return url
}

async function writeAssets(
  folder: string,
  bundle: Bundle,
  assets: Map<string, ServedAsset>,
): Promise<void> {
  await cp(join(bundle.clientDir, 'assets'), join(folder, 'assets'), { recursive: true })
  for (const { source, url } of assets.values()) await copyFile(source, join(folder, url))
}

/** One table, three carriers: for servers, for the app, and as documents for plain hosts. */
async function writeRedirects(folder: string, site: Site, build: string): Promise<void> {
  await writeText(join(folder, REDIRECTS_FILE), JSON.stringify(site.redirects))
  for (const rule of site.redirects) {
    await writeText(
      join(folder, htmlPathOf(rule.from)),
      renderRedirectStub(rule, site.settings.url),
    )
    await writeText(
      join(folder, dataPathOf(rule.from)),
      JSON.stringify({ build, redirect: rule.to }),
    )
  }
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

import { join } from 'node:path'
import { routeOfFile } from '../../core/addresses/paths'
import type { Bundle } from '../bundle/bundle'
import type { Engine } from '../bundle/bundle-cache'
import { CACHE_FOLDER, loadEngine } from '../bundle/bundle-cache'
import type { CheckTools } from '../check/files/shared-context'
import type { Report } from '../check/filters/warning-limit'
import { checkSite } from '../check/run/check-site'
import type { CheckThreads } from '../check/run/check-threads'
import type { ToolsOptions } from '../check/run/check-tools'
import { cacheChecks, createTools } from '../check/run/check-tools'
import type { Site, SitePage } from '../check/run/site'
import { CHECKS_FILE } from '../check/schema/compiled-checks'
import type { Store } from '../lib/store/store'
import { createUnnamedStore } from '../lib/store/store'
import type { BuildTime } from '../sources/time/clock'
import { yearOf } from '../sources/time/read-time'
import { loadBuildCache, saveBuildCache } from './cache/build-cache'
import { listFeedTypes } from './hosting/write-hosting'
import { requireSpace } from './output/free-space'
import { precompress } from './output/precompress'
import type { Output } from './output/swap'
import { withOutput } from './output/swap'
import { verifyOutput } from './output/verify-output'
import { estimateOutputSize } from './output-size'
import { collectHashes } from './pages/page-files'
import { writeManifest } from './publishing/manifest'
import type { Shard } from './shard'
import type { RunStage } from './stages'
import { runQuietly } from './stages'
import { renderNext } from './write-schedule'
import { writeSite } from './write-site'

export interface BuildOptions extends Pick<ToolsOptions, 'project' | 'builds'> {
  siteDir: string
  outDir: string
  /** The build time. Default: the current time. */
  buildTime?: BuildTime
  /** The part of the pages to write. Default: all pages. */
  shard?: Shard
  /**
   * If `true`, compressed versions of text files are written. Default: the value in the settings.
   */
  precompress?: boolean
  /** The bundle, if a build of it has already started. */
  engine?: Engine
  /** Runs each stage under its name. Default: shows nothing. */
  stage?: RunStage
}

/**
 * The maximum number of warnings to report: authors read the first few, and a large site has
 * thousands.
 */
const MOST_WARNINGS = 50

export interface BuildResult extends Report {
  /** The number of written pages. 0 if a problem prevented the build. */
  pages: number
  /** The number of rendered pages. All others are reused from the previous build. */
  rendered: number
  /** Notices for the site's owner before the site is published. */
  warnings: string[]
  /** The next time at which content appears or expires, in the site's time zone. */
  next?: string
}

/**
 * Checks a site and writes it as static files. If there is an error, nothing is written.
 * @throws {UsageError} if there is not enough free space.
 * @throws when a block throws during rendering, another build is writing to the same folder, or the
 * folder has files that Quire did not write; the output is then unchanged.
 */
export function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { outDir, siteDir } = options
  return withOutput(outDir, { kind: 'site', siteDir }, async (output) => {
    // A build of one part reads its pages again instead of storing the pages of all parts.
    const sources = options.shard ? undefined : createUnnamedStore(CACHE_FOLDER)
    try {
      return await buildLocked(options, { output, sources })
    } finally {
      sources?.close()
    }
  })
}

interface Places {
  output: Output
  sources?: Store
}

async function buildLocked(options: BuildOptions, places: Places): Promise<BuildResult> {
  const { siteDir, outDir, project, builds } = options
  const { output } = places
  const engine = options.engine ?? loadEngine()
  const key = { siteDir, outDir, sources: engine.sources }
  const cache = loadBuildCache(key)
  const isWritten = (file: string) => cache.rendered.has(routeOfFile(file))
  requireSpace(output.path, outDir, estimateOutputSize(siteDir, isWritten))
  const checks = engine.kept && join(engine.kept, CHECKS_FILE)
  const tools = createTools({ project, builds, kept: checks })
  return buildWith(options, { ...places, engine, key, cache, tools, checks })
}

/** The build's inputs before it reads the site. */
interface Means extends Places {
  engine: Engine
  key: Parameters<typeof loadBuildCache>[0]
  cache: ReturnType<typeof loadBuildCache>
  tools: CheckTools
  /** The cache file for the compiled schemas. */
  checks?: string
}

async function buildWith(options: BuildOptions, means: Means): Promise<BuildResult> {
  const { shard, stage = runQuietly } = options
  const { engine, key, tools, checks } = means
  const { site: checked, ...reported } = await checkStage(options, means)
  if (!checked) return { ...reported, pages: 0, rendered: 0, warnings: [] }
  const bundle = await stage('bundling scripts and styles', () => engine.bundle)
  if (checks !== undefined) cacheChecks(tools, checks)
  const { precompress: isCompressed = checked.settings.precompress } = options
  const site = { ...checked, settings: { ...checked.settings, precompress: isCompressed } }
  const pages = shard ? pickShard(site.pages, shard) : site.pages
  const year = yearOf(site.clock.now, site.clock.zone)
  const written = await writeOutput(options, means, { site, pages, bundle, year })
  const { sharedVersion } = site
  const { rendered } = written
  await saveBuildCache(key, { pages: site.pages, sharedVersion, rendered })
  const warnings = [...site.pages.flatMap(({ summary }) => summary.warnings), ...written.warnings]
  const next = renderNext(site)
  return { ...reported, pages: pages.length, rendered: written.renderedCount, warnings, next }
}

function checkStage(options: BuildOptions, means: Means): ReturnType<typeof checkSite> {
  const { siteDir, buildTime, stage = runQuietly } = options
  const { tools, engine, sources, cache, checks } = means
  const threads = async (): Promise<CheckThreads> => {
    const { checkWorker: worker } = await engine.bundle
    return { worker, checks }
  }
  const { findPages: findCached } = cache
  const known = { buildTime, tools, findCached, sources, mostWarnings: MOST_WARNINGS }
  return stage(
    'checking pages',
    (progress) => checkSite(siteDir, { ...known, threads, progress }),
    ({ site }) => site === undefined,
  )
}

/** The written files. */
interface OutputContent {
  site: Site
  /** The pages of this part. */
  pages: SitePage[]
  bundle: Bundle
  year: number
}

function writeOutput(options: BuildOptions, means: Means, content: OutputContent) {
  const { shard, stage = runQuietly } = options
  const { output, engine, cache } = means
  const { sources } = engine
  const { site, pages, bundle, year } = content
  const { precompress: isCompressed } = site.settings
  return output.write(async (folder, kept) => {
    const previous = { ...cache, outDir: output.path }
    const result = await writeSite({ ...content, sources, folder, kept, previous, stage })
    if (isCompressed) {
      const { compressWorker: worker } = bundle
      kept.place()
      await stage('compressing files', (progress) =>
        precompress({ folder, previous: output.path, worker, progress }),
      )
    }
    await stage('verifying the output', (progress) => {
      const { named } = result
      const count = verifyOutput(folder, { bundle, site, pages, named, kept: kept.paths })
      progress(count, count)
    })
    const { sharedVersion } = site
    await stage('writing the manifest', () =>
      writeManifest(folder, {
        part: shard?.index ?? 1,
        parts: shard?.count ?? 1,
        pageSources: [bundle.id, sources, year, isCompressed, sharedVersion, listVersions(site)],
        ofPages: result.ofPages,
        kept: kept.paths,
        known: collectHashes(result.rendered),
        types: listFeedTypes(site.collections),
        previous: output.path,
      }),
    )
    return { result, further: result.ofOtherParts }
  })
}

function listVersions({ pages }: Site): string[] {
  return pages.flatMap(({ route, summary }) => [route, summary.version])
}

/** The pages in a part. They are adjacent in path order, so that a part consists of few folders. */
function pickShard(pages: SitePage[], { index, count }: Shard): SitePage[] {
  const edge = (part: number) => Math.floor((pages.length * part) / count)
  return pages.slice(edge(index - 1), edge(index))
}

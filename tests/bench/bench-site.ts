import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../engine/node/build/build-site'
import { renderReport } from '../../engine/node/check/report/report'
import { checkSite } from '../../engine/node/check/run/check-site'
import { hasErrors } from '../../engine/node/lib/problems/problem'
import { routeOfPage, writeBenchSite } from '../support/sites/generate-site'
import { BENCH_FOLDER } from './saved-run'

export interface BenchSite {
  siteDir: string
  outDir: string
  /** The URL path of an ordinary page. */
  route: string
}

/** Writes the generated site with the given number of pages, replacing an earlier one. */
export function writeSite(pages: number): BenchSite {
  const folder = join(BENCH_FOLDER, String(pages))
  const site = { siteDir: join(folder, 'site'), outDir: join(folder, 'dist') }
  writeBenchSite(site.siteDir, pages)
  return { ...site, route: routeOfPage(Math.min(1, pages - 1)) }
}

/** Changes the title of a page's first block. */
export function editPage(siteDir: string, route: string, title: string): void {
  const file = join(siteDir, 'pages', `${route === '/' ? '/index' : route}.json`)
  const page = JSON.parse(readFileSync(file, 'utf8'))
  page.blocks[0].title = title
  writeFileSync(file, `${JSON.stringify(page, null, 1)}\n`)
}

export interface BuiltSite {
  outDir: string
  routes: string[]
}

/**
 * Builds the shipped site with its own settings, including compressed files.
 * @throws if the site has an error.
 */
export async function buildShipped(outDir = join(BENCH_FOLDER, 'shipped')): Promise<BuiltSite> {
  const { problems } = await buildSite({ siteDir: 'site', outDir })
  if (hasErrors(problems)) throw new Error(renderReport(problems))
  const { site } = await checkSite('site')
  const routes = site?.pages.map(({ route }) => route) ?? []
  return { outDir, routes: routes.filter((route) => route !== '/404') }
}

import { canonicalPath } from '../../../core/addresses/paths'
import { renderReport } from '../../check/report/report'
import { addDerivedPages } from '../../check/run/add-derived-pages'
import type { ToolsOptions } from '../../check/run/check-tools'
import { createTools } from '../../check/run/check-tools'
import { openSite, openWholeSite } from '../../check/run/open-site'
import { fillPage } from '../../edit/show/fill-page'
import { renderPage } from '../../edit/show/render-page'
import { UsageError } from '../../lib/files/usage-error'
import { findNearest, renderSuggestion } from '../../lib/problems/nearest'
import { hasErrors } from '../../lib/problems/problem'
import type { SourcePage } from '../../sources/files/site-files'
import type { BuildTime } from '../../sources/time/clock'

export interface ShowCommandOptions extends Pick<ToolsOptions, 'builds'> {
  siteDir: string
  /** The page's path. */
  path: string
  /** If `true`, the output is JSON. */
  json: boolean
  /** The time at which the page is shown. Default: with all unpublished content. */
  buildTime?: BuildTime
}

/**
 * Prints a page with everything filled in, and its problems. Returns the exit code.
 * @throws {UsageError} when there is no such page.
 */
export async function runShow({
  siteDir,
  path,
  json,
  buildTime,
  builds,
}: ShowCommandOptions): Promise<number> {
  const route = canonicalPath(path)
  const isMeant = (page: SourcePage) => page.route === route
  const tools = createTools({ builds })
  const written = buildTime ? openSite(siteDir, buildTime, tools) : openWholeSite(siteDir, tools)
  const opened = written.pageFiles.some(isMeant) ? written : await addDerivedPages(written)
  const pageFile = opened.pageFiles.find(isMeant)
  if (!pageFile) {
    const routes = opened.pageFiles.map((page) => page.route)
    const suggestion = renderSuggestion(findNearest(route, routes))
    throw new UsageError(`There is no page at "${path}".${suggestion ? ` ${suggestion}` : ''}`)
  }
  const { problems, ...filled } = fillPage(opened, pageFile)
  const { page, sourceMap, inLanguages } = filled
  if (json) {
    const output = { ...inLanguages, page, origins: Object.fromEntries(sourceMap) }
    console.log(JSON.stringify(output, null, 2))
  } else if (page !== undefined) console.log(renderPage(filled, { color: process.stdout.isTTY }))
  if (problems.length > 0) console.error(renderReport(problems, { color: process.stderr.isTTY }))
  return hasErrors(problems) ? 1 : 0
}

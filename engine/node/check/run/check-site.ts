import type { Page } from '../../../../schemas/generated/types'
import type { Progress } from '../../lib/files/progress'
import { hasErrors } from '../../lib/problems/problem'
import type { Store } from '../../lib/store/store'
import type { BuildTime } from '../../sources/time/clock'
import type { PageCheck } from '../files/check-page'
import type { CheckTools } from '../files/shared-context'
import type { Report } from '../filters/warning-limit'
import type { PagesCheck } from './check-pages'
import { checkPages } from './check-pages'
import { checkTogether } from './check-together'
import { locateFirst } from './locate-issues'
import { createSourceMaps } from './source-maps'

export type { Reference } from '../schema/validate'

import { assembleSite } from './assemble-site'
import { checkDerivedPages } from './derived-site'
import { openSite } from './open-site'
import type { Site, SitePage } from './site'

export interface CheckResult extends Report {
  /** The checked site. Undefined if there is an error. */
  site?: Site
  /** The number of checked pages. */
  pages: number
}

export interface CheckSiteOptions {
  /** The time for which the site is checked. Default: now. */
  buildTime?: BuildTime
  /** The schemas and rules. Default: without a project's build modules. */
  tools?: CheckTools
  /** Returns the pages of an earlier check with the same shared files. */
  findCached?: (sharedVersion: string) => PageCheck['cached']
  /**
   * The store for the site's page JSON, if all pages will be read soon. Without it, each page is
   * read again.
   */
  sources?: Store
  /** Returns the threads' start data. Called only if threads are worthwhile. */
  threads?: PagesCheck['threads']
  /** The maximum number of reported warnings, in file and line order. Default: all. */
  mostWarnings?: number
  /** Called with the number of checked pages. */
  progress?: Progress
}

/** Reads and checks a site. Errors in the site are part of the result; they are not thrown. */
export async function checkSite(
  dir: string,
  {
    buildTime,
    tools,
    findCached,
    sources,
    threads,
    mostWarnings = Number.POSITIVE_INFINITY,
    progress,
  }: CheckSiteOptions = {},
): Promise<CheckResult> {
  const first = openSite(dir, buildTime, tools)
  // Derived pages are only known once their sources are checked.
  let known = 0
  const count = (done: number, total: number) => progress?.(known + done, known + total)
  const cached = findCached?.(first.sharedVersion)
  const check = { cached, sources, threads, progress: count }
  const { site: opened, results } = await checkDerivedPages(first, {
    results: await checkPages(first, check),
    check: (site) => {
      known = site.known
      return checkPages(site, check)
    },
  })
  const issues = checkTogether(opened, results)
  const result = {
    ...locateFirst(createSourceMaps(opened), issues, mostWarnings),
    pages: opened.pageFiles.length,
  }
  if (hasErrors(result.problems)) return result
  const valid = results.filter(({ summary }) => summary !== undefined)
  return { ...result, site: assembleSite(opened, valid) }
}

/** The whole page, with all defaults filled in. */
export function loadPage({ readSource }: SitePage): Page {
  return JSON.parse(readSource())
}

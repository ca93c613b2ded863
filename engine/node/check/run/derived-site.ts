import type { CheckedPage } from '../files/check-page'
import type { RowPages } from '../files/row-pages'
import { listParts, listTagPages } from './derived-pages'
import type { OpenSite } from './open-site'
import { listShown } from './timetable'

interface DerivedCheck {
  /** The pages that are already known. */
  results: CheckedPage[]
  /** Checks the site's pages that are not known yet. */
  check: (site: OpenSite & { known: number }) => Promise<CheckedPage[]>
}

/** Also checks the derived pages: tag pages, and additional parts of lists. */
export async function checkDerivedPages(
  opened: OpenSite,
  { results: first, check }: DerivedCheck,
): Promise<{ site: OpenSite; results: CheckedPage[] }> {
  let site = opened
  let results = first
  for (const list of DERIVED_LISTS) {
    const further = list(site, listShown(results, site))
    const { pageFiles, issues } = further
    if (pageFiles.length + issues.length === 0) continue
    site = addPages(site, further)
    results = [...results, ...(await check({ ...site, pageFiles, known: results.length }))]
  }
  return { site, results }
}

/** The functions that list derived pages, in order: tag pages may have additional parts. */
export const DERIVED_LISTS = [listTagPages, listParts]

/** The site with derived pages. */
export function addPages(site: OpenSite, { pageFiles, issues }: RowPages): OpenSite {
  return {
    ...site,
    pageFiles: [...site.pageFiles, ...pageFiles],
    issues: [...site.issues, ...issues],
  }
}

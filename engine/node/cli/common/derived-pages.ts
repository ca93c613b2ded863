import { checkPages } from '../../check/run/check-pages'
import { checkDerivedPages } from '../../check/run/derived-site'
import type { OpenSite } from '../../check/run/open-site'

/** The site with its derived pages: those of tags, and the further parts of lists. */
export async function addDerivedPages(opened: OpenSite): Promise<OpenSite> {
  const check = (site: OpenSite) => checkPages(site, {})
  const { site } = await checkDerivedPages(opened, { results: await check(opened), check })
  return site
}

import { checkPages } from './check-pages'
import { checkDerivedPages } from './derived-site'
import type { OpenSite } from './open-site'

/** The site with its derived pages: those of tags, and the further parts of lists. */
export async function addDerivedPages(opened: OpenSite): Promise<OpenSite> {
  const check = (site: OpenSite) => checkPages(site, {})
  const { site } = await checkDerivedPages(opened, { results: await check(opened), check })
  return site
}

import { checkPages } from '../check/run/check-pages'
import type { OpenSite } from '../check/run/check-site'
import { checkFurther } from '../check/run/check-site'
import { NO_MEMORY } from '../check/run/page-memory'

/** The site with the pages that follow from others: those of tags, and further parts of lists. */
export async function addFurther(opened: OpenSite): Promise<OpenSite> {
  const check = (site: OpenSite) => checkPages(site, { memory: NO_MEMORY })
  const { site } = await checkFurther(opened, { results: await check(opened), check })
  return site
}

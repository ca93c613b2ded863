import { fileOfRoute } from '../../../core/addresses/paths'
import type { ListPlace } from '../../../core/page/listing'
import { canShow, listFolders, readQuery } from '../../../core/page/listing'
import type { Assembly } from '../../build/pages/assembly'
import { loadAssembly } from '../../build/pages/assembly'
import type { CheckedPage } from '../../check/files/check-page'
import type { LiveCheck } from '../../check/live/live-check'
import { buildPage } from '../../check/run/assemble-site'
import type { Site, SitePage } from '../../check/run/site'
import type { Reference } from '../../check/schema/validate'
import { yearOf } from '../../sources/time/read-time'
import { isShown } from '../../sources/time/window'

/** In development, pages and site have no bundle id: the bundle changes at any time. */
export const DEV_BUILD = 'dev'

/** How many of a list's pages are read before pending requests are handled. */
const LOOKED_AT_ONCE = 50

/** Assembles pages and their lists. */
export class PageAssembler {
  readonly #check: LiveCheck
  /** The last valid summaries of pages, for lists. */
  readonly #listed = new Map<string, SitePage>()

  constructor(check: LiveCheck) {
    this.#check = check
  }

  isVisible({ summary }: Pick<CheckedPage, 'summary'>): boolean {
    return summary !== undefined && isShown(summary.window, this.#check.open().shared.clock)
  }

  /** The pages that the lists among the references may show. Handles requests in between. */
  async findListed(references: Reference[], here: ListPlace): Promise<SitePage[]> {
    const files = await this.#findFiles(references, here)
    for (const [index, file] of files.entries()) {
      const page = this.#look(file)
      if (page) this.#listed.set(file, page)
      if (index % LOOKED_AT_ONCE === 0) await new Promise(setImmediate)
    }
    return files
      .flatMap((file) => this.#listed.get(file) ?? [])
      .filter((page) => this.isVisible(page))
  }

  async #findFiles(references: Reference[], here: ListPlace): Promise<string[]> {
    const queries = references.flatMap(({ meaning, value }) =>
      meaning === 'pages' ? [readQuery(value)] : [],
    )
    const files = this.#check
      .open()
      .pageFiles.filter(({ route }) => queries.some((query) => canShow(query, here, route)))
      .map(({ file }) => file)
    const written = new Set(files)
    // Derived pages are listed only by an explicit path.
    for (const named of queries.flatMap(({ pages = [] }) => pages).map(fileOfRoute)) {
      if (!written.has(named) && (await this.#check.find(named))) files.push(named)
    }
    return files
  }

  /** The ancestors of a page that are not among the given pages. */
  findAbove(route: string, others: SitePage[]): SitePage[] {
    const among = new Set(others.map((page) => page.route))
    return listFolders(route).flatMap((above) =>
      among.has(above) ? [] : (this.#look(fileOfRoute(above)) ?? []),
    )
  }

  assemble(site: Site, listed: SitePage[]): Promise<Assembly> {
    const findHead = (route: string) => this.#check.look(fileOfRoute(route))?.summary?.head
    const { now, zone } = site.clock
    return loadAssembly({ site, listed, build: DEV_BUILD, year: yearOf(now, zone), findHead })
  }

  #look(file: string): SitePage | undefined {
    const page = this.#check.look(file)
    return page && buildPage(this.#check.open(), page)
  }
}

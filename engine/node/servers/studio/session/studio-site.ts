import { relative, resolve } from 'node:path'
import type { SearchIndexEntry } from '../../../../core/search/search-index'
import type { LiveCheck } from '../../../check/live/live-check'
import type { Problem } from '../../../lib/problems/problem'

/** What the studio needs of the site that the development server shows. */
export interface StudioSite {
  readonly dir: string
  readonly check: LiveCheck
  /** The known problems. */
  problems: () => Problem[]
  /** Records a changed file, and checks it. */
  change: (file: string) => Promise<unknown>
  /** The search index of a language. Default: the default language's index. */
  buildIndex: (locale?: string) => Promise<SearchIndexEntry[]>
  /** The site's settings. Undefined until the site has been valid. */
  loadState: () => Promise<{ site: { settings: { brand: string; url: string } } } | undefined>
}

/** The known problems, with the paths of their files within the site. */
export function listLocated(site: StudioSite): Problem[] {
  return site.problems().map((problem) => {
    const file = relative(site.dir, resolve(problem.file)).replaceAll('\\', '/')
    return { ...problem, file }
  })
}

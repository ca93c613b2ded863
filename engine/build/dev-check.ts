import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageFile, PageMemory, PageResult } from './check/check-page'
import { checkPage } from './check/check-page'
import { checkAmong, checkTogether } from './check/check-together'
import { locateFindings } from './check/locate-findings'
import type { Problem } from './check/problem'
import type { OpenSite } from './site'
import { openSite } from './site'

/** How long the whole check may keep requests waiting at a time, in milliseconds. */
const SLICE = 5

/** A site that is checked again and again while its files change. */
export interface DevCheck {
  /** The files that are no pages, and the list of all, as they are now. */
  open: () => OpenSite
  /** A page as it is now; undefined when it has no file. */
  look: (file: string) => PageResult | undefined
  /** Takes note of a file that was saved, added or removed. */
  forget: (file: string) => void
  /** The problems of a page as far as it makes them itself. */
  checkOne: (file: string) => Problem[]
  /** The problems of the whole site; lets requests in while it works. */
  checkAll: () => Promise<Problem[]>
  /** The pages that have been looked at. */
  results: () => PageResult[]
}

/** Every page is looked at once, and again when `forget` has named it. */
const NEWLY: PageMemory = { versionOf: () => '', recall: () => undefined }

export function createDevCheck(dir: string): DevCheck {
  let site: OpenSite | undefined
  let files = new Map<string, PageFile>()
  const known = new Map<string, PageResult>()

  const open = () => {
    if (!site) {
      site = openSite(dir)
      files = new Map(site.pageFiles.map((page) => [page.file, page]))
    }
    return site
  }

  const look = (file: string) => {
    const state = open()
    const pageFile = files.get(file)
    if (!pageFile) return undefined
    const result =
      known.get(file) ?? withoutSource(checkPage(pageFile, { ...state, memory: NEWLY }))
    known.set(file, result)
    return result
  }

  const results = () => [...files.keys()].flatMap((file) => known.get(file) ?? [])

  async function checkAll(): Promise<Problem[]> {
    const state = open()
    let started = performance.now()
    for (const file of files.keys()) {
      look(file)
      if (performance.now() - started < SLICE) continue
      await new Promise(setImmediate)
      if (site !== state) return checkAll()
      started = performance.now()
    }
    return locateFindings(dir, checkTogether(state, results()))
  }

  return {
    open,
    look,
    forget(file) {
      known.delete(file)
      if (files.has(file) === existsSync(join(dir, file)) && file.startsWith('pages/')) return
      // The list of the pages is another one, or what all of them share.
      if (!file.includes('/')) known.clear()
      site = undefined
    },
    checkOne(file) {
      const result = look(file)
      if (!result) return []
      // While the others have not been looked at, links to them would seem to lead nowhere.
      const isComplete = known.size === files.size
      return locateFindings(
        dir,
        isComplete ? checkAmong(open(), result, results()) : result.findings,
      )
    },
    checkAll,
    results,
  }
}

/** The JSON of thousands of pages that nobody opens is read again for those that somebody does. */
function withoutSource(result: PageResult): PageResult {
  if (!result.page) return result
  const { source: _, ...page } = result.page
  return { ...result, page }
}

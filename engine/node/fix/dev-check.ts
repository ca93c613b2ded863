import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageFile, PageResult } from '../check/run/check-page'
import { checkPage } from '../check/run/check-page'
import type { OpenSite } from '../check/run/check-site'
import { openSite } from '../check/run/check-site'
import { checkAmong, checkBeside, checkInSteps } from '../check/run/check-together'
import { loadTools } from '../check/run/check-tools'
import { locateInSteps, locateIssues } from '../check/run/locate-issues'
import { NO_MEMORY } from '../check/run/page-memory'
import type { Steps } from '../check/run/steps'
import { takeSteps } from '../check/run/steps'
import { traceSite } from '../check/run/trace'
import type { Problem } from '../problems/problem'
import { isPageFile } from '../site/file-names'

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
  /** The problems of the files that are no pages, as far as these make them themselves. */
  checkShared: () => Problem[]
  /** The problems of the whole site as it is in the end; lets requests in while it works. */
  checkAll: () => Promise<Problem[]>
  /** The pages that have been looked at. */
  results: () => PageResult[]
}

/** Of the files in these, only that they are there is of interest for pages. */
const LISTED = ['assets/', 'public/']

/** `slice` is how long the whole check may keep requests waiting at a time, in milliseconds. */
export function createDevCheck(dir: string, slice = 5): DevCheck {
  let site: OpenSite | undefined
  let files = new Map<string, PageFile>()
  const known = new Map<string, PageResult>()
  // Looked at when other settings held; of use among others until it is looked at again.
  const outdated = new Set<string>()
  let version = 0
  let checking: Promise<Problem[]> | undefined

  const open = () => {
    // With other schemas everything is to be looked at again.
    if (site && site.tools !== loadTools()) {
      version += 1
      forgetShared()
    }
    if (!site) {
      site = openSite(dir)
      files = new Map(site.pageFiles.map((page) => [page.file, page]))
    }
    return site
  }

  function forgetShared(): void {
    for (const page of known.keys()) outdated.add(page)
    site = undefined
  }

  const look = (file: string) => {
    const state = open()
    const pageFile = files.get(file)
    if (!pageFile) return undefined
    const current = outdated.has(file) ? undefined : known.get(file)
    const result = current ?? checkPage(pageFile, { ...state, memory: NO_MEMORY })
    outdated.delete(file)
    known.set(file, result)
    return result
  }

  const results = () => [...files.keys()].flatMap((file) => known.get(file) ?? [])

  // While some pages have not been looked at, links to them would seem to lead nowhere.
  const isComplete = () => known.size === files.size

  function* listSteps(): Steps<Problem[]> {
    const state = open()
    for (const file of files.keys()) {
      look(file)
      yield
    }
    return yield* locateInSteps(traceSite(state), yield* checkInSteps(state, results()))
  }

  /** Begins anew whenever a file changes before the end. */
  async function runSteps(): Promise<Problem[]> {
    let begun = version
    let steps = listSteps()
    try {
      for (;;) {
        await new Promise(setImmediate)
        if (begun !== version) [begun, steps] = [version, listSteps()]
        const problems = takeSteps(steps, slice)
        if (problems) return problems
      }
    } finally {
      checking = undefined
    }
  }

  return {
    open,
    look,
    forget(file) {
      version += 1
      known.delete(file)
      const isPage = isPageFile(file)
      if (isPage && files.has(file) === existsSync(join(dir, file))) return
      // The list of files is another one, or what pages are put together from.
      if (isPage || LISTED.some((folder) => file.startsWith(folder))) site = undefined
      else forgetShared()
    },
    checkOne(file) {
      const result = look(file)
      if (!result) return []
      const state = open()
      const issues = isComplete() ? checkAmong(state, result, results()) : result.issues
      return locateIssues(traceSite(state), issues)
    },
    checkShared() {
      const state = open()
      const issues = isComplete() ? checkBeside(state, results()) : state.issues
      return locateIssues(traceSite(state), issues)
    },
    checkAll() {
      checking ??= runSteps()
      return checking
    },
    results,
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { routeOfFile } from '../../../engine/core/addresses/paths'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { hasHalyard } from '../../support/sites/shipped-sites'

/** One of the project's complete sites, served to the tests. */
export interface ServedSite {
  name: string
  dir: string
  /** The site's output folder. */
  outDir: string
  /** The site's routes, read from its page files, without the 404 page. */
  routes: string[]
  /** Routes that together contain every block type of the site. */
  covering: string[]
  /** Routes of pages that redirect to another site. */
  leaving: string[]
  /** Returns the URL of a path on the site. */
  at: (path?: string) => string
}

function describeSite(name: string, dir: string): ServedSite {
  const variable = `${name.toUpperCase()}_URL`
  const pages = loadPages(dir)
  return {
    name,
    dir,
    outDir: `.test/${variable.toLowerCase()}`,
    routes: [...pages.keys()].sort(),
    covering: coverTypes(pages),
    leaving: [...pages].filter(([, { redirectTo }]) => redirectTo).map(([route]) => route),
    at: (path = '/') => process.env[variable] + path,
  }
}

/** Chooses routes one by one, each time the one with the most block types still missing. */
function coverTypes(pages: Map<string, SourcePage>): string[] {
  const missing = new Map([...pages].map(([route, page]) => [route, listTypes(page)]))
  const covering: string[] = []
  for (;;) {
    const [next] = [...missing].sort(([, a], [, b]) => b.size - a.size)
    if (next === undefined || next[1].size === 0) return covering
    covering.push(next[0])
    for (const types of missing.values())
      for (const type of next[1]) if (types !== next[1]) types.delete(type)
    missing.delete(next[0])
  }
}

function listTypes({ blocks }: SourcePage): Set<string> {
  const types = new Set<string>()
  JSON.stringify(blocks, (key, value) => {
    if (key === 'type' && typeof value === 'string') types.add(value)
    return value
  })
  return types
}

interface SourcePage {
  /** The data file from whose rows the pages are generated. */
  each?: string
  redirectTo?: string
  blocks?: object[]
}

function loadPages(dir: string): Map<string, SourcePage> {
  const root = join(projectRoot, dir)
  const pages = readdirSync(join(root, 'pages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^_].*\.json$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file): [string, SourcePage][] => {
      const page: SourcePage = JSON.parse(readFileSync(file, 'utf8'))
      const route = routeOfFile(relative(root, file))
      const ids = page.each === undefined ? [''] : listIds(join(root, page.each))
      return ids.map((id) => [route.replace('[id]', id), page])
    })
  return new Map(pages.filter(([route]) => route !== '/404'))
}

/** The ids in the first column of a table. No other line looks like the start of a row. */
function listIds(file: string): string[] {
  const rows = readFileSync(file, 'utf8').matchAll(/^([a-z-]+),[A-Z]/gm)
  return [...rows].map(([, id = '']) => id)
}

/** The sites for tests of properties that hold for every page. */
export const servedSites: ServedSite[] = [
  describeSite('bakery', 'examples/bakery'),
  ...(hasHalyard ? [describeSite('halyard', 'site')] : []),
]

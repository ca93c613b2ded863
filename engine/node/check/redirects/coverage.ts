/** Finds pages and files that a redirect pattern would hide. */

import { markdownPathOf } from '../../../core/addresses/paths'
import { isSign, matchPattern, REST } from '../../../core/addresses/redirect-pattern'
import { listFeedForms } from '../../../core/page/feed-forms'
import type { CheckContext, WrittenRedirect } from '../facts/context'

interface Covered {
  pages: string[]
  files: string[]
}

/** Returns a function that finds the paths that a pattern matches. */
export function createCoverage(
  { pages, publicFiles, collections }: CheckContext,
  markdown: boolean,
): (from: string) => Covered {
  const routes = [...pages.keys()]
  const feeds = collections.flatMap(({ route, feed }) => (feed ? listFeedForms(route) : []))
  const findPages = createLookup(routes)
  const findFiles = createLookup([
    ...publicFiles.map(({ path }) => path),
    ...feeds.map(({ path }) => path),
    ...(markdown ? routes.map(markdownPathOf) : []),
  ])
  return (from) => ({ pages: findPages(from), files: findFiles(from) })
}

/**
 * Paths are indexed by their first segment: most patterns start with a literal segment, and a large
 * site has many folders.
 */
function createLookup(paths: string[]): (from: string) => string[] {
  const byFolder = new Map<string, string[]>()
  for (const path of paths) {
    const folder = path.split('/')[1] ?? ''
    const known = byFolder.get(folder)
    if (known) known.push(path)
    else byFolder.set(folder, [path])
  }
  return (from) => {
    const folder = from.split('/')[1] ?? ''
    const candidates = isSign(folder) ? paths : (byFolder.get(folder) ?? [])
    return candidates.filter((path) => matchPattern(from, path))
  }
}

/** The maximum number of paths in a report. */
const MOST_NAMED = 3

export function reportCovered(
  { from, to }: Pick<WrittenRedirect, 'from' | 'to'>,
  { pages, files }: Covered,
): { message: string; hint: string } | undefined {
  const all = [...pages, ...files]
  if (all.length === 0) return undefined
  const message = `This pattern would hide ${renderCounts(pages, files)}: ${renderNames(all)}.`
  const start = from.slice(0, -REST.length - 1)
  const isOnly = all.length === 1 && all[0] === start && from.endsWith(`/${REST}`)
  const narrow = `"from": "${start}/:name/${REST}"`
  const target = to.endsWith(`/${REST}`)
    ? ` and "to": "${to.slice(0, -REST.length)}:name/${REST}"`
    : ''
  const hint = isOnly
    ? `Write ${narrow}${target} to match only paths below "${start}".`
    : 'Move the hidden pages or files, write a narrower pattern, or write a rule for each old path.'
  return { message, hint }
}

function renderCounts(pages: string[], files: string[]): string {
  const counts = [
    ...(pages.length > 0 ? [`${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`] : []),
    ...(files.length > 0 ? [`${files.length} ${files.length === 1 ? 'file' : 'files'}`] : []),
  ]
  return counts.join(' and ')
}

function renderNames(paths: string[]): string {
  const named = paths.slice(0, MOST_NAMED).map((path) => `"${path}"`)
  return `${named.join(', ')}${paths.length > named.length ? ', …' : ''}`
}

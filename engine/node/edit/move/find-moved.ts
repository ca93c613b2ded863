import { homeOfLocale, notFoundOfLocale } from '../../../core/addresses/locales'
import { fileOfRoute } from '../../../core/addresses/paths'
import type { OpenSite } from '../../check/run/open-site'
import { UsageError } from '../../lib/files/usage-error'
import { findNearest, renderSuggestion } from '../../lib/problems/nearest'
import { findNameIssue } from '../../sources/files/file-names'
import type { MadeOf, SourcePage } from '../../sources/files/site-files'
import type { MovedPaths, MoveRequest } from './move-request'

export interface MovedPages {
  /** Includes pages that are generated from rows. */
  moved: MovedPaths
  /** How many pages below them do not move. */
  staying: number
}

/**
 * Finds the pages that move.
 * @throws {UsageError} when there is no such page, when it cannot move, or when the new path is
 * invalid or that of a generated page.
 */
export function findMoved(
  { from, to, below }: Omit<MoveRequest, 'siteDir'>,
  { pageFiles: pages, shared }: Pick<OpenSite, 'pageFiles' | 'shared'>,
): MovedPages {
  const routes = pages.map(({ route }) => route)
  const fixed = ['', ...shared.locales.map(({ path }) => path)].flatMap((path) => [
    homeOfLocale(path),
    notFoundOfLocale(path),
  ])
  if (fixed.includes(from)) {
    throw new UsageError(`The page at "${from}" always has this path: it cannot be moved.`)
  }
  if (from === to) throw new UsageError(`The page has the path "${to}" already.`)
  const inside = routes.filter((route) => route.startsWith(`${from}/`))
  const moving = routes.filter((route) => route === from || (below && inside.includes(route)))
  if (moving.length === 0) throw new UsageError(reportMissing(from, routes, inside.length > 0))
  const moved = new Map(moving.map((route) => [route, to + route.slice(from.length)]))
  refuseMade(from, to, pages)
  for (const target of moved.values()) refusePath(target, fixed)
  return { moved, staying: below ? 0 : inside.length }
}

function reportMissing(from: string, routes: string[], hasInside: boolean): string {
  if (hasInside) {
    return `There is no page at "${from}", only pages below it. Add --below to move those.`
  }
  const suggestion = renderSuggestion(findNearest(from, routes)[0])
  return `There is no page at "${from}".${suggestion ? ` ${suggestion}` : ''}`
}

/** A generated page has its path from its source. */
function refuseMade(from: string, to: string, pages: SourcePage[]): void {
  const made = pages.find(({ route }) => route === from)?.made
  if (made) throw new UsageError(reportMade(from, made))
  const other = pages.find(({ route }) => route === to)?.made
  if (other) {
    throw new UsageError(
      `A page cannot be moved to "${to}": "${other.by}" makes a page there. Choose another path.`,
    )
  }
}

function reportMade(from: string, { by, row, part }: MadeOf): string {
  if (part) {
    return `The page at "${from}" is a further part of the list at "${part.of}", and has its path from that page. Move "${part.of}" instead.`
  }
  const maker = `The page at "${from}" is made by "${by}", which gives it its path.`
  return row?.tagsOf === undefined
    ? `${maker} Change that file or its rows, and add a redirect.`
    : `${maker} Rename that file, or change the tag in all pages that have it, and add a redirect.`
}

function refusePath(to: string, fixed: string[]): void {
  const isReserved = !to.startsWith('/') || fixed.includes(to)
  const issue = isReserved ? undefined : findNameIssue(fileOfRoute(to))
  if (!isReserved && !issue) return
  const reason = issue?.message ?? 'The path of a page looks like "/about/team".'
  throw new UsageError(`A page cannot be moved to "${to}". ${reason}`)
}

/**
 * What moves a page to another path: its file, everything that names its path, and a redirect for
 * links from elsewhere.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileOfRoute, NOT_FOUND } from '../../core/addresses/paths'
import { collectTokens } from '../../core/text/tokens'
import { CTA_FILE, REDIRECTS_FILE, SETTINGS_FILE } from '../check/facts/context'
import { loadTools } from '../check/run/check-tools'
import { resolvePointer } from '../json/text-place'
import { isRecord } from '../migrations/migration'
import { findNearest, renderSuggestion } from '../problems/nearest'
import type { Draft, FileChange, FileNote } from '../rewrite/draft'
import { createDraft } from '../rewrite/draft'
import type { OpenFile } from '../rewrite/read-site'
import { nameFile, readSite } from '../rewrite/read-site'
import type { PlannedFile } from '../rewrite/write-files'
import { findNameFault } from '../site/file-names'
import { UsageError } from '../util/usage-error'
import type { MovedPaths, MoveRequest } from './move-request'
import { MOVE } from './move-request'
import { moveCtas } from './moved-ctas'
import { moveLinks } from './moved-links'
import { addRedirects, dropRedirects, listMoved, startRedirects } from './moved-redirects'
import { placeSchema } from './placed-schema'

export interface MovePlan {
  /** The pages that move. */
  moved: MovedPaths
  /** How many pages below them stay where they are. */
  staying: number
  changes: FileChange[]
  notes: FileNote[]
  /**
   * In the order in which they are written. The old pages are removed last: a move that was killed
   * is run again and does the rest.
   */
  files: PlannedFile[]
}

interface DraftedFile {
  file: OpenFile
  draft: Draft
}

/**
 * Plans a move. Writes nothing.
 * @throws {UsageError} when there is no such page, when the new path is not valid or not free, or
 * when a file of the site is not valid JSON.
 */
export function planMove({ siteDir, ...request }: MoveRequest): MovePlan {
  const files = readSite(siteDir)
  const { moved, staying } = findMoved(request, files)
  for (const to of moved.values()) refusePath(to)
  const settings = files.find(({ file }) => file === SETTINGS_FILE)?.data
  const tokens = isRecord(settings) ? collectTokens(settings as never) : {}
  const drafts = files.map((file) => ({ file, draft: createDraft(file) }))
  const redirects = drafts.find(({ file }) => file.file === REDIRECTS_FILE)?.draft
  // Where a move was killed, some pages have moved before.
  const links = new Map([...moved, ...(redirects ? listMoved(redirects, request) : [])])
  for (const { file, draft } of drafts) {
    const to = moved.get(file.route ?? '')
    if (to !== undefined) movePage(draft, file, join(siteDir, fileOfRoute(to)))
    if (file.route && to !== undefined) noteBreadcrumbs(draft, [file.route, to], moved)
    if (file.file === CTA_FILE) moveCtas(draft, request, listClosed(files, moved))
    if (file.file === REDIRECTS_FILE) dropRedirects(draft, moved)
    changeLinks(draft, links, tokens)
    if (file.file === REDIRECTS_FILE) addRedirects(draft, moved)
  }
  const nameOf = (route: string) => nameFile(join(siteDir, fileOfRoute(route)))
  const names = new Map([...moved].map(([from, to]) => [nameOf(from), nameOf(to)]))
  const placed = <T extends { file: string }>(list: T[]) =>
    list.map((one) => ({ ...one, file: names.get(one.file) ?? one.file }))
  return {
    moved,
    staying,
    changes: placed(drafts.flatMap(({ draft }) => draft.listChanges(MOVE))),
    notes: placed(drafts.flatMap(({ draft }) => draft.listNotes(MOVE))),
    files: planFiles(siteDir, drafts, moved),
  }
}

/** The pages that move, and how many below them do not. */
function findMoved(
  { from, to, below }: Omit<MoveRequest, 'siteDir'>,
  files: OpenFile[],
): { moved: MovedPaths; staying: number } {
  const routes = files.flatMap(({ route }) => route ?? [])
  if (from === '/' || from === NOT_FOUND) {
    throw new UsageError(`The page at "${from}" always has this path: it cannot be moved.`)
  }
  if (from === to) throw new UsageError(`The page has the path "${to}" already.`)
  const inside = routes.filter((route) => route.startsWith(`${from}/`))
  const moving = routes.filter((route) => route === from || (below && inside.includes(route)))
  if (moving.length > 0) {
    const moved = new Map(moving.map((route) => [route, to + route.slice(from.length)]))
    return { moved, staying: below ? 0 : inside.length }
  }
  if (inside.length > 0) {
    throw new UsageError(
      `There is no page at "${from}", only pages below it. Add --below to move those.`,
    )
  }
  const suggestion = renderSuggestion(findNearest(from, routes)[0])
  throw new UsageError(`There is no page at "${from}".${suggestion ? ` ${suggestion}` : ''}`)
}

function refusePath(to: string): void {
  const isReserved = !to.startsWith('/') || to === '/' || to === NOT_FOUND
  const fault = isReserved ? undefined : findNameFault(fileOfRoute(to))
  if (!isReserved && !fault) return
  const reason = fault?.message ?? 'The path of a page looks like "/about/team".'
  throw new UsageError(`A page cannot be moved to "${to}". ${reason}`)
}

function movePage(draft: Draft, { path }: OpenFile, newPath: string): void {
  const { data } = draft.read()
  if (!isRecord(data)) return
  const schema = placeSchema(data.$schema, path, newPath)
  if (schema !== undefined) draft.apply(MOVE, [{ pointer: '/$schema', value: schema }])
}

/** Breadcrumbs name the pages above: they stay right where those move too. */
function noteBreadcrumbs(draft: Draft, [from, to]: [string, string], moved: MovedPaths): void {
  const { data } = draft.read()
  const [above, newAbove] = [posix.dirname(from), posix.dirname(to)]
  if (!isRecord(data) || !data.breadcrumbs || (moved.get(above) ?? above) === newAbove) return
  const note = `The breadcrumbs are those of "${from}". Change them if they do not fit the new path.`
  draft.apply(MOVE, [{ pointer: '/breadcrumbs', note }])
}

/** Those of the pages that move and end with a closing call to action. */
function listClosed(files: OpenFile[], moved: MovedPaths): MovedPaths {
  const open = new Set(
    files.flatMap(({ route, data }) => (isRecord(data) && data.cta === false ? [route] : [])),
  )
  return new Map([...moved].filter(([route]) => !open.has(route)))
}

function changeLinks(draft: Draft, moved: MovedPaths, tokens: Record<string, string>): void {
  const { kind, data } = draft.read()
  // Validation fills in defaults: what they say is not in the file.
  const { references } = loadTools().validator.validate(kind, structuredClone(data))
  for (const { meaning, value, pointer } of references) {
    if (resolvePointer(data, pointer) !== value) continue
    const text = moveLinks({ meaning, value }, moved, tokens)
    if (text.value !== value) draft.apply(MOVE, [{ pointer, value: text.value }])
    for (const href of text.unclear) {
      const note = `"${href}" leads to a page that moves. Its token has a part of the path: change it by hand.`
      draft.apply(MOVE, [{ pointer, note }])
    }
  }
}

/** @throws {UsageError} when there is another file at a new path. */
function planFiles(siteDir: string, drafts: DraftedFile[], moved: MovedPaths): PlannedFile[] {
  const added: PlannedFile[] = []
  const removed: PlannedFile[] = []
  const changed: PlannedFile[] = []
  let redirects: PlannedFile | undefined = startRedirects(siteDir, moved)
  for (const { file, draft } of drafts) {
    const to = moved.get(file.route ?? '')
    const { path, before } = file
    const after = draft.finish()?.after
    if (file.file === REDIRECTS_FILE)
      redirects = after === undefined ? undefined : { path, before, after }
    else if (to === undefined) changed.push(...(after ? [{ path, before, after }] : []))
    else {
      added.push({ path: join(siteDir, fileOfRoute(to)), after: after ?? before })
      removed.push({ path, before })
    }
  }
  for (const page of added) refuseUsed(page)
  return [...added, ...changed, ...(redirects ? [redirects] : []), ...removed]
}

/** A file that is as it would be written is what a killed move left. */
function refuseUsed({ path, after }: PlannedFile): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') === after) return
  throw new UsageError(`"${nameFile(path)}" exists already. Choose another path.`)
}

import { join, relative } from 'node:path'
import { fileOfRoute, NOT_FOUND } from '../../../../core/addresses/paths'
import type { FileEdit } from '../../../edit/drafts/site-drafts'
import type { NewPage } from '../../../edit/new/new-page'
import { planNewPage } from '../../../edit/new/new-page'
import { buildNotFoundPage } from '../../../edit/new/starter-site'
import { isPageFile } from '../../../sources/files/file-names'
import { StudioError } from '../session/studio-error'
import type { StudioSession } from '../session/studio-session'

/** The pages that every site has. */
const NEEDED = ['/', NOT_FOUND].map(fileOfRoute)

const NOT_FOUND_FILE = fileOfRoute(NOT_FOUND)

/**
 * The files of a new page. No page of a site without a 404 page can be shown, so the site gets one
 * too.
 * @throws {StudioError} if there can be no page at its path.
 */
export function planPage(
  session: StudioSession,
  { route, title }: Pick<NewPage, 'route' | 'title'>,
): FileEdit[] {
  const { drafts } = session
  const { dir } = session.site
  const isTaken = drafts.list().get(fileOfRoute(route))?.text !== undefined
  const plan = isTaken
    ? { problem: `There is already a page at "${route}".` }
    : planNewPage({ siteDir: dir, route, title: title || undefined })
  if ('problem' in plan) throw new StudioError(409, plan.problem)
  const files = plan.files.map(([path, content]) => ({
    file: relative(dir, path).replaceAll('\\', '/'),
    text: Buffer.from(content).toString('utf8'),
  }))
  const isComplete = route === NOT_FOUND || drafts.read(NOT_FOUND_FILE) !== undefined
  return isComplete ? files : [...files, planNotFound(session)]
}

function planNotFound({ site: { dir, check } }: StudioSession): FileEdit {
  const { language } = check.open().shared
  return { file: NOT_FOUND_FILE, text: buildNotFoundPage(language, join(dir, NOT_FOUND_FILE)) }
}

/**
 * The removal of a page.
 * @throws {StudioError} if the site has no such page, or needs it.
 */
export function planRemoval(session: StudioSession, file: string): FileEdit[] {
  session.readText(file)
  if (!isPageFile(file)) throw new StudioError(409, 'Only pages can be deleted.')
  if (NEEDED.includes(file)) throw new StudioError(409, 'A site needs this page.')
  return [{ file, text: undefined }]
}

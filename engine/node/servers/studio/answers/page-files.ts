import { relative } from 'node:path'
import { fileOfRoute, NOT_FOUND } from '../../../../core/addresses/paths'
import type { FileEdit } from '../../../edit/drafts/site-drafts'
import type { NewPage } from '../../../edit/new/new-page'
import { planNewPage } from '../../../edit/new/new-page'
import { isPageFile } from '../../../sources/files/file-names'
import { StudioError } from '../session/studio-error'
import type { StudioSession } from '../session/studio-session'

/** The pages that every site has. */
const NEEDED = ['/', NOT_FOUND].map(fileOfRoute)

/**
 * The files of a new page.
 * @throws {StudioError} if there can be no page at its path.
 */
export function planPage(
  { site: { dir }, drafts }: StudioSession,
  { route, title }: Pick<NewPage, 'route' | 'title'>,
): FileEdit[] {
  const isTaken = drafts.list().get(fileOfRoute(route))?.text !== undefined
  const plan = isTaken
    ? { problem: `There is already a page at "${route}".` }
    : planNewPage({ siteDir: dir, route, title: title || undefined })
  if ('problem' in plan) throw new StudioError(409, plan.problem)
  return plan.files.map(([path, content]) => ({
    file: relative(dir, path).replaceAll('\\', '/'),
    text: Buffer.from(content).toString('utf8'),
  }))
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

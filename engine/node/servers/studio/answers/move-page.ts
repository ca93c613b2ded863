import { relative, resolve } from 'node:path'
import { localeOfRoute, withLocale, withoutLocale } from '../../../../core/addresses/locales'
import type { StudioRequests } from '../../../../core/studio/protocol'
import type { OpenSite } from '../../../check/run/open-site'
import { openWholeSite } from '../../../check/run/open-site'
import type { FileEdit } from '../../../edit/drafts/site-drafts'
import type { Move } from '../../../edit/move/move-request'
import { planMove } from '../../../edit/move/plan-move'
import { UsageError } from '../../../lib/files/usage-error'
import { StudioError } from '../session/studio-error'
import type { StudioSession } from '../session/studio-session'

interface PlannedMove {
  edits: FileEdit[]
  /** What the author has to check. */
  notes: string[]
}

/**
 * Moves a page and its translations, as one change: their files, the links to them, and redirects
 * from their old paths.
 * @throws {StudioError} if there is no such page, or if it cannot have the new path.
 */
export async function movePage(
  session: StudioSession,
  move: StudioRequests['move-page']['question'],
): Promise<StudioRequests['move-page']['answer']> {
  let notes: string[] = []
  const result = await session.write(() => {
    const planned = planPageMove(session, move)
    notes = planned.notes
    return planned.edits
  })
  return { ...result, notes }
}

function planPageMove({ site: { dir, check } }: StudioSession, { route, to }: Asked): PlannedMove {
  const opened = openWholeSite(dir, check.open().tools)
  const moves = listMoves(opened, { route, to })
  const taken = moves.find((move) => opened.pageFiles.some((page) => page.route === move.to))
  if (taken) throw new StudioError(409, `There is already a page at "${taken.to}".`)
  const { files, notes } = planOrRefuse(dir, moves, opened)
  const locate = (path: string) => relative(dir, resolve(path)).replaceAll('\\', '/')
  return {
    edits: files.map(({ path, after }) => ({ file: locate(path), text: after })),
    notes: notes.map(({ file, line, note }) => `${locate(file)}, line ${line}: ${note}`),
  }
}

type Asked = StudioRequests['move-page']['question']

/** The moves of a page and of its translations, which have the same path in other languages. */
function listMoves({ shared, pageFiles }: OpenSite, { route, to }: Asked): Move[] {
  const paths = shared.locales.map(({ path }) => path)
  const locale = localeOfRoute(paths, route)
  if (localeOfRoute(paths, to) !== locale) {
    throw new StudioError(409, `"${to}" is the address of a page in another language.`)
  }
  const [from, target] = [withoutLocale(locale, route), withoutLocale(locale, to)]
  return ['', ...paths]
    .map((path) => ({ from: withLocale(path, from), to: withLocale(path, target), below: false }))
    .filter(
      (move) =>
        move.from === route || pageFiles.some((page) => page.route === move.from && !page.made),
    )
}

function planOrRefuse(siteDir: string, moves: Move[], opened: OpenSite) {
  try {
    return planMove({ siteDir, moves }, opened)
  } catch (reason) {
    throw reason instanceof UsageError ? new StudioError(409, reason.message) : reason
  }
}

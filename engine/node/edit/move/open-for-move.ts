import type { CheckTools } from '../../check/files/shared-context'
import { addDerivedPages } from '../../check/run/add-derived-pages'
import type { OpenSite } from '../../check/run/open-site'
import { openWholeSite } from '../../check/run/open-site'
import type { MoveRequest } from './move-request'

/** Opens a site for a move, with its derived pages if these may move. */
export async function openForMove(
  { siteDir, moves }: MoveRequest,
  tools?: CheckTools,
): Promise<OpenSite> {
  const opened = openWholeSite(siteDir, tools)
  const routes = new Set(opened.pageFiles.map(({ route }) => route))
  const needsDerived = moves.some(({ from, below }) => below || !routes.has(from))
  return needsDerived ? addDerivedPages(opened) : opened
}

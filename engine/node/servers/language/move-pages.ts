import type { Connection, WorkspaceEdit } from 'vscode-languageserver/node'
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver/node'
import { count } from '../../../core/text/count'
import type { Move } from '../../edit/move/move-request'
import { openForMove } from '../../edit/move/open-for-move'
import type { MovePlan } from '../../edit/move/plan-move'
import { planMove } from '../../edit/move/plan-move'
import { UsageError } from '../../lib/files/usage-error'
import type { LanguageContext } from './feature'
import { showMessage } from './show-message'
import { buildWorkspaceEdit } from './workspace-edit'

interface PageMoves {
  connection: Connection
  context: LanguageContext
  moves: Move[]
  /** Returns `true` for a file that the editor renames itself. */
  isRenamed?: (path: string) => boolean
}

/**
 * The edit that moves pages. Reports what is left for the author.
 * @throws {ResponseError} when a page cannot be moved, or when the editor cannot do it.
 */
export async function movePages(request: PageMoves): Promise<WorkspaceEdit | null> {
  try {
    return await planEdit(request)
  } catch (reason) {
    if (!(reason instanceof UsageError)) throw reason
    throw new ResponseError(LSPErrorCodes.RequestFailed, reason.message)
  }
}

async function planEdit({
  connection,
  context: { dir, documents, findSite, client },
  moves,
  isRenamed,
}: PageMoves): Promise<WorkspaceEdit | null> {
  const operations = client.workspace?.workspaceEdit?.resourceOperations ?? []
  if (!operations.includes('rename') || !operations.includes('create')) {
    const commands = moves.map(({ from, to, below }) => {
      return `quire move ${from} ${to}${below ? ' --below' : ''}`
    })
    throw new UsageError(
      `Run \`${commands.join(' && ')}\` in a terminal: this editor cannot rename files for a language server.`,
    )
  }
  const request = { siteDir: dir, moves }
  const plan = planMove(request, await openForMove(request, findSite()?.check.open().tools))
  // Editors announce the renamed files of an edit from here, too.
  if (isRenamed && plan.isRepeated) return null
  const edit = buildWorkspaceEdit(plan.files, documents, isRenamed ?? (() => false))
  for (const message of listMessages(plan)) showMessage(connection, 'Warning', message)
  return edit
}

function listMessages({ staying, notes }: MovePlan): string[] {
  const [stay, them] = staying === 1 ? ['stays', 'it'] : ['stay', 'them']
  const below = `The ${count(staying, 'page')} below the renamed page ${stay}. Rename their folder to move ${them} too.`
  return [
    ...(staying > 0 ? [below] : []),
    ...notes.map(({ file, line, column, note }) => `${file}:${line}:${column}: ${note}`),
  ]
}

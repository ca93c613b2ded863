import { join, sep } from 'node:path'
import type { FileRename } from 'vscode-languageserver/node'
import { routeOfFile } from '../../../core/addresses/paths'
import type { Move } from '../../edit/move/move-request'
import type { LanguageContext, LanguageFeature } from './feature'
import { locateDocument } from './locate-document'
import { movePages } from './move-pages'
import { showMessage } from './show-message'

/** Changes everything that contains the path of a page whose file the editor renames. */
export const FILE_RENAME: LanguageFeature = {
  capabilities: {
    workspace: {
      fileOperations: {
        willRename: { filters: [{ scheme: 'file', pattern: { glob: '**/pages/**' } }] },
      },
    },
  },
  listen(connection, context) {
    connection.workspace.onWillRenameFiles(async ({ files }) => {
      const renamed = files.flatMap((file) => findRenamed(file, context))
      const moves = renamed.map(({ move }) => move)
      if (moves.length === 0) return null
      const paths = renamed.map(({ path }) => path)
      const isRenamed = (path: string) =>
        paths.some((one) => path === one || path.startsWith(one + sep))
      return movePages({ connection, context, moves, isRenamed }).catch((reason: Error) => {
        // Editors rename the file nevertheless, and may hide the error.
        showMessage(connection, 'Error', reason.message)
        throw reason
      })
    })
  },
}

/** The move of a page, or of a folder with pages. Empty for other files. */
function findRenamed(
  { oldUri, newUri }: FileRename,
  { dir, findSite }: LanguageContext,
): { path: string; move: Move }[] {
  const [from, to] = [oldUri, newUri].map((uri) => locateDocument(dir, uri.replace(/\/$/, '')))
  if (!from?.startsWith('pages/') || !to?.startsWith('pages/')) return []
  const written =
    findSite()
      ?.check.open()
      .pageFiles.filter(({ made }) => !made) ?? []
  const isPage = written.some(({ file }) => file === from) && to.endsWith('.json')
  const isFolder = written.some(({ file }) => file.startsWith(`${from}/`))
  if (!isPage && !isFolder) return []
  const move = { from: routeOfFile(from), to: routeOfFile(to), below: isFolder }
  return [{ path: join(dir, from), move }]
}

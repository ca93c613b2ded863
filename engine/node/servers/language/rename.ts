import type { Range, TextDocumentPositionParams, WorkspaceEdit } from 'vscode-languageserver/node'
import { canonicalPath } from '../../../core/addresses/paths'
import { locateCursor } from '../../check/choices/locate-cursor'
import type { LanguageContext, LanguageFeature } from './feature'
import { movePages } from './move-pages'
import { findPagePath } from './page-path'

/**
 * Renames the page whose path is at the cursor, as `quire move` does. At the properties of a page
 * itself, such as its title, this is the page.
 */
export const RENAME: LanguageFeature = {
  capabilities: { renameProvider: { prepareProvider: true } },
  listen(connection, context) {
    connection.onPrepareRename((params) => {
      const found = findPage(params, context)
      return found && { range: found.range, placeholder: found.route }
    })
    connection.onRenameRequest(async (params): Promise<WorkspaceEdit | null> => {
      const found = findPage(params, context)
      if (!found) return null
      const move = { from: found.route, to: canonicalPath(params.newName), below: false }
      return movePages({ connection, context, moves: [move] })
    })
  },
}

interface NamedPage {
  route: string
  /** The location of its path. Empty in its own file. */
  range: Range
}

function findPage(
  { textDocument, position }: TextDocumentPositionParams,
  { documents, findSite }: LanguageContext,
): NamedPage | null {
  const found = documents.find(textDocument.uri)
  const pages = findSite()?.check.openKnown().pageFiles ?? []
  if (!found) return null
  const { file, document } = found
  const [text, offset] = [document.getText(), document.offsetAt(position)]
  const named = findPagePath(text, offset)
  const route = named && canonicalPath(named.path)
  if (named && pages.some((page) => page.route === route)) {
    const [start, end] = [document.positionAt(named.start), document.positionAt(named.end)]
    return { route: canonicalPath(named.path), range: { start, end } }
  }
  const page = pages.find((one) => one.file === file && !one.made)
  const depth = page && locateCursor(text, offset)?.path.length
  if (!page || depth === undefined || depth > 1) return null
  return { route: page.route, range: { start: position, end: position } }
}

import type { DocumentLink } from 'vscode-languageserver/node'
import { findLinkTarget } from '../../edit/show/link-target'
import type { LanguageFeature } from './feature'
import { readPlace } from './known-place'

const PATH = /\/[^\s"'()<>[\],;|\\{}]+/g

/** Makes the paths of pages and files in a text clickable. */
export const DOCUMENT_LINKS: LanguageFeature = {
  capabilities: { documentLinkProvider: {} },
  listen(connection, context) {
    connection.onDocumentLinks(({ textDocument }) => {
      const known = readPlace({ textDocument, position: { line: 0, character: 0 } }, context)
      if (!known) return null
      const { text, document } = known
      return [...text.matchAll(PATH)].flatMap(({ index }): DocumentLink[] => {
        const found = findLinkTarget(text, index, known)
        if (!found?.source || found.start !== index) return []
        const [start, end] = [document.positionAt(found.start), document.positionAt(found.end)]
        const { uri } = context.documents.getName(found.source.path)
        return [{ range: { start, end }, target: uri }]
      })
    })
  },
}

import type { DocumentSymbol } from 'vscode-languageserver/node'
import { SymbolKind } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { OutlineItem } from '../../edit/show/outline'
import { listOutline } from '../../edit/show/outline'
import { listFolds } from '../../lib/json/json-folds'
import type { LanguageFeature } from './feature'

/** The structure of a JSON file: its blocks with their headings, and the parts to fold. */
export const OUTLINE: LanguageFeature = {
  capabilities: { documentSymbolProvider: true, foldingRangeProvider: true },
  listen(connection, { documents }) {
    const findJson = (uri: string) => {
      const found = documents.find(uri)
      return found?.file.endsWith('.json') ? found.document : undefined
    }
    connection.onDocumentSymbol(({ textDocument }) => {
      const document = findJson(textDocument.uri)
      return document && listOutline(document.getText()).map((item) => buildSymbol(item, document))
    })
    connection.onFoldingRanges(({ textDocument }) => {
      const document = findJson(textDocument.uri)
      return document && listFolds(document.getText())
    })
  },
}

function buildSymbol(
  { name, type, offset, length, children }: OutlineItem,
  document: TextDocument,
): DocumentSymbol {
  const [start, end] = [document.positionAt(offset), document.positionAt(offset + length)]
  const isNamed = type !== undefined && type !== name
  return {
    // The protocol does not allow empty names.
    name: name.trim() || '""',
    detail: isNamed ? type : undefined,
    kind: type === undefined ? SymbolKind.Property : SymbolKind.Class,
    range: { start, end },
    selectionRange: { start, end: start },
    children: children.map((child) => buildSymbol(child, document)),
  }
}

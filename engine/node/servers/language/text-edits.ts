import type { TextEdit } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { TextChange } from '../../edit/write/text-changes'

/** Changes of a document's text, as editors apply them. */
export function buildTextEdits(document: TextDocument, changes: TextChange[]): TextEdit[] {
  return changes.map(({ offset, length, text }) => ({
    range: { start: document.positionAt(offset), end: document.positionAt(offset + length) },
    newText: text,
  }))
}

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'

/** Applies an edit to the files on disk, as an editor does. */
export function applyEdit({ documentChanges = [] }: WorkspaceEdit): void {
  for (const change of documentChanges) {
    if ('edits' in change) {
      editFile(fileURLToPath(change.textDocument.uri), change.edits as TextEdit[])
    } else if (change.kind === 'create') {
      const path = fileURLToPath(change.uri)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, '', { flag: 'wx' })
    } else if (change.kind === 'rename') {
      const [path, newPath] = [fileURLToPath(change.oldUri), fileURLToPath(change.newUri)]
      if (existsSync(newPath) && !change.options?.overwrite) throw new Error(`${newPath} exists.`)
      mkdirSync(dirname(newPath), { recursive: true })
      renameSync(path, newPath)
    }
  }
}

/** A BOM is not part of the text in an editor. */
function editFile(path: string, edits: TextEdit[]): void {
  const content = readFileSync(path, 'utf8')
  const bom = content.startsWith('\uFEFF') ? '\uFEFF' : ''
  const document = TextDocument.create('', '', 1, content.slice(bom.length))
  writeFileSync(path, bom + TextDocument.applyEdits(document, edits))
}

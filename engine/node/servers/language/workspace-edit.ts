import { existsSync } from 'node:fs'
import type {
  CreateFile,
  RenameFile,
  TextDocumentEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node'
import type { MovedFile } from '../../edit/move/plan-move'
import { getDisplayPath } from '../../edit/write/read-site'
import { listTextChanges } from '../../edit/write/text-changes'
import { UsageError } from '../../lib/files/usage-error'
import type { SiteDocuments } from './site-documents'
import { buildTextEdits } from './text-edits'

const START = { line: 0, character: 0 }

/**
 * The changes of files as an edit for the editor: first the texts, then the new files, and then the
 * renamed ones. Files for which `isRenamed` returns `true` are renamed by the editor itself.
 * @throws {UsageError} when the editor's text differs from the one that was read, or when a file
 * to be renamed is not saved yet.
 */
export function buildWorkspaceEdit(
  files: MovedFile[],
  documents: SiteDocuments,
  isRenamed: (path: string) => boolean,
): WorkspaceEdit {
  const changed: TextDocumentEdit[] = []
  const created: (CreateFile | TextDocumentEdit)[] = []
  const renamed: RenameFile[] = []
  for (const { path, before, after, source } of files) {
    if (after === undefined) continue
    const { uri } = documents.getName(path)
    if (source) {
      changed.push(...editText({ ...source, after }, documents))
      if (!isRenamed(source.path)) renamed.push(renameFile(source.path, path, documents))
    } else if (before !== undefined) changed.push(...editText({ path, before, after }, documents))
    else {
      const edits = [{ range: { start: START, end: START }, newText: after }]
      created.push({ kind: 'create', uri }, { textDocument: { uri, version: null }, edits })
    }
  }
  return { documentChanges: [...changed, ...created, ...renamed] }
}

function renameFile(path: string, newPath: string, documents: SiteDocuments): RenameFile {
  if (!existsSync(path))
    throw new UsageError(`Save "${getDisplayPath(path)}" before you rename it.`)
  const [{ uri: oldUri }, { uri: newUri }] = [documents.getName(path), documents.getName(newPath)]
  // A file that is there already has its new content: see `planMove`.
  return { kind: 'rename', oldUri, newUri, options: { overwrite: existsSync(newPath) } }
}

interface ChangedText {
  path: string
  before: string
  after: string
}

function editText(
  { path, before, after }: ChangedText,
  documents: SiteDocuments,
): TextDocumentEdit[] {
  if (before === after) return []
  const { uri, version = null } = documents.getName(path)
  const document = documents.find(uri)?.document
  const text = document?.getText() ?? ''
  // An editor's text has no BOM.
  const bom = before.length - text.length === 1 && before.startsWith('\uFEFF') ? 1 : 0
  if (!document || before.slice(bom) !== text) {
    throw new UsageError(
      `"${getDisplayPath(path)}" has changed on disk. Load it again in the editor, and then repeat the change.`,
    )
  }
  const edits = buildTextEdits(document, listTextChanges(text, after.slice(bom)))
  return [{ textDocument: { uri, version }, edits }]
}

import { join } from 'node:path'
import type {
  CodeAction,
  CodeActionParams,
  Connection,
  Range,
  WorkspaceEdit,
} from 'vscode-languageserver/node'
import { CodeActionKind } from 'vscode-languageserver/node'
import { buildFixEdit, isFixCurrent, parseFixed } from '../../edit/fix/fix-edit'
import type { TextChange } from '../../edit/write/text-changes'
import type { Problem, ProposedFix } from '../../lib/problems/problem'
import { buildDiagnostic } from './diagnostics'
import type { LanguageContext, LanguageFeature } from './feature'
import { fixDocument } from './fix-document'
import type { SiteDocument } from './site-documents'
import { buildTextEdits } from './text-edits'

/** The certain fixes of a document. Editors can apply them when a file is saved. */
const FIX_ALL = `${CodeActionKind.SourceFixAll}.quire`

/** Offers what hints propose as quick fixes. */
export const CODE_ACTIONS: LanguageFeature = {
  capabilities: {
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
  },
  listen(connection: Connection, context: LanguageContext): void {
    connection.onCodeAction((params) => {
      const found = context.documents.find(params.textDocument.uri)
      return found ? listActions(found, params, context) : []
    })
  },
}

async function listActions(
  found: SiteDocument,
  { range, context: { only } }: CodeActionParams,
  context: LanguageContext,
): Promise<CodeAction[]> {
  const site = context.findSite()
  if (!site) return []
  const isWanted = (kind: string) => only?.some((one) => kind === one || kind.startsWith(`${one}.`))
  const problems = site.listProblems(found.file)
  const actions: CodeAction[] = []
  if (isWanted(CodeActionKind.QuickFix) ?? true) {
    const here = problems.filter((problem) => overlap(buildDiagnostic(problem).range, range))
    actions.push(...here.flatMap((problem) => listFixes(found, problem, context)))
  }
  if (isWanted(FIX_ALL)) {
    const changes = await fixDocument(site, found)
    const title = 'Correct what has only one possible answer'
    if (changes.length > 0) {
      actions.push({ title, kind: FIX_ALL, edit: buildTextChange(found, changes, context) })
    }
  }
  return actions
}

function listFixes(found: SiteDocument, problem: Problem, context: LanguageContext): CodeAction[] {
  const { fixes = [] } = problem
  return fixes.flatMap((fix): CodeAction[] => {
    const edit = buildChange(found, { problem, fix }, context)
    if (!edit) return []
    const isPreferred = fix.certain || fixes.length === 1
    const diagnostics = [buildDiagnostic(problem)]
    return [{ title: fix.title, kind: CodeActionKind.QuickFix, diagnostics, isPreferred, edit }]
  })
}

/** A fix of a problem. */
interface FixOf {
  problem: Problem
  fix: ProposedFix
}

/** Undefined if the fix does not fit the current text, or if the editor does not support it. */
function buildChange(
  found: SiteDocument,
  { problem, fix: { edit } }: FixOf,
  context: LanguageContext,
): WorkspaceEdit | undefined {
  const { documents, dir, client } = context
  const { uri } = found.document
  const operations = client.workspace?.workspaceEdit?.resourceOperations ?? []
  if (edit.kind === 'rename-file') {
    const { uri: newUri } = documents.getName(join(dir, edit.to))
    return operations.includes('rename')
      ? { documentChanges: [{ kind: 'rename', oldUri: uri, newUri }] }
      : undefined
  }
  if (edit.kind === 'delete-file') {
    return operations.includes('delete')
      ? { documentChanges: [{ kind: 'delete', uri }] }
      : undefined
  }
  const text = found.document.getText()
  // The edits of texts compare what they replace. Another edit could change another value.
  if (edit.kind !== 'text' && !isFixCurrent(text, problem)) return undefined
  const change = buildFixEdit(parseFixed(text), problem, edit)
  if (!change || change.from === change.to) return undefined
  const { offset, from, to } = change
  return buildTextChange(found, [{ offset, length: from.length, text: to }], context)
}

function buildTextChange(
  { file, document }: SiteDocument,
  changes: TextChange[],
  { client, documents, dir }: LanguageContext,
): WorkspaceEdit {
  const edits = buildTextEdits(document, changes)
  const { uri } = document
  if (!client.workspace?.workspaceEdit?.documentChanges) return { changes: { [uri]: edits } }
  const { version = null } = documents.getName(join(dir, file))
  return { documentChanges: [{ textDocument: { uri, version }, edits }] }
}

function overlap(a: Range, b: Range): boolean {
  return isBefore(a.start, b.end) && isBefore(b.start, a.end)
}

function isBefore(a: Range['start'], b: Range['start']): boolean {
  return a.line < b.line || (a.line === b.line && a.character <= b.character)
}

import type { CompletionItem, CompletionList, Position } from 'vscode-languageserver/node'
import { CompletionItemKind, InsertTextFormat, MarkupKind } from 'vscode-languageserver/node'
import type { Choice } from '../../check/choices/choice'
import { labelOf, writeSearchText } from '../../check/choices/choice'
import type { PlaceChoices } from '../../check/choices/list-choices'
import { listChoices } from '../../check/choices/list-choices'
import type { FileFacts } from '../../check/choices/site-facts'
import type { Insertion } from './completion-text'
import { buildInsertion } from './completion-text'
import type { LanguageFeature } from './feature'
import type { SiteDocument } from './site-documents'

/** Offers what may be written at the cursor. */
export const COMPLETION: LanguageFeature = {
  capabilities: { completionProvider: { triggerCharacters: ['"', '/', '#', '{', '('] } },
  listen(connection, { documents, findSite, client }) {
    const hasSnippets = client.textDocument?.completion?.completionItem?.snippetSupport === true
    connection.onCompletion(({ textDocument, position }) => {
      const found = documents.find(textDocument.uri)
      const facts = found && findSite()?.facts.read(found.file)
      return facts ? complete(found.document, position, { facts, hasSnippets }) : undefined
    })
  },
}

interface CompletionOptions {
  facts: FileFacts
  /** If `true`, the editor supports tab stops. */
  hasSnippets: boolean
}

function complete(
  document: SiteDocument['document'],
  position: Position,
  { facts, hasSnippets }: CompletionOptions,
): CompletionList | undefined {
  const text = document.getText()
  const found = listChoices({ text, offset: document.offsetAt(position) }, facts)
  if (!found) return undefined
  const items = found.choices.flatMap((choice, index) => {
    const insertion = buildInsertion(choice, found, { text, hasSnippets })
    if (!insertion) return []
    const { start, end, newText } = insertion
    const range = { start: document.positionAt(start), end: document.positionAt(end) }
    return {
      ...describe(choice, found, index),
      ...formatOf(insertion),
      textEdit: { range, newText },
    }
  })
  return { items, isIncomplete: !found.isComplete }
}

/** Editors filter by words that the author has typed, which may be those of a page's title. */
function describe(choice: Choice, { place }: PlaceChoices, index: number): CompletionItem {
  const { detail, documentation } = choice
  const label = labelOf(choice)
  return {
    label,
    kind: place.isName ? CompletionItemKind.Property : CompletionItemKind.Value,
    detail,
    documentation: documentation && { kind: MarkupKind.Markdown, value: documentation },
    filterText: writeSearchText(choice),
    sortText: String(index).padStart(3, '0'),
  }
}

function formatOf({ isSnippet }: Insertion): Pick<CompletionItem, 'insertTextFormat'> {
  return { insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText }
}

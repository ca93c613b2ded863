import type { TextDocumentPositionParams } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { SETTINGS_FILE } from '../../check/facts/context'
import type { KnownSite } from '../../edit/show/target'
import type { LanguageContext } from './feature'

/** A position in a document, with what is known of the site. */
export interface KnownPlace extends KnownSite {
  document: TextDocument
  text: string
  offset: number
}

/** Undefined outside the site, and until the site has been read. */
export function readPlace(
  { textDocument, position }: TextDocumentPositionParams,
  { documents, findSite }: LanguageContext,
): KnownPlace | undefined {
  const found = documents.find(textDocument.uri)
  const site = findSite()
  if (!found || !site) return undefined
  const { file, document } = found
  // Markdown and rows have no schema, but links.
  const other = site.facts.read(SETTINGS_FILE)
  const facts = site.facts.read(file) ?? (other && { ...other, file, route: undefined })
  if (!facts) return undefined
  const [text, offset] = [document.getText(), document.offsetAt(position)]
  return { facts, check: site.check, document, text, offset }
}

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connection } from 'vscode-languageserver/node'
import { TextDocuments } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { readBytes } from '../../lib/files/read-bytes'
import { clearUnsaved } from '../../lib/files/unsaved-files'
import { decodeUtf8 } from '../../lib/json/utf8'
import { locateDocument } from './locate-document'

/** A document of a site. */
export interface SiteDocument {
  /** The path within the site. */
  file: string
  /** The text with its positions. */
  document: TextDocument
}

/** A URI as the editor writes it. Documents that are not open have no version. */
export interface DocumentName {
  uri: string
  version?: number
}

/**
 * Overrides a file of the site with its text in the editor. Without a text, the file on disk
 * applies.
 */
export type EditFile = (file: string, text?: string) => void

/** The documents of a site, with the texts in the editor. */
export class SiteDocuments {
  readonly #dir: string
  readonly #documents = new TextDocuments(TextDocument)
  /** The open documents of the site: path → the URI and version with which they were opened. */
  readonly #opened = new Map<string, Required<DocumentName>>()

  constructor(dir: string) {
    this.#dir = dir
  }

  /** Follows the editor. Called once. */
  listen(connection: Connection, edit: EditFile): void {
    const documents = this.#documents
    const read = ({ document }: { document: TextDocument }) => this.#read(document, edit)
    documents.onDidOpen(({ document: { uri, version } }) => {
      const file = locateDocument(this.#dir, uri)
      if (file !== undefined) this.#opened.set(join(this.#dir, file), { uri, version })
    })
    documents.onDidChangeContent(read)
    documents.onDidSave(read)
    documents.onDidClose(({ document }) => {
      const file = locateDocument(this.#dir, document.uri)
      if (file === undefined) return
      this.#opened.delete(join(this.#dir, file))
      edit(file)
    })
    documents.listen(connection)
  }

  /** Passes on the texts of all open documents. */
  readAll(edit: EditFile): void {
    for (const document of this.#documents.all()) this.#read(document, edit)
  }

  /** The document of a URI, also if it is not open. Undefined if it is not a text of the site. */
  find(uri: string): SiteDocument | undefined {
    const file = locateDocument(this.#dir, uri)
    if (file === undefined) return undefined
    const document = this.#documents.get(uri) ?? this.#readDocument(uri, join(this.#dir, file))
    return document && { file, document }
  }

  /** The URI of a path. Open documents keep the editor's spelling. */
  getName(path: string): DocumentName {
    const { uri = pathToFileURL(path).href } = this.#opened.get(path) ?? {}
    return { uri, version: this.#documents.get(uri)?.version }
  }

  #readDocument(uri: string, path: string): TextDocument | undefined {
    const bytes = readBytes(path)
    const decoded = bytes && decodeUtf8(bytes)
    if (!decoded || !('text' in decoded)) return undefined
    return TextDocument.create(uri, 'json', 0, decoded.text)
  }

  #read(document: TextDocument, edit: EditFile): void {
    const file = locateDocument(this.#dir, document.uri)
    if (file !== undefined) edit(file, this.#readUnsaved(document, join(this.#dir, file)))
  }

  /** The text of a document. Undefined if it is saved. */
  #readUnsaved(document: TextDocument, path: string): string | undefined {
    clearUnsaved(path)
    const text = document.getText()
    const bytes = readBytes(path)
    if (!bytes) return text
    const saved = decodeUtf8(bytes)
    // An editor may open a file in another encoding, which the check reports.
    const isSame =
      'text' in saved ? saved.text === text : this.#opened.get(path)?.version === document.version
    return isSame ? undefined : text
  }
}

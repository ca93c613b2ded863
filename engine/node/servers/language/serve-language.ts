import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connection } from 'vscode-languageserver/node'
import {
  createConnection,
  ProposedFeatures,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { OwnBuilds } from '../../check/facts/block-build'
import type { CheckTools } from '../../check/files/shared-context'
import { createTools } from '../../check/run/check-tools'
import { readBytes } from '../../lib/files/read-bytes'
import { clearUnsaved } from '../../lib/files/unsaved-files'
import { watchFolder } from '../../lib/files/watch-folder'
import { decodeUtf8 } from '../../lib/json/utf8'
import type { Problem } from '../../lib/problems/problem'
import { Postponed } from '../../lib/processes/postponed'
import { buildDiagnostic } from './diagnostics'
import { LanguageSite } from './language-site'
import { locateDocument } from './locate-document'

/** The delay between a change of a block and compiling, in milliseconds. */
const COMPILE_PAUSE = 300

export interface LanguageServerOptions {
  siteDir: string
  /** The folder with the project's blocks. It may be missing. */
  blocksDir: string
  /**
   * Compiles what the project's blocks add to the check.
   * @throws when they have an error.
   */
  loadBuilds: () => Promise<OwnBuilds>
}

/**
 * Reports the problems of a site to an editor, over the Language Server Protocol. The connection
 * uses the standard input and output (`--stdio`), and ends the process.
 */
export function serveLanguage(options: LanguageServerOptions): void {
  const connection = createConnection(ProposedFeatures.all)
  const server = new LanguageServer(connection, options)
  connection.onInitialize(() => ({
    capabilities: {
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    },
    serverInfo: { name: 'quire' },
  }))
  connection.onInitialized(() => server.start())
  connection.onShutdown(() => server.stop())
  connection.listen()
}

class LanguageServer {
  readonly #connection: Connection
  readonly #options: LanguageServerOptions
  readonly #dir: string
  readonly #documents = new TextDocuments(TextDocument)
  /** The open documents of the site: path → the URI and version with which they were opened. */
  readonly #opened = new Map<string, Pick<TextDocument, 'uri' | 'version'>>()
  readonly #stops: (() => void)[] = []
  #tools: CheckTools | undefined
  #site: LanguageSite | undefined

  constructor(connection: Connection, options: LanguageServerOptions) {
    this.#connection = connection
    this.#options = options
    this.#dir = resolve(options.siteDir)
    const documents = this.#documents
    documents.onDidOpen(({ document }) => this.#open(document))
    documents.onDidChangeContent(({ document }) => this.#read(document))
    documents.onDidSave(({ document }) => this.#read(document))
    documents.onDidClose(({ document }) => this.#close(document))
    documents.listen(connection)
  }

  async start(): Promise<void> {
    const { blocksDir } = this.#options
    const load = new Postponed(COMPILE_PAUSE, () => this.#load(), this.#report)
    await this.#load().catch(this.#report)
    this.#stops.push(
      watchFolder(this.#dir, (file) => this.#site?.change(file)),
      watchFolder(blocksDir, () => load.start()),
      () => load.stop(),
    )
  }

  stop(): void {
    this.#site?.stop()
    for (const stop of this.#stops) stop()
  }

  /** Loads the schemas and rules. Without them, no problem is certain. */
  async #load(): Promise<void> {
    const tools = createTools({ builds: await this.#options.loadBuilds() })
    this.#tools = tools
    if (!this.#site) {
      this.#site = new LanguageSite({
        dir: this.#dir,
        readTools: () => this.#tools ?? tools,
        publish: this.#publish,
        onError: this.#report,
      })
      for (const document of this.#documents.all()) this.#read(document)
    }
    this.#site.start()
  }

  #open({ uri, version }: TextDocument): void {
    const file = locateDocument(this.#dir, uri)
    if (file !== undefined) this.#opened.set(join(this.#dir, file), { uri, version })
  }

  #read(document: TextDocument): void {
    const file = locateDocument(this.#dir, document.uri)
    if (file !== undefined) this.#site?.edit(file, this.#readUnsaved(document, file))
  }

  /** The text of a document. Undefined if it is saved. */
  #readUnsaved(document: TextDocument, file: string): string | undefined {
    const path = join(this.#dir, file)
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

  #close({ uri }: TextDocument): void {
    const file = locateDocument(this.#dir, uri)
    if (file === undefined) return
    this.#opened.delete(join(this.#dir, file))
    this.#site?.edit(file)
  }

  /** Open documents keep the editor's spelling of their URI. */
  readonly #publish = (path: string, problems: Problem[]): void => {
    const { uri = pathToFileURL(path).href } = this.#opened.get(path) ?? {}
    const version = this.#documents.get(uri)?.version
    this.#connection.sendDiagnostics({ uri, version, diagnostics: problems.map(buildDiagnostic) })
  }

  readonly #report = (reason: Error): void => {
    this.#connection.window.showErrorMessage(reason.message)
  }
}

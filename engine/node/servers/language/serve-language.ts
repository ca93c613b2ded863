import { resolve } from 'node:path'
import type { Connection, ServerCapabilities } from 'vscode-languageserver/node'
import {
  createConnection,
  ProposedFeatures,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node'
import type { OwnBuilds } from '../../check/facts/block-build'
import type { CheckTools } from '../../check/files/shared-context'
import { createTools } from '../../check/run/check-tools'
import { watchFolder } from '../../lib/files/watch-folder'
import type { Problem } from '../../lib/problems/problem'
import { Postponed } from '../../lib/processes/postponed'
import { CODE_ACTIONS } from './code-actions'
import { COMPLETION } from './completion'
import { buildDiagnostic } from './diagnostics'
import { DOCUMENT_LINKS } from './document-links'
import type { LanguageFeature } from './feature'
import { FILE_RENAME } from './file-rename'
import { HOVER } from './hover'
import { LanguageSite } from './language-site'
import { NAVIGATION } from './navigation'
import { OUTLINE } from './outline'
import { RENAME } from './rename'
import { showMessage } from './show-message'
import { SiteDocuments } from './site-documents'

/** The delay between a change of a block and compiling, in milliseconds. */
const COMPILE_PAUSE = 300

/** The features besides diagnostics. */
const FEATURES: LanguageFeature[] = [
  CODE_ACTIONS,
  COMPLETION,
  RENAME,
  FILE_RENAME,
  NAVIGATION,
  DOCUMENT_LINKS,
  HOVER,
  OUTLINE,
]

const CAPABILITIES: ServerCapabilities = {
  positionEncoding: 'utf-16',
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
}

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
  connection.onInitialize(({ capabilities: client }) => {
    const context = { ...server.context, client }
    for (const { listen } of FEATURES) listen(connection, context)
    const capabilities = Object.assign({}, CAPABILITIES, ...FEATURES.map((one) => one.capabilities))
    return { capabilities, serverInfo: { name: 'quire' } }
  })
  connection.onInitialized(() => server.start())
  connection.onShutdown(() => server.stop())
  connection.listen()
}

class LanguageServer {
  readonly #connection: Connection
  readonly #options: LanguageServerOptions
  readonly #dir: string
  readonly #documents: SiteDocuments
  readonly #stops: (() => void)[] = []
  #tools: CheckTools | undefined
  #site: LanguageSite | undefined

  constructor(connection: Connection, options: LanguageServerOptions) {
    this.#connection = connection
    this.#options = options
    this.#dir = resolve(options.siteDir)
    this.#documents = new SiteDocuments(this.#dir)
    this.#documents.listen(connection, this.#edit)
  }

  get context() {
    return { dir: this.#dir, documents: this.#documents, findSite: () => this.#findSite() }
  }

  #findSite(): LanguageSite | undefined {
    this.#site?.checkChanged()
    return this.#site
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
      this.#documents.readAll(this.#edit)
    }
    this.#site.start()
  }

  readonly #edit = (file: string, text?: string): void => this.#site?.edit(file, text)

  readonly #publish = (path: string, problems: Problem[]): void => {
    const diagnostics = problems.map(buildDiagnostic)
    this.#connection.sendDiagnostics({ ...this.#documents.getName(path), diagnostics })
  }

  readonly #report = (reason: Error): void => {
    showMessage(this.#connection, 'Error', reason.message)
  }
}

import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClientCapabilities, Diagnostic, ProtocolConnection } from 'vscode-languageserver/node'
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { LOADER } from '../run-script'

interface Installation {
  /** The project's folder. */
  cwd: string
  /** The script of the command line, with arguments for Node. */
  quire: string[]
}

const OWN_SOURCES: Installation = { cwd: projectRoot, quire: [...LOADER, 'scripts/quire.ts'] }

/** An editor that is connected to `quire language-server`. */
export class LanguageClient {
  /** URI → the published diagnostics. Documents without any are omitted. */
  readonly published = new Map<string, Diagnostic[]>()
  /** URI → the version of the document for which diagnostics were last published. */
  readonly versions = new Map<string, number | undefined>()
  readonly messages: string[] = []
  readonly connection: ProtocolConnection
  readonly process: ChildProcess
  /** The exit code. */
  readonly ended: Promise<number | null>
  readonly #dir: string

  /** By default, starts Quire from its own sources. */
  constructor(dir: string, { cwd, quire }: Installation = OWN_SOURCES) {
    this.#dir = dir
    const server = spawn(
      process.execPath,
      [...quire, 'language-server', '--stdio', '--site', dir],
      { cwd, stdio: ['pipe', 'pipe', 'inherit'] },
    )
    this.process = server
    this.ended = new Promise((done) => server.once('exit', done))
    this.connection = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    )
    this.connection.onNotification('textDocument/publishDiagnostics', (params) => {
      const { uri, version, diagnostics } = params
      this.versions.set(uri, version)
      if (diagnostics.length > 0) this.published.set(uri, diagnostics)
      else this.published.delete(uri)
    })
    this.connection.onNotification('window/showMessage', ({ message }) => {
      this.messages.push(message)
    })
    this.connection.listen()
  }

  async start(capabilities: ClientCapabilities = {}): Promise<void> {
    const rootUri = pathToFileURL(projectRoot).href
    await this.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri,
      capabilities,
    })
    await this.connection.sendNotification('initialized', {})
  }

  uriOf(file: string): string {
    return pathToFileURL(join(this.#dir, file)).href
  }

  open(file: string, text: string): Promise<void> {
    const textDocument = { uri: this.uriOf(file), languageId: 'json', version: 1, text }
    return this.connection.sendNotification('textDocument/didOpen', { textDocument })
  }

  /** Replaces the whole text of an open document. */
  type(file: string, version: number, text: string): Promise<void> {
    const textDocument = { uri: this.uriOf(file), version }
    const contentChanges = [{ text }]
    return this.connection.sendNotification('textDocument/didChange', {
      textDocument,
      contentChanges,
    })
  }

  close(file: string): Promise<void> {
    const textDocument = { uri: this.uriOf(file) }
    return this.connection.sendNotification('textDocument/didClose', { textDocument })
  }

  /** Ends the server as editors do. Returns its exit code. */
  async stop(): Promise<number | null> {
    await this.connection.sendRequest('shutdown')
    await this.connection.sendNotification('exit')
    return this.ended
  }
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'

/** A document that is open in the host. */
export interface HostDocument {
  path: string
  languageId: string
}

interface Extension {
  activate: (context: { subscriptions: unknown[] }) => void
  deactivate: () => Promise<void>
}

/** Starts an extension without VS Code, and records what it asks for. */
export class VscodeHost {
  readonly messages: string[] = []
  /** Path → the language that the extension has set. */
  readonly languages = new Map<string, string>()
  readonly commands = new Map<string, () => Promise<void>>()
  /** URI → the rules of the problems that are shown. */
  readonly problems = new Map<string, string[]>()
  readonly #extension: Extension

  /** `bundle` is the extension's file. Its other imports must be part of Node. */
  constructor(bundle: string, documents: HostDocument[]) {
    const require = createRequire(bundle)
    const module = { exports: {} as Extension }
    const api = this.#buildApi(documents)
    const load = (name: string) => (name === 'vscode' ? api : require(name))
    const names = ['require', 'module', 'exports']
    const run = compileFunction(readFileSync(bundle, 'utf8'), names, { filename: bundle })
    run(load, module, module.exports)
    this.#extension = module.exports
    this.#extension.activate({ subscriptions: [] })
  }

  stop(): Promise<void> {
    return this.#extension.deactivate()
  }

  /** The part of the API that the extension and its language client use before the server answers. */
  #buildApi(documents: HostDocument[]): object {
    const disposable = { dispose: () => undefined }
    const kind = { append: () => kind }
    const report = async (message: string) => void this.messages.push(message)
    const toUri = (path: string) => ({
      scheme: 'file',
      fsPath: path,
      toString: () => `file://${path}`,
    })
    const textDocuments = documents.map(({ path, languageId }) => ({
      uri: toUri(path),
      languageId,
      version: 1,
      getText: () => readFileSync(path, 'utf8'),
    }))
    return addMissing({
      version: '1.91.0',
      EventEmitter: class {
        event = () => disposable
        fire() {}
        dispose() {}
      },
      commands: {
        registerCommand: (name: string, run: () => Promise<void>) => {
          this.commands.set(name, run)
          return disposable
        },
      },
      languages: {
        createDiagnosticCollection: () => ({
          ...disposable,
          set: (uri: unknown, list: { code: { value: string } }[]) => {
            this.problems.set(
              String(uri),
              list.map(({ code }) => code.value),
            )
          },
        }),
        match: () => 10,
        setTextDocumentLanguage: ({ uri }: (typeof textDocuments)[number], language: string) => {
          this.languages.set(uri.fsPath, language)
        },
      },
      CancellationTokenSource: class {
        token = { isCancellationRequested: false }
        dispose() {}
      },
      CodeActionKind: { Empty: kind },
      Uri: { file: toUri, parse: String },
      window: {
        showErrorMessage: report,
        showWarningMessage: report,
        visibleTextEditors: [],
        tabGroups: { all: [] },
      },
      workspace: {
        textDocuments,
        workspaceFolders: undefined,
        notebookDocuments: [],
        getConfiguration: () => ({ get: (_: string, value: unknown) => value }),
      },
    })
  }
}

/** Adds the rest of the API: classes without members, and functions that return such objects. */
function addMissing(own: Record<string, unknown>): object {
  return new Proxy(own, {
    get(_, name) {
      if (typeof name === 'symbol') return undefined
      if (!Object.hasOwn(own, name)) return /^[A-Z]/.test(name) ? class {} : () => addMissing({})
      const value = own[name]
      const isApi = typeof value === 'object' && value !== null && !Array.isArray(value)
      return isApi ? addMissing(value as Record<string, unknown>) : value
    },
  })
}

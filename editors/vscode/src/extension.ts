/** Starts the Quire of a project as its language server. */
import { join } from 'node:path'
import type { ExtensionContext, TextDocument } from 'vscode'
import { commands, languages, Uri, window, workspace } from 'vscode'
import type { Executable } from 'vscode-languageclient/node'
import { LanguageClient } from 'vscode-languageclient/node'
import type { Project } from './find-site'
import { findProject, findQuire, isCheckedJson, isQuireExpected } from './find-site'

/** The language of a site's JSON files. VS Code's own JSON server does not check it. */
const LANGUAGE = 'quire-json'

/** The folder of a site → its server. */
const servers = new Map<string, LanguageClient>()
/** The folders without Quire that were reported. */
const reported = new Set<string>()

export function activate({ subscriptions }: ExtensionContext): void {
  subscriptions.push(
    workspace.onDidOpenTextDocument(open),
    commands.registerCommand('quire.restart', restart),
  )
  openAll()
}

export async function deactivate(): Promise<void> {
  const clients = [...servers.values()]
  servers.clear()
  await Promise.allSettled(clients.map((client) => client.dispose()))
}

async function restart(): Promise<void> {
  await deactivate()
  reported.clear()
  openAll()
}

/** Starts the servers of the folders, and opens the documents that are open already. */
function openAll(): void {
  for (const { uri } of workspace.workspaceFolders ?? []) {
    const site = readSitePath(uri)
    const project = findProject(join(uri.fsPath, site, 'settings.json'), site)
    if (project) start(project)
  }
  for (const document of workspace.textDocuments) open(document)
}

function open(document: TextDocument): void {
  const { uri, languageId } = document
  if (uri.scheme !== 'file') return
  const project = findProject(uri.fsPath, readSitePath(uri))
  if (!project || !start(project)) return
  if (languageId === 'json' && isCheckedJson(uri.fsPath, project)) {
    languages.setTextDocumentLanguage(document, LANGUAGE)
  }
}

function readSitePath(uri: Uri): string {
  return workspace.getConfiguration('quire', uri).get('site', 'site')
}

/** Starts the server of a site, if none is running. Returns `false` without an installed Quire. */
function start(project: Project): boolean {
  const { folder, siteDir } = project
  if (servers.has(siteDir)) return true
  const quire = findQuire(folder)
  if (quire) {
    const client = createClient(project, quire)
    servers.set(siteDir, client)
    client.start().catch(({ message }: Error) => {
      window.showErrorMessage(`Quire's language server did not start: ${message}`)
    })
  } else if (isQuireExpected(folder) && !reported.has(folder)) {
    reported.add(folder)
    window.showWarningMessage(`Run \`npm ci\` in ${folder}: Quire is not installed there.`)
  }
  return quire !== undefined
}

function createClient(project: Project, quire: string[]): LanguageClient {
  const baseUri = Uri.file(project.siteDir).toString()
  const pattern = { baseUri, pattern: '**/*.{json,csv,tsv,md,svg}' }
  return new LanguageClient('quire', 'Quire', buildCommand(quire, project), {
    documentSelector: [{ scheme: 'file', pattern }],
  })
}

/** Windows starts the command file of npm only in a shell. */
function buildCommand([command = '', ...args]: string[], { folder, siteDir }: Project): Executable {
  const all = [...args, 'language-server', '--stdio', '--site', siteDir]
  const isBatch = command.endsWith('.cmd')
  const quote = (text: string) => (isBatch ? `"${text}"` : text)
  const options = { cwd: folder, shell: isBatch }
  return { command: quote(command), args: all.map(quote), options }
}

import type { ClientCapabilities, Connection, ServerCapabilities } from 'vscode-languageserver/node'
import type { LanguageSite } from './language-site'
import type { SiteDocuments } from './site-documents'

/** What the features of the language server know about the site and the editor. */
export interface LanguageContext {
  /** The absolute path of the site. */
  dir: string
  documents: SiteDocuments
  /** The site, with all changes so far. Undefined until the project's blocks are compiled. */
  findSite: () => LanguageSite | undefined
  /** What the editor supports. */
  client: ClientCapabilities
}

/** A feature of the language server, for example completion. */
export interface LanguageFeature {
  capabilities: ServerCapabilities
  /** Adds the handlers of its requests. Called once, before the first request. */
  listen: (connection: Connection, context: LanguageContext) => void
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerModule } from '../bundle/server-module'
import type { DocumentBundle } from '../pages/document'

/** What pages are told of a saved file. */
export type DevNews =
  /** Whether what all pages share changed, which only a new document shows. */
  { kind: 'change'; sharedChanged: boolean } | ({ kind: 'trouble' } & Trouble)

/** What is shown over a page. */
export interface Trouble {
  message: string
  /** Further lines, in which a place such as `/site/pages/about.json:3:5` is a link to its file. */
  stack: string
}

/**
 * Where the development server has its scripts, styles and components from: Vite, which compiles
 * the sources of the repository one by one, or the package's bundle, in which they are compiled.
 */
export interface DevRuntime {
  /**
   * Answers what is its own: scripts, styles, news; says whether it did. The address of the
   * request is without the site's base; `whole` is the address as it was asked for.
   */
  answer: (request: IncomingMessage, response: ServerResponse, whole: string) => Promise<boolean>
  /** What renders pages, as the sources are now. */
  loadServer: () => Promise<ServerModule>
  /** The files that a page's document names. */
  loadBundle: () => Promise<DocumentBundle>
  /** The scripts of a document beside those; `isPage` where the app is to start in it. */
  renderScripts: (isPage: boolean) => Promise<string>
  /** The styles of a document beside those of the bundle. */
  renderStyles: () => Promise<string>
  /** Tells all open pages. */
  tell: (news: DevNews) => void
  /**
   * Prints what a block threw while the page of a route was rendered, and returns what is shown
   * over that page; nothing where the page itself tells what it throws.
   */
  tellFailure: (route: string, failure: Error) => Trouble | undefined
  /** Puts places of sources into the stack of what a component threw. */
  explain: (reason: Error) => void
  close: () => Promise<void>
}

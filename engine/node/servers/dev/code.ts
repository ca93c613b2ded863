import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bundle } from '../../bundle/bundle'
import { loadCachedBundle, loadOwnBuilds } from '../../bundle/bundle-cache'
import type { ServerModule } from '../../bundle/server-module'
import type { CheckTools } from '../../check/files/shared-context'
import { createTools } from '../../check/run/check-tools'
import { isPackage } from '../../lib/files/invocation'
import { projectRoot } from '../../lib/files/project-root'
import { sendFile } from '../../lib/http/send-file'
import { ownProject } from '../../schemas/block-folders'
import { loadSchemas } from '../../schemas/schemas'

/** Where pages load what they run in development besides the app. */
export const LIVE_PATH = '/_live.js'

/** The compiled engine and blocks. */
export interface DevCode {
  bundle: Bundle
  /** What renders pages. */
  server: ServerModule
  liveScript: string
  /** The folder of each file that pages load, by path: an open page loads those of earlier code. */
  files: Map<string, string>
  /** What sites are checked with. */
  tools: CheckTools
}

/**
 * Loads the code for the present sources; compiles it unless it is in the cache.
 * @throws when a schema or a component has a mistake.
 */
export async function loadCode(earlier?: DevCode, keptTools?: CheckTools): Promise<DevCode> {
  // A mistake in a schema is reported before what follows from it.
  loadSchemas(projectRoot)
  const bundle = await loadCachedBundle(undefined, { isDevelopment: true })
  return {
    bundle,
    tools: keptTools ?? (await loadDevTools()),
    // Each state of the sources has its own folder, and so its own module.
    server: await import(/* @vite-ignore */ pathToFileURL(bundle.serverEntry).href),
    liveScript: readFileSync(bundle.liveScript, 'utf8'),
    files: new Map([
      ...(earlier?.files ?? []),
      ...bundle.files.map((path) => [path, bundle.clientDir] as const),
    ]),
  }
}

async function loadDevTools(): Promise<CheckTools> {
  const tools = createTools({ builds: await loadOwnBuilds({ isDevelopment: true }) })
  // Compiles them, which shows what is wrong with them.
  for (const kind of tools.schemas.kinds) tools.validator.validate(kind, {})
  return tools
}

/** Sends a file of the code; returns whether there is one at the path. */
export function sendCode(
  { files, liveScript }: DevCode,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { pathname } = new URL(`http://localhost${request.url ?? '/'}`)
  if (pathname === LIVE_PATH) {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(liveScript)
    return true
  }
  const root = files.get(pathname)
  if (root === undefined) return false
  const sendNothing = () => response.writeHead(404).end()
  sendFile({ root, pathname, sendNothing }, request, response)
  return true
}

/** The folders whose files are compiled: in a project, only its blocks are. */
export const SOURCE_FOLDERS = isPackage
  ? [join(ownProject, 'blocks')]
  : ['blocks', 'engine', 'schemas'].map((folder) => join(projectRoot, folder))

/** What the server itself runs, which it loads when it starts, and what is made of the schemas. */
const NO_SOURCES = ['engine/node/', 'schemas/generated/'].map((folder) => join(projectRoot, folder))

/** Whether a file of these folders is compiled. */
export function isSource(file: string): boolean {
  return !NO_SOURCES.some((folder) => file.startsWith(folder))
}

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

/** The path of the additional script that pages load in development. */
export const LIVE_PATH = '/_live.js'

/** The compiled engine and blocks. */
export interface DevCode {
  bundle: Bundle
  /** The module that renders pages. */
  server: ServerModule
  liveScript: string
  /** Path → folder of each file that pages load. Open pages load files of earlier versions. */
  files: Map<string, string>
  /** The schemas and rules used to check sites. */
  tools: CheckTools
}

/**
 * Loads the code for the current sources. Compiles it unless it is cached.
 * @throws if a schema or a component has an error.
 */
export async function loadCode(earlier?: DevCode, keptTools?: CheckTools): Promise<DevCode> {
  // Reports an error in a schema before the errors that it causes.
  loadSchemas(projectRoot)
  const bundle = await loadCachedBundle(undefined, { isDevelopment: true })
  return {
    bundle,
    tools: keptTools ?? (await loadDevTools()),
    // Each version of the sources has a separate folder, and therefore a separate module.
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
  // Compiles the schemas, which reports their errors.
  for (const kind of tools.schemas.kinds) tools.validator.validate(kind, {})
  return tools
}

/** Sends a file of the code. Returns `false` if the path has no file. */
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

/** The folders with files to compile. In a project, only its blocks. */
export const SOURCE_FOLDERS = isPackage
  ? [join(ownProject, 'blocks')]
  : ['blocks', 'engine', 'schemas'].map((folder) => join(projectRoot, folder))

/** Excludes code that the server loaded when it started, and generated files. */
const NO_SOURCES = ['engine/node/', 'schemas/generated/'].map((folder) => join(projectRoot, folder))

/** Returns `true` if a file of these folders is compiled. */
export function isSource(file: string): boolean {
  return !NO_SOURCES.some((folder) => file.startsWith(folder))
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Manifest } from 'vite'
import { hashFile } from '../lib/files/hash-content'
import { projectRoot } from '../lib/files/project-root'
import { explainCompileError } from './explain-compile-error'

/** A file of the bundle's styles. */
export interface Stylesheet {
  /** Its address: `/assets/Hero-1a2b.css`. */
  href: string
  text: string
}

/** What a module needs: itself and what it imports at once. */
export interface ModuleFiles {
  scripts: string[]
  styles: Stylesheet[]
}

/** The engine and the blocks, built for the browser and for rendering. */
export interface Bundle {
  /** Differs between two bundles whose browser code differs. */
  id: string
  /** The folder with `assets/`, to be copied into the output. */
  clientDir: string
  /** The module that renders: see `entry-server.tsx`. */
  serverEntry: string
  /** What pages run in development besides the app: see `entry-live.ts`. */
  liveScript: string
  /** The module that makes the theme's variables: see `ui/theme.ts`. */
  theme: string
  /** The module that worker threads run: see `prerender-worker.ts`. */
  worker: string
  /** The module that worker threads run: see `check-worker.ts`. */
  checkWorker: string
  /** The module that worker threads run: see `compress-worker.ts`. */
  compressWorker: string
  entry: ModuleFiles
  /** The address of the module with what runs beside the pages: see `entry-third-party.ts`. */
  thirdParty: string
  inlineScripts: InlineScripts
  /** The addresses of all files of the client. */
  files: string[]
  /** Block type → what its component needs beyond the entry. */
  blocks: Map<string, ModuleFiles>
  /** Kind of a rare part of running text → what its component needs beyond the entry. */
  contentParts: Map<string, ModuleFiles>
  /** The address of the module with the components of the project's own blocks. */
  own?: string
  /** All styles there are, for finding the theme variables in use. */
  allStyles: string
  /** Those in what browsers fetch. */
  libraries: Library[]
}

/** The texts of the scripts that are in documents. */
export interface InlineScripts {
  /** At the end of every document: see `browser/boot/boot.ts`. */
  boot: string
  /** Before the content, where the site has fonts: see `browser/boot/fonts.ts`. */
  fonts: string
}

/** A library of others, as Vite found it in the bundle. */
export interface Library {
  name: string
  version: string
  /** Its licence by its SPDX identifier. */
  identifier?: string
  /** The text of its licence, where it has one. */
  text?: string
}

export const ENTRY = 'engine/entry-client.tsx'
const THIRD_PARTY_ENTRY = 'engine/entry-third-party.ts'
export const MANIFEST = 'manifest.json'
/** How the files begin whose styles few pages need: those of `*.rare.css`. */
export const RARE_STYLES = 'rare-'
/** The libraries in what browsers fetch. */
export const LIBRARIES = 'libraries.json'
export const INLINE_SCRIPTS = 'inline-scripts.json'
/** What browsers fetch, and what renders pages: folders of the bundle. */
export const CLIENT_FOLDER = 'client'
export const SERVER_FOLDER = 'server'
/** What pages run in development besides the app: a folder of the bundle, and the file in it. */
export const LIVE_FOLDER = 'live'
export const LIVE_SCRIPT = 'live.js'

/** Set while an open bundle is built, and while one with React's development build is. */
export const OPEN = 'QUIRE_OPEN_BUNDLE'
export const DEVELOPMENT = 'QUIRE_DEVELOPMENT_BUNDLE'
/** The key of a project's own blocks in the manifest. */
export const OWN_ENTRY = 'own-blocks'

const VITE = 'node_modules/vite/bin/vite.js'

/**
 * Builds the bundle into `dir`. It does not depend on any site. It is built in a process of its
 * own: beside the check of a site, and the memory that this takes is given back before pages are
 * rendered. An open bundle also has the modules that blocks of a project's own import; it takes a
 * few requests more. For development, browsers get the build of React that explains its errors, and
 * components that keep their names; what renders pages has source maps.
 * @throws when a source has a mistake, with what Vite says of it.
 */
export async function writeBundle(
  dir: string,
  { isOpen = false, isDevelopment = false } = {},
): Promise<void> {
  const config = [
    '--app',
    '--config',
    'engine/node/bundle/bundle.config.ts',
    '--outDir',
    resolve(dir),
  ]
  const child = fork(join(projectRoot, VITE), ['build', ...config, '--logLevel', 'warn'], {
    cwd: projectRoot,
    // It loads its configuration itself: a loader of TypeScript would only slow it down.
    execArgv: [],
    // Vite goes by the environment before it goes by its mode; under a test runner it says `test`.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...(isOpen && { [OPEN]: '1' }),
      ...(isDevelopment && { [DEVELOPMENT]: '1' }),
    },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new Error(`The engine and the blocks could not be bundled.\n${explainCompileError(said)}`)
}

/**
 * Reads what `writeBundle` wrote. Workers import packages: of a copy elsewhere they are those of
 * the folder `workers`, from where these can be found. The live script is the one there, too.
 */
export async function loadBundle(dir: string, workers = dir): Promise<Bundle> {
  const clientDir = join(dir, CLIENT_FOLDER)
  const manifestText = await readFile(join(clientDir, MANIFEST), 'utf8')
  const manifest: Manifest = JSON.parse(manifestText)
  const texts = await loadStyles(clientDir, manifest)
  const collect = (key: string) => collectFiles(manifest, key, texts)
  const entry = collect(ENTRY)
  return {
    id: hashFile(manifestText).slice(0, 12),
    clientDir,
    serverEntry: join(dir, SERVER_FOLDER, 'entry-server.js'),
    liveScript: join(workers, LIVE_FOLDER, LIVE_SCRIPT),
    theme: join(dir, SERVER_FOLDER, 'theme.js'),
    worker: join(workers, SERVER_FOLDER, 'prerender-worker.js'),
    checkWorker: join(workers, SERVER_FOLDER, 'check-worker.js'),
    compressWorker: join(workers, SERVER_FOLDER, 'compress-worker.js'),
    entry,
    thirdParty: collect(THIRD_PARTY_ENTRY).scripts[0] ?? '',
    files: listFiles(manifest),
    blocks: new Map(
      Object.keys(manifest).flatMap((key) => {
        const type = typeOfModule(key)
        if (!type || !isLoaded(manifest, key)) return []
        return [[type, subtract(collect(key), entry)] as const]
      }),
    ),
    contentParts: new Map(
      Object.keys(manifest).flatMap((key) => {
        const [, name] = /^engine\/ui\/content-parts\/([A-Z]\w*)\.tsx$/.exec(key) ?? []
        return name ? [[name.toLowerCase(), subtract(collect(key), entry)] as const] : []
      }),
    ),
    ...(manifest[OWN_ENTRY] && { own: `/${manifest[OWN_ENTRY].file}` }),
    allStyles: [...texts.values()].join('\n'),
    inlineScripts: JSON.parse(await readFile(join(clientDir, INLINE_SCRIPTS), 'utf8')),
    libraries: JSON.parse(await readFile(join(clientDir, LIBRARIES), 'utf8')),
  }
}

/** The type of the block that a module belongs to: one block is one folder of its type's name. */
export function typeOfModule(key: string): string | undefined {
  return /^blocks\/([^/]+)\//.exec(key)?.[1]
}

/** Whether a registry loads a module: the engine's, or that of a project's own blocks. */
function isLoaded(manifest: Manifest, key: string): boolean {
  return [ENTRY, OWN_ENTRY].some((name) => manifest[name]?.dynamicImports?.includes(key))
}

function listFiles(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  return [...new Set(files)].map((file) => `/${file}`)
}

async function loadStyles(clientDir: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))
  const read = async (file: string) =>
    [file, (await readFile(join(clientDir, file), 'utf8')).trim()] as const
  return new Map(await Promise.all([...files].map(read)))
}

function collectFiles(manifest: Manifest, key: string, texts: Map<string, string>): ModuleFiles {
  const seen = new Set<string>()
  const files: ModuleFiles = { scripts: [], styles: [] }
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    files.scripts.push(`/${chunk.file}`)
    for (const file of chunk.css ?? []) {
      files.styles.push({ href: `/${file}`, text: texts.get(file) ?? '' })
    }
  }
  visit(key)
  // The module itself comes first: it is what the browser needs to ask for.
  files.scripts.reverse()
  return files
}

function subtract(files: ModuleFiles, known: ModuleFiles): ModuleFiles {
  const hrefs = new Set(known.styles.map(({ href }) => href))
  return {
    scripts: files.scripts.filter((script) => !known.scripts.includes(script)),
    styles: files.styles.filter(({ href }) => !hrefs.has(href)),
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Manifest } from 'vite'
import { hashFile } from '../lib/files/hash-content'
import { projectRoot } from '../lib/files/project-root'
import { explainCompileError } from './explain-compile-error'

/** A style sheet of the bundle. */
export interface Stylesheet {
  /** Its URL: `/assets/Hero-1a2b.css`. */
  href: string
  text: string
}

/** The files of a module: its own, and those of its static imports. */
export interface ModuleFiles {
  scripts: string[]
  styles: Stylesheet[]
}

/** The engine and the blocks, compiled for browsers and for rendering. */
export interface Bundle {
  /** The id of the browser code: a hash. */
  id: string
  /** The folder with `assets/`, to be copied to the output. */
  clientDir: string
  /** The module that renders: see `entry-server.tsx`. */
  serverEntry: string
  /** The additional script of pages in development: see `entry-live.ts`. */
  liveScript: string
  /** The folder of the studio's script and style sheet: see `entry-studio.tsx`. */
  studioDir: string
  /** The program that receives forms: see `entry-receiver.ts`. */
  receiver: string
  /** The function that receives forms: see `entry-form-handler.ts`. */
  formHandler: string
  /** The module that computes the theme's variables: see `ui/theme.ts`. */
  theme: string
  /** The module of worker threads that render: see `prerender-worker.ts`. */
  worker: string
  /** The module of worker threads that check: see `check-worker.ts`. */
  checkWorker: string
  /** The module of worker threads that compress: see `compress-worker.ts`. */
  compressWorker: string
  entry: ModuleFiles
  /** The URL of the module with third-party scripts: see `entry-third-party.ts`. */
  thirdParty: string
  inlineScripts: InlineScripts
  /** The URLs of all files of the client. */
  files: string[]
  /** Block type → the files that its component needs in addition to the entry. */
  blocks: Map<string, ModuleFiles>
  /**
   * Kind of a rare part of running text → the files that its component needs in addition to the
   * entry.
   */
  contentParts: Map<string, ModuleFiles>
  /** The URL of the module with the components of the project's own blocks. */
  own?: string
  /** All styles, to find the theme variables in use. */
  allStyles: string
  /** The libraries in the client. */
  libraries: Library[]
}

/** The text of the inline scripts. */
export interface InlineScripts {
  /** At the end of every document: see `browser/boot/boot.ts`. */
  boot: string
  /** Before the content, if the site has web fonts: see `browser/boot/fonts.ts`. */
  fonts: string
  /**
   * Before the content, if visitors can dismiss a block: see `browser/boot/dismissals.ts`. Empty if
   * they cannot.
   */
  dismissals: string
}

/** A third-party library in the bundle, as Vite reports it. */
export interface Library {
  name: string
  version: string
  /** The SPDX identifier of its licence. */
  identifier?: string
  /** The text of its licence, if it has one. */
  text?: string
}

export const ENTRY = 'engine/entry-client.tsx'
const THIRD_PARTY_ENTRY = 'engine/entry-third-party.ts'
export const MANIFEST = 'manifest.json'
/** The prefixes of the names of rare style sheets: those of `*.rare.css`. */
export const RARE_STYLES = 'rare-'
/** The libraries in the client. */
export const LIBRARIES = 'libraries.json'
export const INLINE_SCRIPTS = 'inline-scripts.json'
/** The folders of the client and the renderer in the bundle. */
export const CLIENT_FOLDER = 'client'
export const SERVER_FOLDER = 'server'
/** The folder of the additional script for development, and its file. */
export const LIVE_FOLDER = 'live'
export const LIVE_SCRIPT = 'live.js'
/** The folder of the studio in the bundle, and its files. */
export const STUDIO_FOLDER = 'studio'
export const STUDIO_SCRIPT = 'studio.js'
export const STUDIO_STYLES = 'studio.css'

/** The folder of the receiver in the bundle, and its file. */
export const RECEIVER_FOLDER = 'receiver'
export const RECEIVER_FILE = 'receiver.mjs'
/** The licences of the libraries in the receiver. */
export const RECEIVER_LICENCES = 'third-party-licences.md'
/** The folder of the function that receives forms, and its file. */
export const HANDLER_FOLDER = 'form-handler'
export const HANDLER_FILE = 'handler.mjs'

/**
 * Environment variables: set while an open bundle, or one with React's development build, is built.
 */
export const OPEN = 'QUIRE_OPEN_BUNDLE'
export const DEVELOPMENT = 'QUIRE_DEVELOPMENT_BUNDLE'
/** The manifest key of a project's own blocks. */
export const OWN_ENTRY = 'own-blocks'

const VITE = 'node_modules/vite/bin/vite.js'

/**
 * Builds the bundle into `dir`. It does not depend on any site. It is built in a process of its
 * own, concurrently with the check of a site, so that its memory is freed before pages are
 * rendered. An open bundle also exports the modules that own blocks import, which takes a few more
 * requests. For development, browsers get the build of React that explains its errors, and
 * components that keep their names; the renderer has source maps.
 * @throws when a source has an error, with Vite's message.
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
    // Node loads the configuration directly, without a TypeScript loader.
    execArgv: [],
    // Vite prefers the environment to its mode, and test runners set it to `test`.
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
 * Reads a bundle that `writeBundle` wrote. Workers import packages, so a copy of the bundle
 * elsewhere uses those in the `workers` folder, from which packages can be resolved, its live script
 * and its studio.
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
    studioDir: join(workers, STUDIO_FOLDER),
    receiver: join(workers, RECEIVER_FOLDER, RECEIVER_FILE),
    formHandler: join(workers, HANDLER_FOLDER, HANDLER_FILE),
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

/** The block type of a module: each block is a folder with the name of its type. */
export function typeOfModule(key: string): string | undefined {
  return /^blocks\/([^/]+)\//.exec(key)?.[1]
}

/**
 * Returns `true` if a registry loads the module: the engine's, or that of the project's own blocks.
 */
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
  // The module itself is first, because the browser needs its URL to load it.
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

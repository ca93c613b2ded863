import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InlineConfig, Manifest, Plugin } from 'vite'
import { projectRoot } from './project-root'

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
  /** The module that makes the theme's variables: see `ui/theme.ts`. */
  theme: string
  /** The module that worker threads run: see `prerender-worker.ts`. */
  worker: string
  entry: ModuleFiles
  /** Block type → what its component needs beyond the entry. */
  blocks: Map<string, ModuleFiles>
  /** All styles there are, for finding the theme variables in use. */
  allStyles: string
}

const ENTRY = 'engine/entry-client.tsx'
const MANIFEST = 'manifest.json'

/** Builds the bundle into `dir`. It does not depend on any site. */
export async function writeBundle(dir: string): Promise<void> {
  const { NODE_ENV } = process.env
  // Vite goes by the environment before it goes by its mode; under a test runner it says `test`.
  process.env.NODE_ENV = 'production'
  try {
    await Promise.all([writeClient(join(dir, 'client')), writeServer(join(dir, 'server'))])
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

const SHARED: InlineConfig = {
  root: projectRoot,
  configFile: join(projectRoot, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'warn',
}

const ROLLDOWN = {
  // Of a library only the parts in use are read at all.
  experimental: { lazyBarrel: true },
  // A slow machine is not the author's mistake.
  checks: { bundlerTimings: false },
}

/** The browser's part of the bundle; `plugins` may look on. */
export async function writeClient(outDir: string, plugins: Plugin[] = []): Promise<void> {
  const { build } = await import('vite')
  const rolldownOptions = { ...ROLLDOWN, input: ENTRY }
  await build({
    ...SHARED,
    plugins,
    build: { outDir, emptyOutDir: true, manifest: MANIFEST, rolldownOptions },
  })
}

async function writeServer(outDir: string): Promise<void> {
  const { build } = await import('vite')
  const rolldownOptions = {
    ...ROLLDOWN,
    input: ['engine/entry-server.tsx', 'engine/build/prerender-worker.ts', 'engine/ui/theme.ts'],
    output: { entryFileNames: '[name].js' },
  }
  await build({
    ...SHARED,
    build: { outDir, emptyOutDir: true, ssr: true, rolldownOptions },
    // Self-contained, with React's production build in it: for servers Vite would leave the choice
    // to the environment at run time.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['tinypool'] },
  })
}

/** Reads what `writeBundle` wrote. */
export async function loadBundle(dir: string): Promise<Bundle> {
  const clientDir = join(dir, 'client')
  const manifestText = await readFile(join(clientDir, MANIFEST), 'utf8')
  const manifest: Manifest = JSON.parse(manifestText)
  const texts = await loadStyles(clientDir, manifest)
  const collect = (key: string) => collectFiles(manifest, key, texts)
  const entry = collect(ENTRY)
  return {
    id: createHash('sha256').update(manifestText).digest('hex').slice(0, 12),
    clientDir,
    serverEntry: join(dir, 'server', 'entry-server.js'),
    theme: join(dir, 'server', 'theme.js'),
    worker: join(dir, 'server', 'prerender-worker.js'),
    entry,
    blocks: new Map(
      Object.keys(manifest).flatMap((key) => {
        // One block is one folder of its type's name, loaded by the registry.
        const type = /^blocks\/([^/]+)\//.exec(key)?.[1]
        if (!type || !manifest[ENTRY]?.dynamicImports?.includes(key)) return []
        return [[type, subtract(collect(key), entry)] as const]
      }),
    ),
    allStyles: [...texts.values()].join('\n'),
  }
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

import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { build } from 'vite'
import { ENTRY, MANIFEST } from './bundle'
import { projectRoot } from './project-root'

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

const CLIENT_OUTPUT = {
  // Every page and the entry list names of files: 36 bits tell versions of one file apart.
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
  // What nearly every page uses is one file: five requests fewer, and less of them.
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'content', test: /engine\/ui\/(Actions|Content|Icon|Picture|RichText|Section)\./ },
    ],
  },
}

/** Builds what browsers fetch; `plugins` may look on. */
export async function writeClient(outDir: string, plugins: Plugin[] = []): Promise<void> {
  const rolldownOptions = { ...ROLLDOWN, input: ENTRY, output: CLIENT_OUTPUT }
  await build({
    ...SHARED,
    plugins,
    build: { outDir, emptyOutDir: true, manifest: MANIFEST, rolldownOptions },
  })
}

/** Builds what renders pages, and what worker threads run. */
export async function writeServer(outDir: string): Promise<void> {
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

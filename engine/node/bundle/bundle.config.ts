/** The Vite configuration of the bundle: the client and the renderer. */
import { basename, join } from 'node:path'
import type { EnvironmentOptions, Plugin } from 'vite'
import { defineConfig, mergeConfig } from 'vite'
import base from '../../../vite.config'
import {
  CLIENT_FOLDER,
  DEVELOPMENT,
  ENTRY,
  HANDLER_FILE,
  HANDLER_FOLDER,
  LIBRARIES,
  LIVE_FOLDER,
  LIVE_SCRIPT,
  MANIFEST,
  OPEN,
  RARE_STYLES,
  RECEIVER_FILE,
  RECEIVER_FOLDER,
  RECEIVER_LICENCES,
  SERVER_FOLDER,
  STUDIO_FOLDER,
  STUDIO_SCRIPT,
  STUDIO_STYLES,
} from './bundle'
import { inlineScripts } from './inline-scripts'
import { recordedReact } from './recorded-react'
import { listSharedEntries, sharedModules } from './shared-modules'

// Ends with the build that requested the bundle.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

const ROLLDOWN = {
  // Hides warnings about slow builds, which authors cannot fix.
  checks: { bundlerTimings: false },
}

/** React names components by their functions. */
const KEEPING_NAMES = { compress: false, mangle: false, codegen: true } as const

/** Matches modules by patterns of their paths in the engine, in Vite's client or in packages. */
function nameModules(...paths: string[]): RegExp {
  return new RegExp(`(?:engine/|\\0|node_modules/)(?:${paths.join('|')})[./]`)
}

const CLIENT_OUTPUT = {
  // Every page and the entry list file names, so hashes are short: 42 bits distinguish versions of
  // a file.
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
  // Two chunks contain the code that nearly every page uses; the entry needs one of them too. This
  // saves ten requests and several bytes.
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [
      // In files of their own: a page gets those that its HTML can match (see `pages/document.ts`).
      {
        name: (id: string) => `${RARE_STYLES}${basename(id, '.rare.css')}`,
        test: /\.rare\.css$/,
        priority: 1,
      },
      // Evaluated separately, before the entry: together, they would block a slow phone for long.
      { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
      {
        name: 'content',
        test: nameModules(
          'ui/kit/(Actions|BrandLogo|Icon|Picture|RichText|Section|panels|tab-list)',
          'ui/navigation/hash-target',
          'ui/search/(SearchInput|search-box)',
          'clsx',
          'core/page/picture-files',
          'core/text/(escape-rich-text|rich-text)',
        ),
      },
      {
        // Also used by the third-party scripts, which phones load without the app.
        name: 'common',
        test: nameModules(
          'browser/(base|hash|timing)',
          'browser/reports/(send-report|session-limit)',
          'core/addresses/(base|paths)',
          'core/text/trim-end',
          'vite/preload-helper',
        ),
      },
    ],
  },
}

/** The entry's imports are loaded before it requests anything. */
const OF_ENTRY = /^assets\/(?:rolldown-runtime|react|common)-/

/** The files of a module that the entry loads later. */
function listPreloads(_: string, files: string[]): string[] {
  return files.filter((file) => !OF_ENTRY.test(file))
}

const isOpen = Boolean(process.env[OPEN])
const isDevelopment = Boolean(process.env[DEVELOPMENT])
const CLIENT_INPUT = { 'entry-client': ENTRY, ...(isOpen && listSharedEntries()) }

const SERVER_INPUT = {
  'entry-server': 'engine/entry-server.tsx',
  'own-blocks': 'engine/own-blocks.ts',
  'prerender-worker': 'engine/node/build/pages/prerender-worker.ts',
  'check-worker': 'engine/node/check/run/check-worker.ts',
  'compress-worker': 'engine/node/build/output/compress-worker.ts',
  theme: 'engine/ui/app/theme.ts',
  ...(isOpen && { 'block-build-api': 'engine/block-build-api.ts', ...listSharedEntries() }),
}

const STUDIO: EnvironmentOptions = {
  consumer: 'client',
  build: {
    // Icons are in the script.
    assetsInlineLimit: 10_000,
    cssCodeSplit: false,
    rolldownOptions: {
      ...ROLLDOWN,
      input: 'engine/entry-studio.tsx',
      output: {
        entryFileNames: STUDIO_SCRIPT,
        assetFileNames: STUDIO_STYLES,
        codeSplitting: false,
      },
    },
  },
}

/** One file, for a server where nothing else is installed. */
const RECEIVER: EnvironmentOptions = {
  consumer: 'server',
  resolve: { noExternal: true },
  build: {
    target: 'node22',
    minify: true,
    license: { fileName: RECEIVER_LICENCES },
    rolldownOptions: {
      ...ROLLDOWN,
      input: 'engine/entry-receiver.ts',
      output: { entryFileNames: RECEIVER_FILE, codeSplitting: false },
    },
  },
}

/** One file, for functions. Hosts compile it into theirs, for programs that are not Node. */
const HANDLER: EnvironmentOptions = {
  consumer: 'client',
  build: {
    minify: true,
    rolldownOptions: {
      ...ROLLDOWN,
      input: 'engine/entry-form-handler.ts',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: HANDLER_FILE, codeSplitting: false },
    },
  },
}

/** Each part gets a folder of its own in `outDir`. */
const separateFolders: Plugin = {
  name: 'separate-folders',
  config: ({ build: { outDir = '' } = {} }) => ({
    environments: {
      client: { build: { outDir: join(outDir, CLIENT_FOLDER) } },
      ssr: { build: { outDir: join(outDir, SERVER_FOLDER) } },
      live: { build: { outDir: join(outDir, LIVE_FOLDER) } },
      ...(!isOpen && {
        receiver: { build: { outDir: join(outDir, RECEIVER_FOLDER) } },
        handler: { build: { outDir: join(outDir, HANDLER_FOLDER) } },
        studio: { build: { outDir: join(outDir, STUDIO_FOLDER) } },
      }),
    },
  }),
}

export default defineConfig(
  mergeConfig(base, {
    // Files refer to each other by relative URLs, so one bundle serves sites below any path.
    base: './',
    plugins: [
      ...[separateFolders, recordedReact, inlineScripts],
      ...(isOpen ? [sharedModules] : []),
    ],
    build: { emptyOutDir: true },
    environments: {
      client: {
        ...(isDevelopment && {
          define: { 'process.env.NODE_ENV': '"development"', 'import.meta.env.DEV': 'true' },
        }),
        build: {
          manifest: MANIFEST,
          modulePreload: { resolveDependencies: listPreloads },
          license: { fileName: LIBRARIES },
          rolldownOptions: {
            ...ROLLDOWN,
            input: CLIENT_INPUT,
            output: { ...CLIENT_OUTPUT, ...(isDevelopment && { minify: KEEPING_NAMES }) },
            ...(isOpen && { preserveEntrySignatures: 'allow-extension' as const }),
          },
        },
      },
      ssr: {
        // Self-contained, with React's production build: for servers, Vite would leave the choice
        // to the environment at run time.
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true, external: ['tinypool'] },
        build: {
          // For the source location of a block's error.
          sourcemap: isDevelopment,
          rolldownOptions: {
            ...ROLLDOWN,
            input: SERVER_INPUT,
            output: {
              entryFileNames: '[name].js',
              // All of it is loaded before the first page; a file per block would take longer.
              codeSplitting: { groups: [{ name: 'blocks', test: /\/(?:blocks|content-parts)\// }] },
            },
          },
        },
      },
      live: {
        consumer: 'client',
        build: {
          rolldownOptions: {
            input: 'engine/entry-live.ts',
            output: { entryFileNames: LIVE_SCRIPT },
          },
        },
      },
      // An open bundle is for blocks, which the receivers and the studio do not import.
      ...(!isOpen && { receiver: RECEIVER, handler: HANDLER, studio: STUDIO }),
    },
  }),
)

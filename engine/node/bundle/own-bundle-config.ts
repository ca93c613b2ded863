/** How Vite compiles the blocks of a project. */
import { basename } from 'node:path'
import type { BuildOptions, InlineConfig } from 'vite'
import { ownProject } from '../schemas/block-folders'
import { MANIFEST } from './bundle'

/** The module in which the build halves of a project's own blocks are. */
export const OWN_BUILDS = 'own-builds.js'

/** The entries. */
export const COMPONENTS = 'quire-own-components'
export const RENDERED = 'quire-own-rendered'
export const BUILDS = 'quire-own-builds'

const COMMON: InlineConfig = {
  root: ownProject,
  configFile: false,
  envFile: false,
  mode: 'production',
  publicDir: false,
  // The caller reports what goes wrong.
  logLevel: 'silent',
  css: {
    // Apart from the engine's classes, also where a block replaces one of the engine's. The hash
    // is that of the path: two blocks may each have a style sheet of the same name.
    modules: { generateScopedName: 'own-[name]-[local]-[hash:base64:5]' },
    // A configuration in the project is for other tools.
    postcss: {},
  },
  // Wherever the output is put, the files of a bundle are beside each other.
  base: './',
  // By default, Vite takes this from NODE_ENV, which a shell or a test runner may have set.
  oxc: { jsx: { development: false } },
}

/** What Vite replaces in code; by default, it takes the values from NODE_ENV. */
const buildDefinitions = (environment: 'development' | 'production') => ({
  'process.env.NODE_ENV': JSON.stringify(environment),
  'import.meta.env.DEV': 'false',
  'import.meta.env.PROD': 'true',
})

/** Selects files of a package; by default, Vite takes the last one from NODE_ENV. */
const listConditions = (environment: 'browser' | 'node') => ['module', environment, 'production']

const COMMON_BUILD: BuildOptions = {
  emptyOutDir: false,
  target: 'baseline-widely-available',
  assetsInlineLimit: 0,
}

export function buildClientConfig(outDir: string, isDevelopment: boolean): InlineConfig {
  return {
    ...COMMON,
    define: buildDefinitions(isDevelopment ? 'development' : 'production'),
    resolve: { conditions: listConditions('browser') },
    build: {
      ...COMMON_BUILD,
      // React names components by their functions.
      minify: !isDevelopment,
      outDir,
      manifest: `own-${MANIFEST}`,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: COMPONENTS,
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: 'assets/own-[hash:7].js',
          chunkFileNames: 'assets/own-[name]-[hash:7].js',
          assetFileNames: 'assets/own-[name]-[hash:7][extname]',
        },
      },
    },
  }
}

export function buildServerConfig(outDir: string, isDevelopment: boolean): InlineConfig {
  return {
    ...COMMON,
    define: buildDefinitions('production'),
    ssr: { noExternal: true, resolve: { conditions: listConditions('node') } },
    build: {
      ...COMMON_BUILD,
      outDir,
      ssr: true,
      // Says where a block threw.
      sourcemap: isDevelopment,
      rolldownOptions: {
        input: { 'own-blocks': RENDERED, [basename(OWN_BUILDS, '.js')]: BUILDS },
        output: { entryFileNames: '[name].js', chunkFileNames: 'own-[name]-[hash:7].js' },
      },
    },
  }
}

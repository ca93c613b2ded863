/** The Vite configuration for the blocks of a project. */
import { basename } from 'node:path'
import type { BuildOptions, InlineConfig } from 'vite'
import { ownProject } from '../schemas/block-folders'
import { MANIFEST } from './bundle'

/** The module with the build modules of a project's own blocks. */
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
  // The caller reports errors.
  logLevel: 'silent',
  css: {
    // Distinct from the engine's class names, even if a block replaces one of the engine's. The
    // hash is that of the path, because two blocks may have style sheets with the same name.
    modules: { generateScopedName: 'own-[name]-[local]-[hash:base64:5]' },
    // A configuration in the project is for other tools.
    postcss: {},
  },
  // The files of a bundle stay in one folder, wherever it is.
  base: './',
  // By default, Vite takes this from NODE_ENV, which a shell or a test runner may have set.
  oxc: { jsx: { development: false } },
}

/** The constants that Vite replaces in code. By default, it takes their values from NODE_ENV. */
const buildDefinitions = (environment: 'development' | 'production') => ({
  'process.env.NODE_ENV': JSON.stringify(environment),
  'import.meta.env.DEV': 'false',
  'import.meta.env.PROD': 'true',
})

/**
 * Conditions that select the files of a package. By default, Vite takes the last one from NODE_ENV.
 */
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
      // For the source location of a block's error.
      sourcemap: isDevelopment,
      rolldownOptions: {
        input: { 'own-blocks': RENDERED, [basename(OWN_BUILDS, '.js')]: BUILDS },
        output: { entryFileNames: '[name].js', chunkFileNames: 'own-[name]-[hash:7].js' },
      },
    },
  }
}

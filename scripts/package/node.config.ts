/** How Vite compiles what runs in Node: the command `quire`, in chunks that load when needed. */
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { MEASURED_FAMILIES } from '../../engine/node/fonts/fallback-fonts.ts'
import { KEPT, OPTIONAL } from './manifest.ts'

/** Only the repository has its generated types formatted. */
const withoutPrettier: Plugin = {
  name: 'without-prettier',
  enforce: 'pre',
  resolveId: (id) => (id === 'prettier' ? '\0prettier' : undefined),
  load: (id) => (id === '\0prettier' ? 'export const format = undefined' : undefined),
}

/** Of the metrics of all the web's fonts, 4 MB, those that are asked for. */
const fewMetrics: Plugin = {
  name: 'few-metrics',
  async load(id) {
    if (!id.endsWith('/capsize-font-metrics.mjs')) return undefined
    const { entireMetricsCollection: all } = await import(id)
    const isKept = ({ familyName = '' }) => MEASURED_FAMILIES.includes(familyName)
    const kept = Object.entries<{ familyName: string }>(all).filter(([, font]) => isKept(font))
    return `export const entireMetricsCollection = ${JSON.stringify(Object.fromEntries(kept))}`
  },
}

export default defineConfig({
  publicDir: false,
  clearScreen: false,
  logLevel: 'warn',
  plugins: [withoutPrettier, fewMetrics],
  ssr: { noExternal: true, external: [...KEPT, ...OPTIONAL], target: 'node' },
  build: {
    ssr: 'scripts/quire.ts',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    // What is compiled into it keeps its notices.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      // Packages for both module systems name `module`, after they have tested for it.
      checks: { bundlerTimings: false, commonJsVariableInEsm: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:7].js',
        banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
      },
    },
  },
})

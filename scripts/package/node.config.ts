/** The Vite configuration for the Node code: the `quire` command, in chunks that load on demand. */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { MEASURED_FAMILIES } from '../../engine/node/build/assets/fonts/fallback-fonts'
import { KEPT, OPTIONAL } from './manifest'

/** Excludes Prettier, because only the repository formats generated types. */
const withoutPrettier: Plugin = {
  name: 'without-prettier',
  enforce: 'pre',
  resolveId: (id) => (id === 'prettier' ? '\0prettier' : undefined),
  load: (id) => (id === '\0prettier' ? 'export const format = undefined' : undefined),
}

/** Keeps only the metrics that Quire uses, out of 4 MB of web font metrics. */
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

/**
 * The web's media types that have a file extension, out of 2,500, with only the properties that
 * Quire uses.
 */
const fewMediaTypes: Plugin = {
  name: 'few-media-types',
  async load(id) {
    if (!id.endsWith('/mime-db/db.json')) return undefined
    const all: Record<string, MediaType> = JSON.parse(await readFile(id, 'utf8'))
    const kept = Object.entries(all).filter(([, { extensions }]) => extensions)
    const entries = kept.map(([type, { source, charset, extensions }]) => [
      type,
      { source, charset, extensions },
    ])
    const text = JSON.stringify(JSON.stringify(Object.fromEntries(entries)))
    return { code: `module.exports = JSON.parse(${text})`, moduleType: 'js' }
  },
}

interface MediaType {
  source?: string
  charset?: string
  extensions?: string[]
}

export default defineConfig({
  publicDir: false,
  clearScreen: false,
  logLevel: 'warn',
  plugins: [withoutPrettier, fewMetrics, fewMediaTypes],
  ssr: { noExternal: true, external: [...KEPT, ...OPTIONAL], target: 'node' },
  build: {
    ssr: 'scripts/quire.ts',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    // Keeps the licence notices of compiled packages.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      // Packages that support both module systems use `module`, after testing for it.
      checks: { bundlerTimings: false, commonJsVariableInEsm: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:7].js',
        banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
      },
    },
  },
})

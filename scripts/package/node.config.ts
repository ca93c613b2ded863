/** How Vite compiles what runs in Node: the command `quire`, in chunks that load when needed. */
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { KEPT, OPTIONAL } from './manifest.ts'

/** Only the repository has its generated types formatted. */
const withoutPrettier: Plugin = {
  name: 'without-prettier',
  enforce: 'pre',
  resolveId: (id) => (id === 'prettier' ? '\0prettier' : undefined),
  load: (id) => (id === '\0prettier' ? 'export const format = undefined' : undefined),
}

export default defineConfig({
  publicDir: false,
  clearScreen: false,
  logLevel: 'warn',
  plugins: [withoutPrettier],
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

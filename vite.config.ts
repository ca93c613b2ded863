import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The bundle: the engine and the blocks, without any page in it. */
export default defineConfig({
  publicDir: false,
  plugins: [react()],
  css: {
    // `Faq-item`: no two style sheets of the engine and its blocks have the same name.
    modules: { generateScopedName: (local, file) => `${basename(file).split('.')[0]}-${local}` },
  },
  // What React has had by itself since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // The search worker fetches its own parts when it needs them.
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Block styles are in the page's HTML; see engine/node/build/pages/document.ts.
    modulePreload: { polyfill: false },
  },
})

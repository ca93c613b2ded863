import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The bundle: the engine and the blocks, without any page in it. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  clearScreen: false,
  plugins: [react()],
  // Found before the first page is asked for: a dependency found later reloads the page.
  optimizeDeps: { entries: ['engine/entry-client.tsx', 'blocks/*/*.tsx'] },
  css: {
    modules: { generateScopedName: '[hash:base64:5]' },
  },
  // The search worker fetches its own parts when it needs them.
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Block styles are in the page's HTML; see engine/build/document.ts.
    modulePreload: { polyfill: false },
  },
})
